import type {StateRow} from '../internal/state-row.ts';

/** The states of a quiz, as the accessibility tree has them. */
export const states = [
  {id: 'quiz', state: 'Always', part: 'Quiz', role: 'form', name: 'Find your running shoe'},
  {
    id: 'progress',
    state: 'First step',
    part: 'Progress',
    role: 'progressbar',
    name: 'Step 1 of 2',
    properties: {valuemax: 2, value: 1},
  },
  {id: 'question', state: 'First step', part: 'Question', role: 'group', name: 'Where do you run?'},
  {
    id: 'option',
    state: 'Not chosen',
    part: 'Option',
    role: 'radio',
    name: 'On roads',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'described-option',
    state: 'Not chosen',
    part: 'Option with a description',
    role: 'radio',
    name: 'On a track Also on a treadmill',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'chosen',
    state: 'Chosen',
    part: 'Option',
    role: 'radio',
    name: 'On roads',
    properties: {focusable: true, checked: true},
  },
  {
    id: 'missing',
    state: 'No answer',
    part: 'Question',
    role: 'group',
    name: 'Where do you run?',
    description: 'Choose an answer to go on.',
  },
  {
    id: 'next',
    state: 'Always',
    part: 'Next button',
    role: 'button',
    name: 'Next',
    properties: {focusable: true},
  },
  {
    id: 'second',
    state: 'Second step',
    part: 'Progress',
    role: 'progressbar',
    name: 'Step 2 of 2',
    properties: {valuemax: 2, value: 2},
  },
] as const satisfies readonly StateRow[];
