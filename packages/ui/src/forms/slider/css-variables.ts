/** CSS variables on the track of `Slider` and `RangeSlider`: the chosen part, as shares of the track from 0 to 1. */
export const SliderCssVariables = {
  /** Beginning of the chosen part. 0 for one thumb. */
  start: '--slider-start',
  /** End of the chosen part. */
  end: '--slider-end',
} as const;
