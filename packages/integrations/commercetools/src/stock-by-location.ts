import type {
  Address,
  Channel,
  ProductVariantChannelAvailability,
} from '@commercetools/platform-sdk';
import {
  type Field,
  readCountry,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {LocationStock, StockLocationAddress} from '@storefront-toolkit/types/catalog';
import {localized} from './locale.ts';
import {readAddress} from './normalize-address.ts';
import {readStock} from './normalize-stock.ts';
import type {Raw} from './raw.ts';

type Found<Type> = Field<Raw<Type> | null | undefined>;

/** The parts of a channel's address. The country is the only one that commercetools asks for. */
function readPlace(field: Field<Raw<Address>>): StockLocationAddress {
  const {line1, line2, city, region, postalCode, phone} = readAddress(field);
  return {
    ...(line1 && {line1}),
    ...(line2 && {line2}),
    ...(city && {city}),
    ...(region && {region}),
    ...(postalCode && {postalCode}),
    country: readCountry(field.at('country')),
    ...(phone && {phone}),
  };
}

/**
 * A variant's stock in a channel.
 *
 * @param locales - Locales for the channel's name, best first. Without a name, it is the channel's key.
 */
export function normalizeLocationStock(
  channel: Found<Channel>,
  entry: Found<ProductVariantChannelAvailability>,
  locales: readonly string[],
  report: Report,
): LocationStock {
  const name = readOrReport('name of a location', report, () =>
    localized(channel.at('name'), locales),
  );
  const address = readOrReport('address of a location', report, () => {
    const given = channel.at('address').given();
    return given && readPlace(given);
  });
  const stock = readStock(entry);
  const quantity = stock?.quantity ?? 0;
  return {
    location: {
      id: channel.at('id').filledText(),
      name: name ?? channel.at('key').filledText(),
      ...(address && {address}),
    },
    availability: stock?.inStock
      ? {status: 'in-stock', ...(quantity > 0 && {quantity})}
      : {status: 'out-of-stock'},
  };
}
