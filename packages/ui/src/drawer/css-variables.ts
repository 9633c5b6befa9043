/** CSS variables on `DrawerContent`, for your own transitions. */
export const DrawerCssVariables = {
  /** Height of the drawer, in pixels. */
  height: '--drawer-height',
  /** The distance that a finger has moved the drawer down, in pixels. */
  swipeMovementY: '--drawer-swipe-movement-y',
  /** The distance of the drawer below the screen's edge at its snap point, in pixels. */
  snapPointOffset: '--drawer-snap-point-offset',
} as const;
