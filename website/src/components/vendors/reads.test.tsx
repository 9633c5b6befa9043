import path from 'node:path';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import {SUBJECTS} from './samples';

/** The paths that were read of the samples. `[]` stands for every item of a list. */
const {reads, watch} = vi.hoisted(() => {
  const reads = new Set<string>();
  const watch = <Data,>(data: Data, at = ''): Data => {
    if (typeof data !== 'object' || data === null) return data;
    return new Proxy(data, {
      get(target, key) {
        const value = Reflect.get(target, key) as unknown;
        if (typeof key === 'symbol' || typeof value === 'function') return value;
        if (Array.isArray(target)) return /^\d+$/.test(key) ? watch(value, `${at}[]`) : value;
        const path = at ? `${at}.${key}` : key;
        reads.add(path);
        return watch(value, path);
      },
    });
  };
  return {reads, watch};
});

vi.mock('@storefront-toolkit/fixtures/shopify', async (original) => {
  const samples = await original<typeof import('@storefront-toolkit/fixtures/shopify')>();
  return Object.fromEntries(Object.entries(samples).map(([name, data]) => [name, watch(data)]));
});

beforeEach(() => reads.clear());

/** Fields that are read and not shown: keys of lists, fields of forms, and what decides whether something is shown at all. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'catalog/product-detail': ['variants[].id'],
  // The heading above the list, whose number is in another answer of commercetools.
  'listing/product-list': ['products[].id', 'term', 'correctedTerm', 'pagination.totalItems'],
  'cart/cart-lines': [
    'id',
    'lineItems[].custom',
    'lineItems[].productId',
    'lineItems[].sku',
    'lineItems[].variantId',
  ],
  'cart/cart-summary': ['lineItems', 'customLineItems'],
};

/** Fields that nobody reads there, and another field is made of. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'catalog/product-tile': ['variants[].pricing'],
};

const isAtOrBelow = (where: string, above: string) =>
  where === above || where.startsWith(`${above}.`) || where.startsWith(`${above}[]`);

it.each(Object.keys(SUBJECTS))(
  'the table of %s has the fields that its example reads @claim-vendors.shown-fields',
  async (of) => {
    const file = path.join(
      import.meta.dirname,
      `../../../../packages/commerce-ui/src/${of}/examples/from-shopify.tsx`,
    );
    vi.resetModules();
    const {default: Example} = (await import(file)) as {default: ComponentType};
    renderToStaticMarkup(<Example />);
    const {fields} = SUBJECTS[of]!;
    const leaves = [...reads].filter(
      (one) => ![...reads].some((other) => other !== one && isAtOrBelow(other, one)),
    );
    expect(leaves.length).toBeGreaterThan(2);
    const known = [...fields, ...(BESIDE[of] ?? [])];
    expect(leaves.filter((one) => !known.some((field) => isAtOrBelow(one, field)))).toEqual([]);
    const read = [...reads, ...(SOURCES[of] ?? [])];
    expect(known.filter((field) => !read.includes(field))).toEqual([]);
  },
);
