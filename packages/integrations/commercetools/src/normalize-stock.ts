import type {ProductVariantAvailability} from '@commercetools/platform-sdk';
import type {Field} from '@storefront-toolkit/integration-core';
import type {Availability} from '@storefront-toolkit/types/catalog';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** An entry of the inventory. */
interface Stock {
  readonly inStock: boolean;
  readonly quantity: number | undefined;
}

/** An entry of the inventory. `undefined` when nothing was counted there. */
export function readStock(
  field: Field<Raw<Pick<ProductVariantAvailability, 'isOnStock' | 'availableQuantity'>>>,
): Stock | undefined {
  const quantity = field.at('availableQuantity').given()?.integer();
  const inStock = field.at('isOnStock').given()?.boolean();
  if (quantity === undefined && inStock === undefined) return undefined;
  return {inStock: inStock ?? (quantity ?? 0) > 0, quantity};
}

/**
 * Whether a variant can be bought: when one of the entries that count is in stock. Without any entry, commercetools does not count the
 * variant, so it can.
 *
 * @param channels - Keys of the supply channels that count. Without them all entries do, those without a channel too.
 */
export function readAvailability(
  field: Field<Maybe<Raw<ProductVariantAvailability>>>,
  channels?: readonly string[],
): Availability {
  const given = field.given();
  if (!given) return {status: 'in-stock'};
  const general = readStock(given);
  const byChannel = (given.at('channels').given()?.entries() ?? []).map(
    ([key, entry]) => [key, readStock(entry as Field<Raw<ProductVariantAvailability>>)] as const,
  );
  if (!general && byChannel.length === 0) return {status: 'in-stock'};
  const counted = channels
    ? byChannel.filter(([key]) => channels.includes(key)).map(([, stock]) => stock)
    : [general, ...byChannel.map(([, stock]) => stock)];
  const inStock = counted.filter((stock) => stock !== undefined).filter((stock) => stock.inStock);
  if (inStock.length === 0) return {status: 'out-of-stock'};
  const quantity = inStock.reduce((sum, stock) => sum + (stock.quantity ?? Number.NaN), 0);
  return {status: 'in-stock', ...(quantity > 0 && {quantity})};
}
