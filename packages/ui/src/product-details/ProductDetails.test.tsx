import type {Attribute} from '@storefront-toolkit/types/catalog';
import {ProductDetails, ProductDetailsDataAttributes} from '@storefront-toolkit/ui/product-details';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const attributes: readonly Attribute[] = [
  {type: 'list', key: 'materials', label: 'Materials', values: ['Polyester', ' ', 'Nylon']},
  {type: 'number', key: 'weight', label: 'Weight', value: 1380, unit: 'g'},
  {type: 'number', key: 'pockets', label: 'Pockets', value: 4},
  {type: 'boolean', key: 'waterproof', label: 'Waterproof', value: true},
  {type: 'boolean', key: 'lined', label: 'Lined', value: false},
  {type: 'text', key: 'care', label: 'Care', value: 'Wash at 30 degrees'},
];

describeConformance(
  'ProductDetails',
  <ProductDetails attributes={attributes} locale="en-IE" />,
  HTMLDListElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

/** Each attribute's values as a screen reader announces them. */
function said(): Record<string, (string | null)[]> {
  const rows = [...document.querySelectorAll(`[${ProductDetailsDataAttributes.attribute}]`)];
  return Object.fromEntries(
    rows.map((row) => {
      for (const hidden of row.querySelectorAll('[aria-hidden]')) hidden.remove();
      const values = [...row.querySelectorAll('dd')].map(({textContent}) => textContent);
      return [String(row.getAttribute(ProductDetailsDataAttributes.attribute)), values] as const;
    }),
  );
}

describe('ProductDetails', () => {
  it('shows each kind of attribute, in the order of the catalog @claim-product-details.terms @claim-product-details.values @claim-product-details.units @claim-product-details.yes-no', () => {
    render(<ProductDetails attributes={attributes} locale="en-IE" />);
    expect(screen.getByText('1,380 g').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual(
      attributes.map(({label}) => label),
    );
    expect(said()).toEqual({
      materials: ['Polyester', 'Nylon'],
      weight: ['1,380 grams'],
      pockets: ['4'],
      waterproof: ['Yes'],
      lined: ['No'],
      care: ['Wash at 30 degrees'],
    });
    expect(errors).not.toHaveBeenCalled();
  });

  it('speaks the language of the page', () => {
    render(
      <ProductDetails
        attributes={[
          {type: 'number', key: 'contents', label: 'Inhalt', value: 1.5, unit: 'piece'},
          ...attributes.slice(3, 5),
        ]}
        locale="de-DE"
        yesLabel="Ja"
        noLabel="Nein"
        unitNames={{piece: 'Stück'}}
      />,
    );
    expect(said()).toEqual({contents: ['1,5\u00a0Stück'], waterproof: ['Ja'], lined: ['Nein']});
  });

  it('leaves out what has no value, and renders nothing when nothing is left', () => {
    const empty: readonly Attribute[] = [
      {type: 'text', key: 'care', label: 'Care', value: ' '},
      {type: 'list', key: 'materials', label: 'Materials', values: []},
      {type: 'number', key: 'weight', label: 'Weight', value: NaN},
    ];
    const {container} = render(<ProductDetails attributes={empty} locale="en-IE" />);
    expect(container.innerHTML).toBe('');
  });

  it('says how it is laid out', () => {
    const {container} = render(
      <ProductDetails attributes={attributes} locale="en-IE" layout="stacked" />,
    );
    expect(container.firstElementChild?.getAttribute(ProductDetailsDataAttributes.layout)).toBe(
      'stacked',
    );
  });

  it('reports two attributes with one key', () => {
    const material = {type: 'text', key: 'material', label: 'Material'} as const;
    const doubled = [
      {...material, value: 'Wool'},
      {...material, value: 'Silk'},
    ];
    render(<ProductDetails attributes={doubled} locale="en-IE" />);
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /^Storefront Toolkit: <ProductDetails> got two attributes with the key "material".*of the type "list"/,
    );
  });
});
