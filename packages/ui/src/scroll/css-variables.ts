/** CSS variables that `Scroll` reads on its element. */
export const ScrollCssVariables = {
  /** How far an edge fades, as a length: `2.5rem` where nobody sets it. `0px` takes the fading away. */
  fade: '--scroll-fade',
} as const;
