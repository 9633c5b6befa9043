/** Attributes on the parts of a drawer, for use in selectors. Each is present with an empty value. */
export const DrawerDataAttributes = {
  /** On `DrawerContent` while the drawer is open. */
  open: 'data-open',
  /** On `DrawerTrigger` while the drawer is open. */
  popupOpen: 'data-popup-open',
  /** On `DrawerContent` while a finger moves it. */
  swiping: 'data-swiping',
  /** On `DrawerContent` while it is at the last of its snap points, the whole height of the screen. */
  expanded: 'data-expanded',
} as const;
