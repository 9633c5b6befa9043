import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Totals, TotalsDataAttributes} from '@storefront-toolkit/ui/totals';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const eur = (amount: number) => moneyOf(amount, 'EUR');
const order: CartTotals = {
  subtotal: eur(25800),
  discount: eur(2580),
  shipping: eur(495),
  tax: eur(3787),
  taxTreatment: 'included',
  total: eur(23715),
  estimated: false,
};

describeConformance('Totals', <Totals totals={order} locale="en-IE" />, HTMLDListElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

/** The lines as they are read: `Subtotal: €258.00`. */
function lines(totals: CartTotals, labels = {}) {
  cleanup();
  render(<Totals totals={totals} locale="en-IE" labels={labels} />);
  const definitions = screen.getAllByRole('definition');
  return screen
    .getAllByRole('term')
    .map((term, index) => `${term.textContent}: ${definitions[index]?.textContent}`);
}

describe('Totals', () => {
  it('lists what the total is made of, and names the tax in it last @claim-totals.terms @claim-totals.discount', () => {
    expect(lines(order)).toEqual([
      'Subtotal: €258.00',
      'Discount: -€25.80',
      'Shipping: €4.95',
      'Total: €237.15',
      'Tax included: €37.87',
    ]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('puts tax that is added before the total', () => {
    const added = {...order, taxTreatment: 'excluded', total: eur(27502)} as const;
    expect(lines(added).slice(-2)).toEqual(['Tax: €37.87', 'Total: €275.02']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('names each tax that the vendor names @claim-totals.taxes', () => {
    const taxLines = [
      {label: 'VAT 19%', amount: eur(3000)},
      {label: 'VAT 7%', amount: eur(787)},
    ];
    expect(lines({...order, taxLines}).slice(-3)).toEqual([
      'Total: €237.15',
      'VAT 19% included: €30.00',
      'VAT 7% included: €7.87',
    ]);
    const added = {...order, taxLines, taxTreatment: 'excluded', total: eur(27502)} as const;
    expect(lines(added).slice(-3)).toEqual(['VAT 19%: €30.00', 'VAT 7%: €7.87', 'Total: €275.02']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('takes two taxes of one name, and no name at all', () => {
    const twice = [1893, 1894].map((amount) => ({label: 'VAT', amount: eur(amount)}));
    expect(lines({...order, taxLines: twice}).slice(-2)).toEqual([
      'VAT included: €18.93',
      'VAT included: €18.94',
    ]);
    expect(lines({...order, taxLines: []}).slice(-1)).toEqual(['Tax included: €37.87']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('says what is not known yet, and that the total is an estimate @claim-totals.unknown', () => {
    const estimated = {
      ...order,
      shipping: null,
      tax: null,
      taxTreatment: 'excluded',
      total: eur(23220),
      estimated: true,
    } as const;
    expect(lines(estimated)).toEqual([
      'Subtotal: €258.00',
      'Discount: -€25.80',
      'Shipping: Calculated at checkout',
      'Tax: Calculated at checkout',
      'Estimated total: €232.20',
    ]);
    expect(document.querySelector(`[${TotalsDataAttributes.estimated}]`)?.tagName).toBe('DL');
    expect(errors).not.toHaveBeenCalled();
  });

  it('leaves out included tax that is not known', () => {
    expect(lines({...order, tax: null})).not.toContainEqual(expect.stringContaining('Tax'));
  });

  it('tells free shipping from shipping that is not known, and has no line for a discount of zero', () => {
    const free = {...order, discount: eur(0), shipping: eur(0), total: eur(25800)};
    expect(lines(free, {free: 'Kostenlos'}).slice(0, 3)).toEqual([
      'Subtotal: €258.00',
      'Shipping: Kostenlos',
      'Total: €258.00',
    ]);
  });

  it('marks its lines for selectors', () => {
    const {container} = render(<Totals totals={order} locale="en-IE" />);
    const marked = [...container.querySelectorAll(`[${TotalsDataAttributes.line}]`)];
    expect(marked.map((line) => line.getAttribute(TotalsDataAttributes.line))).toEqual([
      'subtotal',
      'discount',
      'shipping',
      'total',
      'tax',
    ]);
  });

  it('reports lines that do not add up @claim-totals.sum', () => {
    lines({...order, total: eur(23716)});
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <Totals> got a total of €237\.16, but its lines add up to €237\.15.*Fix the integration/,
    );
  });

  it('reports amounts of several currencies', () => {
    lines({...order, shipping: moneyOf(495, 'USD')});
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('got amounts of several currencies');
  });
});
