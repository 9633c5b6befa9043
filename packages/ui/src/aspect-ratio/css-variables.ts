/** CSS variables that `AspectRatio` reads on its element. */
export const AspectRatioCssVariables = {
  /** The ratio of width to height, as a number: 1 where nobody sets it. Set by `ratio`, or in a style sheet of yours. */
  ratio: '--aspect-ratio',
} as const;
