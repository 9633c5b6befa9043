import type {ProductVariant} from './ProductVariant.ts';

/**
 * Finds the variant with the values that a shopper has chosen.
 *
 * @typeParam Variant - Type of the variants.
 * @param variants - Variants of a product.
 * @param chosen - For each option's id the id of a value. Options that aren't in it may have any value.
 * @returns The first variant that fits, or `undefined` when the combination doesn't exist.
 * @category Options
 * @example
 * ```ts
 * import {
 *   findVariant,
 *   isPurchasable,
 *   type Product,
 * } from '@storefront-toolkit/types/catalog';
 *
 * // Whether a size can still be chosen, given the color.
 * export function isOffered(
 *   product: Product,
 *   color: string,
 *   size: string,
 * ): boolean {
 *   const variant = findVariant(product.variants, {color, size});
 *   return variant !== undefined && isPurchasable(variant.availability);
 * }
 * ```
 */
export function findVariant<Variant extends ProductVariant>(
  variants: readonly Variant[],
  chosen: Readonly<Record<string, string>>,
): Variant | undefined {
  return variants.find((variant) =>
    Object.entries(chosen).every(([option, value]) =>
      variant.selectedOptions.some(
        ({optionId, valueId}) => optionId === option && valueId === value,
      ),
    ),
  );
}
