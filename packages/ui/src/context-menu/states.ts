import type {StateRow} from '../internal/state-row.ts';

/** The states of a context menu, as the accessibility tree has them. */
export const states = [
  {
    id: 'trigger',
    state: 'Closed',
    part: 'Link in the trigger',
    role: 'link',
    name: 'Wool scarf',
    properties: {focusable: true},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Menu',
    role: 'menu',
    name: 'Rain jackets',
    properties: {focusable: true, orientation: 'vertical'},
  },
  {
    id: 'checkbox',
    state: 'Checked',
    part: 'Checkbox item',
    role: 'menuitemcheckbox',
    name: 'Prices',
    properties: {focusable: true, checked: true},
  },
  {
    id: 'radio',
    state: 'Not checked',
    part: 'Radio item',
    role: 'menuitemradio',
    name: 'Small',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'checked-radio',
    state: 'Checked',
    part: 'Radio item',
    role: 'menuitemradio',
    name: 'Large',
    properties: {focusable: true, checked: true},
  },
  {id: 'group', state: 'Open', part: 'Radio group', role: 'group', name: 'Pictures'},
  {id: 'separator', state: 'Open', part: 'Separator', role: 'separator', name: ''},
  {
    id: 'item',
    state: 'Open',
    part: 'Item',
    role: 'menuitem',
    name: 'Remove',
    properties: {focusable: true},
  },
  {
    id: 'submenu',
    state: 'Submenu closed',
    part: 'Submenu’s trigger',
    role: 'menuitem',
    name: 'Move to',
    properties: {focusable: true, hasPopup: 'menu', expanded: false},
  },
] as const satisfies readonly StateRow[];
