import {
  type Field,
  readCountry,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  Availability,
  LocationStock,
  StockLocation,
  StockLocationAddress,
} from '@storefront-toolkit/types/catalog';
import type {Raw} from './raw.ts';
import type {Location, LocationAddress, StoreAvailability} from './schema.ts';

type Found<Type> = Field<Raw<Type> | null | undefined>;

/** The parts of an address that Shopify tells. `undefined` when it tells none. A part that can't be read is left out, and reported. */
function readAddress(
  address: Field<Raw<LocationAddress> | null | undefined>,
  report: Report,
): StockLocationAddress | undefined {
  const text = (key: 'address1' | 'address2' | 'city' | 'phone' | 'provinceCode' | 'zip') =>
    readOrReport('part of an address', report, () => address.at(key).optionalText());
  const [line1, line2, city] = [text('address1'), text('address2'), text('city')];
  const [region, postalCode, phone] = [text('provinceCode'), text('zip'), text('phone')];
  const country = readOrReport('part of an address', report, () => {
    const code = address.at('countryCode').given();
    return code && readCountry(code);
  });
  const told = {
    ...(line1 && {line1}),
    ...(line2 && {line2}),
    ...(city && {city}),
    ...(region && {region}),
    ...(postalCode && {postalCode}),
    ...(country && {country}),
    ...(phone && {phone}),
  };
  return Object.keys(told).length > 0 ? told : undefined;
}

function readLocation(location: Found<Location>, report: Report): StockLocation {
  const address = readAddress(location.at('address'), report);
  return {
    id: location.at('id').filledText(),
    name: location.at('name').filledText(),
    ...(address && {address}),
  };
}

function readStock(raw: Found<StoreAvailability>, report: Report): Availability {
  if (!raw.at('available').boolean()) return {status: 'out-of-stock'};
  const quantity = readOrReport('stock level', report, () =>
    raw.at('quantityAvailable').given()?.integer(),
  );
  return {status: 'in-stock', ...(quantity !== undefined && quantity > 0 && {quantity})};
}

/** A variant's stock at a location. */
export function normalizeLocationStock(
  raw: Found<StoreAvailability>,
  report: Report,
): LocationStock {
  const pickupTime = readOrReport('pickup time', report, () => raw.at('pickUpTime').optionalText());
  return {
    location: readLocation(raw.at('location'), report),
    availability: readStock(raw, report),
    ...(pickupTime && {pickupTime}),
  };
}
