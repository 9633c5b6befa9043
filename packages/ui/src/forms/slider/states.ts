import type {StateRow} from '../../internal/state-row.ts';

/** The states of a slider, as the accessibility tree has them. */
export const states = [
  {
    id: 'low',
    state: 'Always',
    part: 'Lower thumb',
    role: 'slider',
    name: 'Lowest price',
    properties: {focusable: true, value: 20, valuemax: 160},
  },
  {
    id: 'high',
    state: 'Always',
    part: 'Upper thumb',
    role: 'slider',
    name: 'Highest price',
    properties: {focusable: true, value: 120, valuemax: 160},
  },
  {
    id: 'only',
    state: 'In a field',
    part: 'Thumb',
    role: 'slider',
    name: 'Pickup within',
    description: 'From your address to the store.',
    properties: {focusable: true, value: 10, valuemin: 1, valuemax: 50},
  },
  {
    id: 'disabled',
    state: 'Disabled',
    part: 'Thumb',
    role: 'slider',
    name: 'Pickup within',
    description: 'Enter your address first.',
    properties: {disabled: true, value: 10, valuemin: 1, valuemax: 50},
  },
] as const satisfies readonly StateRow[];
