/** Ends and step of a slider. */
export interface SliderLimits {
  min: number;
  max: number;
  step: number;
}

/** Takes out what binary fractions add: 0.1 + 0.2 is 0.30000000000000004. */
const exact = (value: number) => Number(value.toPrecision(12));

/**
 * Round ends around a range, with about a hundred steps of 1, 2 or 5 between them.
 *
 * @param least - The smallest step, such as a cent.
 * @returns `undefined` for a range without room for a slider.
 */
export function sliderLimits(min: number, max: number, least: number): SliderLimits | undefined {
  const span = max - min;
  if (!Number.isFinite(span) || span <= 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(span / 100));
  const digit = [5, 2, 1].find((one) => one * power <= span / 100) ?? 1;
  const step = exact(Math.max(digit * power, least));
  return {
    min: exact(Math.floor(exact(min / step)) * step),
    max: exact(Math.ceil(exact(max / step)) * step),
    step,
  };
}

/** The texts of two fields as values of the slider, which wants both on its steps, the lower one first. */
export function sliderValues(
  [from, to]: readonly [from: string, to: string],
  {min, max, step}: SliderLimits,
): [low: number, high: number] {
  const nearest = (text: string, otherwise: number) => {
    const value = text === '' ? NaN : Number(text);
    if (Number.isNaN(value)) return otherwise;
    const within = Math.min(Math.max(value, min), max);
    return exact(min + Math.round((within - min) / step) * step);
  };
  const low = nearest(from, min);
  return [low, Math.max(nearest(to, max), low)];
}
