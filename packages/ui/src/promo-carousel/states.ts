import type {StateRow} from '../internal/state-row.ts';

/** The states of a promo carousel, as the accessibility tree has them. */
export const states = [
  {
    id: 'carousel',
    state: 'Several offers',
    part: 'Carousel',
    role: 'region',
    name: 'This season',
    properties: {roledescription: 'carousel'},
  },
  {id: 'single', state: 'One offer', part: 'Section', role: 'region', name: 'Offer of the month'},
  {
    id: 'slide',
    state: 'In view',
    part: 'Slide',
    role: 'group',
    name: '1 of 3',
    properties: {roledescription: 'slide'},
  },
  {
    id: 'previous',
    state: 'Always',
    part: 'Previous button',
    role: 'button',
    name: 'Previous offer',
    properties: {focusable: true},
  },
  {id: 'picker', state: 'Always', part: 'Picker', role: 'group', name: 'Choose an offer'},
  {
    id: 'pick',
    state: 'Always',
    part: 'Picker’s button',
    role: 'button',
    name: 'Offer 2 of 3',
    properties: {focusable: true},
  },
  {
    id: 'rotating',
    state: 'Rotating',
    part: 'Pause button',
    role: 'button',
    name: 'Stop automatic slides',
    properties: {focusable: true},
  },
  {
    id: 'paused',
    state: 'Paused',
    part: 'Pause button',
    role: 'button',
    name: 'Start automatic slides',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
