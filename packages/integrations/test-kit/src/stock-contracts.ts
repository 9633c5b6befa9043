import type {LocationStock} from '@storefront-toolkit/types/catalog';
import {repeated} from './contracts.ts';

/** Finds faults in a variant's stock by location, by its contract, that its type can't express. */
export function stockProblems(stock: readonly LocationStock[]): readonly string[] {
  return [
    ...repeated(
      stock.map(({location}) => location.id),
      'locations',
    ),
    ...stock.flatMap(({location: {id, name, address}, availability: {quantity}, pickupTime}) => {
      const parts = Object.values(address ?? {part: 'given'}) as readonly unknown[];
      const texts = [id, name, ...(pickupTime === undefined ? [] : [pickupTime]), ...parts];
      return [
        ...texts
          .filter((text) => typeof text !== 'string' || text.trim() === '')
          .map(() => 'a text is empty'),
        ...(parts.length === 0 ? ['an address has no part'] : []),
        ...(address?.country !== undefined && !/^[A-Z]{2}$/.test(address.country)
          ? [`${address.country} isn't the code of a country`]
          : []),
        ...(quantity !== undefined && !(Number.isInteger(quantity) && quantity > 0)
          ? [`${quantity} isn't a number of pieces`]
          : []),
      ];
    }),
  ];
}
