import type {StateRow} from '../../internal/state-row.ts';

/** The states of an error summary, as the accessibility tree has them. Without errors it isn't in the tree. */
export const states = [
  {
    id: 'browser-errors',
    state: 'After a submission that failed',
    part: 'Summary',
    role: 'region',
    name: 'There is a problem',
    description: 'Choose how we deliver Accept the terms of sale',
    properties: {focusable: true},
  },
  {
    id: 'server-errors',
    state: 'With errors from the server',
    part: 'Summary',
    role: 'region',
    name: 'There is a problem',
    description:
      'Enter a gift card that has not expired We could not reach your bank. Try again in a minute',
    properties: {focusable: true},
  },
  {
    id: 'heading',
    state: 'Shown',
    part: 'Heading',
    role: 'heading',
    name: 'There is a problem',
    properties: {level: 3},
  },
  {
    id: 'error-link',
    state: 'With a control',
    part: 'Error',
    role: 'link',
    name: 'Enter a gift card that has not expired',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
