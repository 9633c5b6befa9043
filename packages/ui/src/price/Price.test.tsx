import {discountBetween, type Pricing} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Price, PriceDataAttributes} from '@storefront-toolkit/ui/price';
import {cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const eur = (amount: number) => moneyOf(amount, 'EUR');
const plain: Pricing = {price: eur(12900), tax: 'included'};
const sale: Pricing = {
  price: eur(12900),
  listPrice: eur(15900),
  discount: discountBetween(eur(15900), eur(12900)),
  lowestRecentPrice: eur(13900),
  tax: 'included',
};
const range: Pricing = {...plain, range: {min: eur(11900), max: eur(14900)}};

describeConformance(
  'Price',
  <Price pricing={{...sale, range: range.range}} locale="en-IE" taxNote />,
  HTMLSpanElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const withoutSpaces = (text: string | null) => text?.replace(/\s+/g, ' ').trim();

/** The visible text, and the text that a screen reader announces. */
function texts(element: React.ReactElement) {
  const {container} = render(element);
  const without = (selector: string) => {
    const copy = container.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll(selector)) hidden.remove();
    return withoutSpaces(copy.textContent);
  };
  return {
    shown: without('.sr-only'),
    said: without('[aria-hidden]'),
    root: container.firstElementChild as HTMLElement,
  };
}

describe('Price', () => {
  it('writes the amount as the locale does', () => {
    expect(texts(<Price pricing={plain} locale="en-IE" />).shown).toBe('€129.00');
    expect(texts(<Price pricing={plain} locale="de-DE" />).shown).toBe('129,00 €');
    expect(
      texts(<Price pricing={{...plain, price: moneyOf(1999, 'JPY')}} locale="en-US" />).shown,
    ).toBe('¥1,999');
  });

  it('strikes the list price through, and says what both are @claim-price.words @claim-price.sale-signs @claim-price.lowest-recent', () => {
    const {shown, said, root} = texts(<Price pricing={sale} locale="en-IE" />);
    expect(shown).toBe('€129.00 €159.00 Save 18% Lowest price of the last 30 days: €139.00');
    expect(said).toBe('Now €129.00 Was €159.00 Save 18% Lowest price of the last 30 days: €139.00');
    expect(root.querySelector('s')?.textContent).toBe('Was €159.00');
    expect(root.hasAttribute(PriceDataAttributes.sale)).toBe(true);
  });

  it('shows where the prices of the variants begin', () => {
    const {shown, root} = texts(<Price pricing={range} locale="en-IE" />);
    expect(shown).toBe('From €129.00');
    expect(root.hasAttribute(PriceDataAttributes.range)).toBe(false);
  });

  it('shows both ends, and nothing that is true of one variant alone @claim-price.range', () => {
    const {shown, said, root} = texts(
      <Price
        pricing={{...sale, ...range, unitPrice: {price: eur(100), measure: 1, unit: 'm'}}}
        locale="en-IE"
        rangeDisplay="range"
      />,
    );
    expect(shown).toMatch(/^€119\.00\s?–\s?€149\.00$/);
    expect(said).toBe('€119.00 to €149.00');
    expect(root.hasAttribute(PriceDataAttributes.range)).toBe(true);
    expect(root.hasAttribute(PriceDataAttributes.sale)).toBe(false);
  });

  it('takes a range whose ends are the same for one price', () => {
    const same = {...plain, range: {min: eur(12900), max: eur(12900)}};
    expect(texts(<Price pricing={same} locale="en-IE" rangeDisplay="range" />).shown).toBe(
      '€129.00',
    );
  });

  it.each([
    [{price: eur(249), measure: 100, unit: 'g'}, '€2.49 / 100 g', '€2.49 per 100 grams'],
    [{price: eur(2490), measure: 1, unit: 'kg'}, '€24.90 / kg', '€24.90 per kilogram'],
    [{price: eur(1200), measure: 1, unit: 'm²'}, '€12.00 / m²', '€12.00 per m²'],
    [{price: eur(42), measure: 1, unit: 'piece'}, '€0.42 / cup', '€0.42 per cup'],
    [{price: eur(420), measure: 10, unit: 'piece'}, '€4.20 / 10 cup', '€4.20 per 10 cup'],
  ] as const)('shows the unit price %o as %s and says %s', (unitPrice, shown, said) => {
    const {root, ...text} = texts(
      <Price pricing={{...plain, unitPrice}} locale="en-IE" unitNames={{piece: 'cup'}} />,
    );
    expect(root).toBeTruthy();
    expect(text).toEqual({shown: `€129.00 ${shown}`, said: `€129.00 ${said}`});
  });

  it('notes the tax when it is asked to', () => {
    const note = (tax: Pricing['tax']) =>
      texts(<Price pricing={{...plain, tax}} locale="en-IE" taxNote />).shown;
    expect(note('included')).toBe('€129.00 Tax included');
    expect(note('excluded')).toBe('€129.00 Plus tax');
  });

  it('says that nothing has to be paid', () => {
    const gift = {...plain, price: eur(0), listPrice: eur(900)};
    expect(texts(<Price pricing={gift} locale="en-IE" labels={{was: 'Sonst'}} />).said).toBe(
      'Now Free Sonst €9.00',
    );
  });

  it('keeps quiet about a share that rounds to nothing', () => {
    const listPrice = eur(12950);
    const discount = discountBetween(listPrice, plain.price);
    expect(discount?.percent).toBe(0);
    expect(texts(<Price pricing={{...plain, listPrice, discount}} locale="en-IE" />).shown).toBe(
      '€129.00 €129.50',
    );
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['the same', eur(12900)],
    ['lower', eur(9900)],
    ['of another currency', moneyOf(19900, 'USD')],
  ])(
    'strikes nothing through when the list price is %s, and reports it @claim-price.no-discount',
    (_, listPrice) => {
      const {shown} = texts(<Price pricing={{...plain, listPrice}} locale="en-IE" />);
      expect(shown).toBe('€129.00');
      expect(errors).toHaveBeenCalledOnce();
      expect(String(errors.mock.lastCall?.[0])).toMatch(
        /^Storefront Toolkit: <Price> got a list price .* is left out: .*Leave `listPrice` out/,
      );
    },
  );
});
