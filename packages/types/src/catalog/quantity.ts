import type {QuantityRule} from './QuantityRule.ts';

/**
 * The quantity nearest to what was asked for that a rule allows.
 *
 * @param quantity - The requested quantity, such as a shopper typed it.
 * @param rule - The quantities that may be ordered.
 * @returns The nearest allowed quantity, and the smaller of two that are equally near. `rule.min` for what isn't a number.
 * @category Availability
 * @example
 * ```ts
 * import {nearestQuantity} from '@storefront-toolkit/types/catalog';
 *
 * export const cases = nearestQuantity(14, {min: 6, max: 24, step: 6});
 * ```
 */
export function nearestQuantity(
  quantity: number,
  {min, max = Infinity, step}: QuantityRule,
): number {
  if (Number.isNaN(quantity)) return min;
  const highest = max === Infinity ? Infinity : Math.floor((max - min) / step);
  const steps = Math.min(Math.ceil((quantity - min) / step - 0.5), highest);
  return min + Math.max(0, Number.isFinite(steps) ? steps : 0) * step;
}
