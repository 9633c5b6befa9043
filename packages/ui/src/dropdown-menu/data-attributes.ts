import {MenuParts} from '../internal/menu/data-attributes.ts';

/** Attributes on the parts of a dropdown menu, for use in selectors. */
export const DropdownMenuDataAttributes = {
  /** On the content and the content of a submenu, while it is open. */
  open: MenuParts.open,
  /** On both kinds of content: the side it is on, after a collision too: `top`, `bottom`, `inline-start`, ... */
  side: MenuParts.side,
  /** On the trigger and the trigger of a submenu, while the menu is open. */
  popupOpen: MenuParts.popupOpen,
  /** On the item that the pointer or the keyboard is at. */
  highlighted: MenuParts.highlighted,
  /** On a checkbox item or a radio item that is checked. */
  checked: MenuParts.checked,
  /** On a disabled item. */
  disabled: MenuParts.disabled,
} as const;
