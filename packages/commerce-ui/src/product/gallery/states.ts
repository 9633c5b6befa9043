import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a product gallery, as the accessibility tree has them. */
export const states = [
  {
    id: 'image',
    state: 'Always',
    part: 'Large image',
    role: 'image',
    name: 'Rain jacket in moss, from the front',
  },
  {
    id: 'trigger',
    state: 'Dialog closed',
    part: 'Dialog’s button',
    role: 'button',
    name: 'View larger',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'list',
    state: 'Several media',
    part: 'Small pictures',
    role: 'list',
    name: 'Pictures',
  },
  {
    id: 'picture',
    state: 'Several media',
    part: 'Small picture',
    role: 'button',
    name: 'Rain jacket in moss, from the front',
    properties: {focusable: true},
  },
  {
    id: 'video',
    state: 'Several media',
    part: 'Small picture of a video',
    role: 'button',
    name: 'A tent by a lake at night (video)',
    properties: {focusable: true},
  },
  {
    id: 'dialog',
    state: 'Dialog open',
    part: 'Dialog',
    role: 'dialog',
    name: 'Larger picture',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'zoom-out',
    state: 'Dialog open, not enlarged',
    part: 'Zoom button',
    role: 'button',
    name: 'Zoom out',
    properties: {disabled: true, focusable: true},
  },
  {
    id: 'area',
    state: 'Dialog open, enlarged',
    part: 'Image area',
    role: 'group',
    name: 'Rain jacket in moss, from the front',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
