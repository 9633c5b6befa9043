/** CSS variables that `CarouselRoot` reads. Set them on it by a class, for each width of the screen. */
export const CarouselCssVariables = {
  /** Width of a slide as a part of the carousel's. Default: `100%`. */
  slideSize: '--carousel-slide-size',
  /** Distance between slides. Default: `1rem`. */
  gap: '--carousel-gap',
} as const;
