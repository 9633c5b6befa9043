import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {compare} from './compare';
import {excerptOf, printJson, valueAt} from './excerpt';
import FromVendor from './FromVendor';
import {SAMPLES, SUBJECTS, type VendorKey, VENDORS, type VendorSample} from './samples';
import VendorSwitch from './VendorSwitch';

// The framework's sources don't compile here.
vi.mock('../../theme/CodeBlock', () => ({
  default: ({html}: {html: string}) => <pre dangerouslySetInnerHTML={{__html: html}} />,
}));

const ROOT = path.join(import.meta.dirname, '../../../..');
const DOCS = path.join(ROOT, 'website/docs/component-packages/commerce-ui');

const vendorsOf = (of: string) => Object.keys(SAMPLES[SUBJECTS[of]!.sample]) as VendorKey[];
const pairs = Object.keys(SUBJECTS).flatMap((of) => vendorsOf(of).map((vendor) => ({of, vendor})));

const exampleFile = (of: string, vendor: string) =>
  path.join(ROOT, `packages/commerce-ui/src/${of}/examples/from-${vendor}.tsx`);

/** The key that a path ends with. */
const lastKey = (where: string) => where.replaceAll('[]', '').split('.').at(-1)!;

describe.each(pairs)('$of from $vendor', ({of, vendor}) => {
  const {rows, payload, result} = compare(of, vendor);
  const samples: Partial<Record<VendorKey, VendorSample>> = SAMPLES[SUBJECTS[of]!.sample];
  const sample = samples[vendor]!;

  it('leads from each path to the line that has it @claim-product-tile.lines @claim-product-detail.lines @claim-product-list.lines @claim-refinements.lines @claim-pagination.lines @claim-cart-lines.lines @claim-cart-summary.lines', () => {
    expect(rows.filter(({fromLine}) => fromLine !== undefined).length).toBeGreaterThan(0);
    for (const {from, fromLine, to, toLine, origin, note} of rows) {
      if (fromLine !== undefined) expect(payload.lines[fromLine], to).toContain(lastKey(from!));
      if (toLine !== undefined) expect(result.lines[toLine], to).toContain(lastKey(to));
      const isLacking = origin === 'missing' || note === 'not in this answer';
      if (!isLacking) expect([from === null, toLine], to).toEqual([fromLine === undefined, toLine]);
      if (!isLacking) expect(toLine, to).toBeDefined();
    }
  });

  it('has each field of the component, and calls those missing that are', () => {
    for (const field of SUBJECTS[of]!.fields) {
      const its = rows.filter(({to}) => to.startsWith(field));
      expect(its, field).not.toEqual([]);
      const value = valueAt(sample.result, field);
      const isFilled = value !== undefined && !(Array.isArray(value) && value.length === 0);
      const isLacking = its.some(
        ({to, origin, note}) =>
          to === field && (origin === 'missing' || note === 'not in this answer'),
      );
      if (isFilled) expect(isLacking, field).toBe(false);
      if (value === undefined) expect(isLacking, field).toBe(true);
    }
  });

  it('shows nothing but what the vendor sent and the integration made @claim-product-tile.lines @claim-product-detail.lines @claim-product-list.lines @claim-refinements.lines @claim-pagination.lines @claim-cart-lines.lines @claim-cart-summary.lines', () => {
    for (const [{lines}, data] of [
      [payload, sample.payload],
      [result, sample.result],
    ] as const) {
      const words = lines.flatMap((line) => line.match(/"(?:[^"\\]|\\.)*"|\d+(?:\.\d+)?/g) ?? []);
      const all = JSON.stringify(data);
      expect(words.length).toBeGreaterThan(1);
      const strange = words.filter((word) => !all.includes(word));
      expect(
        strange.filter((word) => !lines.some((line) => line.includes(`… ${word} more`))),
      ).toEqual([]);
    }
  });

  it('has an example', () => expect(existsSync(exampleFile(of, vendor))).toBe(true));
});

it.each(Object.keys(SUBJECTS))(
  '%s has the same code for each vendor, but for the names @claim-product-tile.same-code @claim-product-detail.same-code @claim-product-list.same-code @claim-refinements.same-code @claim-pagination.same-code @claim-cart-lines.same-code @claim-cart-summary.same-code',
  (of) => {
    // Names differ in length, so lines break elsewhere.
    const codes = vendorsOf(of).map((vendor) =>
      readFileSync(exampleFile(of, vendor), 'utf8')
        .replace(new RegExp(vendor, 'gi'), 'vendor')
        .replace(/\s+/g, ' '),
    );
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toContain('@storefront-toolkit/commerce-ui/');
  },
);

