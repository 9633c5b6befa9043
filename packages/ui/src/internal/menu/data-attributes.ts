/** Attributes of the parts of menus. Base UI sets them. */
export const MenuParts = {
  open: 'data-open',
  side: 'data-side',
  popupOpen: 'data-popup-open',
  highlighted: 'data-highlighted',
  checked: 'data-checked',
  disabled: 'data-disabled',
} as const;
