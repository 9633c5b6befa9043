/** CSS variables on `DrawerContent`, for transitions of your own. */
export const DrawerCssVariables = {
  /** Height of the drawer, in pixels. */
  height: '--drawer-height',
  /** How far a finger has moved the drawer down, in pixels. */
  swipeMovementY: '--drawer-swipe-movement-y',
  /** How far the drawer stands below the edge of the screen because of its snap point, in pixels. */
  snapPointOffset: '--drawer-snap-point-offset',
} as const;
