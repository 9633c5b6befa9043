import type {Address as CtAddress} from '@commercetools/platform-sdk';
import type {Field} from '@storefront-toolkit/integration-core';
import type {ShippingAddress} from '@storefront-toolkit/types/cart';
import type {CountryCode} from '@storefront-toolkit/types/config';
import type {Raw} from './raw.ts';

/** An address. The contract asks for names and a city, which commercetools does not: they may be empty. */
export function readAddress(field: Field<Raw<CtAddress>>): ShippingAddress {
  const text = (key: keyof CtAddress) => field.at(key).optionalText();
  const joined = (separator: string, ...keys: readonly (keyof CtAddress)[]) =>
    keys.flatMap((key) => text(key) ?? []).join(separator);
  const company = text('company');
  const line2 = joined(
    ', ',
    'additionalStreetInfo',
    'building',
    'apartment',
    'department',
    'pOBox',
  );
  const region = text('state') ?? text('region');
  const postalCode = text('postalCode');
  const phone = text('phone') ?? text('mobile');
  const instructions = text('additionalAddressInfo');
  return {
    firstName: text('firstName') ?? '',
    lastName: text('lastName') ?? '',
    ...(company && {company}),
    line1: joined(' ', 'streetName', 'streetNumber'),
    ...(line2 && {line2}),
    city: text('city') ?? '',
    ...(region && {region}),
    ...(postalCode && {postalCode}),
    country: field.at('country').filledText() as CountryCode,
    ...(phone && {phone}),
    ...(instructions && {instructions}),
  };
}
