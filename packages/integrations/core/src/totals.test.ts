import type {TaxLine} from '@storefront-toolkit/types/cart';
import {type Money, moneyOf} from '@storefront-toolkit/types/cms';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {addUp} from './totals.ts';

const euros = (amount: number) => moneyOf(amount, 'EUR');
const facts = {
  lineItems: [{subtotal: euros(2000)}, {subtotal: euros(500)}],
  customLineItems: [],
  discount: euros(250),
  shipping: euros(495),
  tax: euros(438),
  taxTreatment: 'included',
  estimated: true,
} as const;

it('adds up what is known, without a word', () => {
  const remainders: Money[] = [];
  const total = euros(2745);
  const summed = addUp({...facts, total, onRemainder: (each) => remainders.push(each)});
  expect(summed).toMatchObject({totals: {subtotal: euros(2500), total}, customLineItems: []});
  expect(remainders).toEqual([]);
});

it('has the parts of the tax when there are any', () => {
  const onRemainder = () => expect.fail();
  const totalsWith = (taxLines?: readonly TaxLine[]) =>
    addUp({...facts, total: euros(2745), taxLines, onRemainder}).totals;
  const taxLines = [{label: 'VAT', amount: euros(438)}];
  expect(totalsWith(taxLines).taxLines).toEqual(taxLines);
  expect(totalsWith([])).not.toHaveProperty('taxLines');
  expect(totalsWith()).not.toHaveProperty('taxLines');
});

it('shows what is not known as a line of its own, and tells it', () => {
  const remainders: Money[] = [];
  const total = euros(2740);
  const summed = addUp({...facts, total, onRemainder: (each) => remainders.push(each)});
  expect(summed.customLineItems).toMatchObject([{id: 'other', kind: 'other', total: euros(-5)}]);
  expect(summed.totals).toMatchObject({subtotal: euros(2495), total});
  expect(remainders).toEqual([euros(-5)]);
});

it('keeps the sum of the contract for any amounts', () => {
  const amount = fc.integer({min: 0, max: 1_000_000}).map(euros);
  const maybe = fc.option(amount);
  fc.assert(
    fc.property(
      fc.array(amount),
      fc.tuple(amount, maybe, maybe, amount),
      fc.constantFrom('included', 'excluded'),
      (subtotals, [discount, shipping, tax, total], taxTreatment) => {
        const lineItems = subtotals.map((subtotal) => ({subtotal}));
        const sums = {discount, shipping, tax, taxTreatment, total, estimated: true} as const;
        const onRemainder = () => undefined;
        const {totals} = addUp({lineItems, customLineItems: [], ...sums, onRemainder});
        const onTop = taxTreatment === 'excluded' ? (tax?.amount ?? 0) : 0;
        const goods = totals.subtotal.amount - discount.amount;
        expect(goods + (shipping?.amount ?? 0) + onTop).toBe(total.amount);
      },
    ),
  );
});
