import type {MinorUnits} from './MinorUnits.ts';

/**
 * A parameter's type that refuses fractions: `1999` and `number` stay as they are, `19.99` becomes a text that says what is wrong.
 *
 * A `number` whose value the compiler doesn't know is checked when the program runs.
 *
 * @typeParam Amount - Type of the number that was given.
 * @category Money
 * @example
 * ```ts
 * import type {WholeNumber} from '@storefront-toolkit/types/cms';
 *
 * export const cents: WholeNumber<1999> = 1999;
 * export const why: WholeNumber<19.99> =
 *   'Give a whole number of minor units: 1999 for 19.99';
 * ```
 */
export type WholeNumber<Amount extends number> = Amount extends MinorUnits
  ? Amount
  : number extends Amount
    ? Amount
    : `${Amount}` extends `${bigint}`
      ? Amount
      : 'Give a whole number of minor units: 1999 for 19.99';
