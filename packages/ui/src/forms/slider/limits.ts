/** The values that a slider can have: `min`, then every `step` more, up to `max`. */
export interface Limits {
  min: number;
  max: number;
  step: number;
  /** Least distance between two thumbs: a multiple of `step`. */
  minDistance: number;
}

/** Limits as a user gives them. */
export type GivenLimits = {[Name in keyof Limits]?: number | undefined};

/** Takes out what binary fractions add: 0.1 + 0.2 is 0.30000000000000004. */
const exact = (value: number) => Number(value.toPrecision(12));

/** Limits that allow a value, whatever is given: the ends in their order, and a step forward. */
export function limitsOf({min = 0, max = 100, step = 1, minDistance = 0}: GivenLimits): Limits {
  const ends = [Number.isFinite(min) ? min : 0, Number.isFinite(max) ? max : 100];
  const low = Math.min(...ends);
  const by = step > 0 && Number.isFinite(step) ? step : 1;
  const steps = Math.floor(exact((Math.max(...ends) - low) / by));
  const apart = minDistance > 0 ? Math.min(Math.ceil(exact(minDistance / by)), steps) : 0;
  return {min: low, max: Math.max(...ends), step: by, minDistance: exact(apart * by)};
}

/** The value that is nearest to a number. NaN becomes `otherwise`. */
function nearestValue(wanted: number, {min, max, step}: Limits, otherwise = min): number {
  const value = Number.isNaN(wanted) ? otherwise : Math.min(Math.max(wanted, min), max);
  const steps = Math.min(Math.round((value - min) / step), Math.floor(exact((max - min) / step)));
  return exact(min + steps * step);
}

/** Values that the limits allow, the lower one first. */
export function allowedValues(given: readonly number[], limits: Limits): readonly number[] {
  const first = nearestValue(given[0]!, limits);
  if (given.length === 1) return [first];
  const second = nearestValue(given[1]!, limits, limits.max);
  const {min, max, minDistance} = limits;
  const low = Math.min(first, second);
  const high = nearestValue(Math.max(first, second, exact(low + minDistance)), limits, max);
  return [Math.max(min, Math.min(low, exact(high - minDistance))), high];
}

/** The values after a thumb was moved as far as the other one lets it. */
export function movedValues(
  values: readonly number[],
  index: number,
  wanted: number,
  limits: Limits,
): readonly number[] {
  const next = nearestValue(wanted, limits);
  const [low, high] = values;
  if (high === undefined) return [next];
  const {minDistance} = limits;
  return index === 0
    ? [Math.min(next, exact(high - minDistance)), high]
    : [low!, Math.max(next, exact(low! + minDistance))];
}

/** The place of a value between the ends, from 0 to 1. */
export const shareOf = (value: number, {min, max}: Limits) =>
  max > min ? (value - min) / (max - min) : 0;
