import {findVariant, isPurchasable, type ProductVariant} from '@storefront-toolkit/types/catalog';

/** For each option's id the id of the value that a variant has. */
export const choiceOf = ({selectedOptions}: ProductVariant): Record<string, string> =>
  Object.fromEntries(selectedOptions.map(({optionId, valueId}) => [optionId, valueId]));

/** Whether a value can be bought together with the other values of the chosen variant. */
export function isOffered(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  optionId: string,
  valueId: string,
): boolean {
  const variant = findVariant(variants, {...choiceOf(chosen), [optionId]: valueId});
  return variant !== undefined && isPurchasable(variant.availability);
}

/**
 * The variant after a shopper has chosen a value: the one that keeps the other choices, if it exists, else the first with
 * the value that can be bought, else any with it. So no value leads into a dead end.
 */
export function chooseValue(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  optionId: string,
  valueId: string,
): ProductVariant {
  const buyable = variants.filter(({availability}) => isPurchasable(availability));
  return (
    findVariant(variants, {...choiceOf(chosen), [optionId]: valueId}) ??
    findVariant(buyable, {[optionId]: valueId}) ??
    findVariant(variants, {[optionId]: valueId}) ??
    chosen
  );
}