it('is on the page of each component, with each vendor and its example', () => {
  const pages = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(DOCS, file), 'utf8'));
  const found = pages.flatMap((text) =>
    [
      ...text.matchAll(
        /<FromVendor of="([^"]+)" vendor="([^"]+)">\s*<Example of="\1\/from-\2" \/>/g,
      ),
    ].map(([, of, vendor]) => ({of, vendor})),
  );
  const byName = (one: object, other: object) =>
    JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
  expect(found.sort(byName)).toEqual([...pairs].sort(byName));
});

it('has a rule of styles for each vendor', () => {
  const css = readFileSync(path.join(ROOT, 'website/plugins/components/vendor-switch.css'), 'utf8');
  for (const vendor of Object.keys(VENDORS)) {
    expect(css).toContain(`[value='${vendor}']:checked`);
    expect(css).toContain(`:not([data-vendor='${vendor}'])`);
  }
});

describe('what is wrong', () => {
  it('is a component without fields', () => {
    expect(() => compare('catalog/no-such', 'shopify')).toThrow(/Add its fields to SUBJECTS/);
  });

  it('is a vendor without a payload', () => {
    expect(() => compare('catalog/product-tile', 'algolia')).toThrow(
      /Algolia has no sample of the kind "product".*Record its payload/,
    );
  });

  it('is a child that names no vendor', () => {
    const draw = () => renderToStaticMarkup(<VendorSwitch>Text</VendorSwitch>);
    expect(draw).toThrow(/Put all content into <FromVendor/);
  });
});

it('offers the vendors of its children, with the first one chosen', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <VendorSwitch>
      <FromVendor of="catalog/product-tile" vendor="shopify">
        <p>One</p>
      </FromVendor>
      <FromVendor of="catalog/product-tile" vendor="bigcommerce">
        <p>Other</p>
      </FromVendor>
    </VendorSwitch>,
  );
  expect(document.querySelector('legend')?.textContent).toBe('Vendor');
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios.map(({value, checked}) => [value, checked])).toEqual([
    ['shopify', true],
    ['bigcommerce', false],
  ]);
  const dead = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].filter(
    (link) => !document.getElementById(link.hash.slice(1)),
  );
  expect(dead).toEqual([]);
});

describe('an excerpt', () => {
  const data = {
    id: 1,
    price: {amount: '9.0', currency: 'EUR'},
    lists: {
      nodes: [
        {sku: 'A', more: {deep: {}}},
        {sku: 'B', more: {deep: {}}},
      ],
    },
  };

  it('keeps what paths lead to, objects with values alone, and the first item', () => {
    const {lines} = printJson(excerptOf(data, ['price.amount', 'lists.nodes[].sku']));
    expect(lines).toEqual([
      '{',
      '  "price": {"amount": "9.0", "currency": "EUR"},',
      '  "lists": {"nodes": [{"sku": "A"}, … 1 more]}',
      '}',
    ]);
  });

  it('begins a list’s only item on the list’s line, and has as many items of a whole list as asked', () => {
    const long = 'x'.repeat(60);
    const whole = {list: [{long}, {long}, {long}]};
    const one = printJson(excerptOf(whole, ['list']));
    expect(one.lines).toEqual([
      '{',
      '  "list": [{',
      `    "long": "${long}"`,
      '  }, … 2 more]',
      '}',
    ]);
    expect([one.lineOf.get('list'), one.lineOf.get('list[]')]).toEqual([1, 1]);
    const two = printJson(excerptOf(whole, ['list'], 2)).lines;
    expect(two.filter((line) => line.includes(long))).toHaveLength(2);
    expect(two).toContain('    … 1 more');
  });

  it('finds the first item that has a value, and the line of a path', () => {
    const list = {nodes: [{a: 1}, {b: 2, long: 'x'.repeat(80)}]};
    expect(valueAt(list, 'nodes[].b')).toBe(2);
    const {lines, lineOf} = printJson(list);
    expect(lines[lineOf.get('nodes[].b')!]).toContain('"b": 2');
    expect(lineOf.get('nodes[].c')).toBeUndefined();
  });
});
