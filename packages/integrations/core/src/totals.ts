import type {CustomLineItem, TaxLine, Totals} from '@storefront-toolkit/types/cart';
import {
  addMoney,
  compareMoney,
  isZeroMoney,
  type Money,
  subtractMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';
import type {Field} from './field.ts';
import {readOrReport, type Report} from './problems.ts';

/** A vendor's figures for the sums of a cart or an order. */
export interface SumFacts extends Omit<Totals, 'subtotal'> {
  /** Line items, as far as they are added up. */
  readonly lineItems: readonly {readonly subtotal: Money}[];
  /** Lines that aren't products. */
  readonly customLineItems: readonly CustomLineItem[];
  /** Gets what the total holds beyond its parts. Below zero when the parts are more than the total. */
  readonly onRemainder: (remainder: Money) => void;
}

/** Key of the line that holds what the total of a vendor has beyond the parts that are known. */
export const REMAINDER_ID = 'other';

const remainderLine = (amount: Money): CustomLineItem => ({
  id: REMAINDER_ID,
  kind: 'other',
  name: 'Other',
  quantity: 1,
  unitPrice: amount,
  subtotal: amount,
  total: amount,
  promotions: [],
});

/**
 * The totals of a cart or an order, whose parts add up to what the shopper pays.
 *
 * The total of the vendor is what is paid, so it is never changed. When its parts come to another amount, a line of the kind `other` holds the
 * difference: shoppers see sums that are right, and `onRemainder` tells the developer that a part is not known.
 *
 * @returns The totals, and the custom lines with the one that was added.
 */
export function addUp({lineItems, customLineItems, onRemainder, ...facts}: SumFacts): {
  readonly totals: Totals;
  readonly customLineItems: readonly CustomLineItem[];
} {
  const {discount, shipping, tax, taxLines, taxTreatment, total, estimated} = facts;
  const {currency} = total;
  const known = sumMoney(
    [...lineItems, ...customLineItems].map(({subtotal}) => subtotal),
    currency,
  );
  const added = [shipping, taxTreatment === 'excluded' ? tax : null].filter(
    (part) => part !== null,
  );
  const parts = addMoney(subtractMoney(known, discount), sumMoney(added, currency));
  const remainder = subtractMoney(total, parts);
  const named = taxLines && taxLines.length > 0 && {taxLines};
  const rest = {discount, shipping, tax, ...named, taxTreatment, total, estimated};
  if (isZeroMoney(remainder)) return {totals: {subtotal: known, ...rest}, customLineItems};
  onRemainder(remainder);
  return {
    totals: {subtotal: addMoney(known, remainder), ...rest},
    customLineItems: [...customLineItems, remainderLine(remainder)],
  };
}

/**
 * The taxes that a vendor names. Shoppers add them up, so they are left out and reported when one can't be read, or when they don't come to the tax.
 *
 * @param field - The vendor's list.
 * @param tax - The tax that they are parts of. `null` while it isn't known.
 * @param report - Receives the problem.
 * @param read - Reads one.
 * @returns The lines. `undefined` when there is nothing to show.
 */
export function readTaxLines<Raw>(
  field: Field<readonly Raw[] | null | undefined>,
  tax: Money | null,
  report: Report,
  read: (line: Field<Raw>) => TaxLine,
): readonly TaxLine[] | undefined {
  if (!tax || field.given() === undefined) return undefined;
  return readOrReport('tax lines', report, () => {
    const lines = field.list().map(read);
    const sum = sumMoney(
      lines.map(({amount}) => amount),
      tax.currency,
    );
    const isWhole = lines.length === 0 || compareMoney(sum, tax) === 0;
    return isWhole ? lines : field.fail('a list of taxes that add up to the tax');
  });
}
