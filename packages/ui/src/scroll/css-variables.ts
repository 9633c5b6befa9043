/** CSS variables that `Scroll` reads on its element. */
export const ScrollCssVariables = {
  /** The length of an edge's fade: `2.5rem` where nobody sets it. `0px` removes the fade. */
  fade: '--scroll-fade',
} as const;
