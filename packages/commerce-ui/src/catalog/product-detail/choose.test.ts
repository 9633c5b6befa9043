import type {AvailabilityStatus, ProductVariant} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {describe, expect, it} from 'vitest';
import {chooseValue, choiceOf, isOffered} from './choose.ts';

function variant(color: string, size: string, status: AvailabilityStatus = 'in-stock') {
  const made: ProductVariant = {
    id: `${color}-${size}`,
    sku: `${color}-${size}`,
    selectedOptions: [
      {optionId: 'color', optionLabel: 'Color', valueId: color, valueLabel: color},
      {optionId: 'size', optionLabel: 'Size', valueId: size, valueLabel: size},
    ],
    pricing: {price: moneyOf(100, 'EUR'), tax: 'included'},
    availability: {status},
    quantityRule: {min: 1, step: 1},
    media: [],
    custom: {},
  };
  return made;
}

const mossS = variant('moss', 's');
const mossM = variant('moss', 'm', 'out-of-stock');
const rustM = variant('rust', 'm', 'out-of-stock');
const rustL = variant('rust', 'l', 'backorder');
const skyXL = variant('sky', 'xl', 'discontinued');
const variants = [mossS, mossM, rustM, rustL, skyXL];

describe('choiceOf', () => {
  it('has the value of each option', () => {
    expect(choiceOf(rustL)).toEqual({color: 'rust', size: 'l'});
  });
});

describe('isOffered', () => {
  it.each([
    ['is in stock', 'size', 's', true],
    ['is sold out', 'size', 'm', false],
    ['does not exist', 'size', 'l', false],
    ['does not exist in the size', 'color', 'rust', false],
  ])('of a combination that %s', (_, option, value, offered) => {
    expect(isOffered(variants, mossS, option, value)).toBe(offered);
  });

  it('of what can be ordered before it is there', () => {
    expect(isOffered(variants, rustM, 'size', 'l')).toBe(true);
  });
});

describe('chooseValue', () => {
  it('keeps the other choices where they exist, sold out or not', () => {
    expect(chooseValue(variants, mossS, 'size', 'm')).toBe(mossM);
    expect(chooseValue(variants, mossM, 'color', 'rust')).toBe(rustM);
  });

  it('goes to what can be bought where they do not exist together @claim-product-detail.no-dead-end', () => {
    expect(chooseValue(variants, mossS, 'color', 'rust')).toBe(rustL);
  });

  it('goes to what exists where nothing can be bought @claim-product-detail.no-dead-end', () => {
    expect(chooseValue(variants, mossS, 'color', 'sky')).toBe(skyXL);
  });

  it('stays where the value belongs to no variant', () => {
    expect(chooseValue(variants, mossS, 'color', 'plaid')).toBe(mossS);
  });
});
