import {beforeAll, expect, test} from 'vitest';
import {compileFences} from '../fences/compile.ts';
import {extractFences} from '../fences/extract.ts';
import {guideFences} from '../lib/guide.ts';

// Code that a compiler refuses, as the guides say. Each code compiles first, so that it is refused for the one change alone.

type Modules = Readonly<Record<string, string>>;

/** The modules that a guide prints. */
const printed = (page: string): Modules =>
  Object.fromEntries(
    guideFences(`website/docs/guides/${page}.mdx`)
      .filter(({title}) => /\.tsx?$/.test(title ?? ''))
      .map(({title = '', code}): [string, string] => [title, code]),
  );

const faq = printed('adding-cms-content-type');
const concepts = printed('getting-started/key-concepts');
const offer = (fields: string) =>
  `import type {Offer} from 'schema-dts';\nexport const offer: Offer = {'@type': 'Offer', ${fields}};`;
const change = (statement: string) =>
  `import type {Product} from '@storefront-toolkit/types/catalog';\nexport function change(product: Product) { ${statement} }`;
const without = (code: string | undefined, line: RegExp) => (code ?? '').replace(line, '');

const printedByTypes = (area: string, title: string) =>
  guideFences(`website/docs/packages/types/${area}/index.mdx`).find(
    (fence) => fence.title === title,
  )?.code ?? '';
const FULFILLMENT = printedByTypes('oms', 'fulfillment-text.ts');
const ACCOUNT = `${printedByTypes('config', 'search.server.ts')}\ndeclare const account: AlgoliaConfig;`;
const OWN_SWITCHES =
  "declare const own: {sizeAdvisor: boolean};\nexport const features: ClientConfig<{readonly sizeAdvisor: boolean}>['features']";
const IMPORTS = `
import type {ShippingAddress} from '@storefront-toolkit/types/cart';
import type {Product, ProductSummary} from '@storefront-toolkit/types/catalog';
import type {Money} from '@storefront-toolkit/types/cms';
import type {ClientConfig, IntegrationConfig as Account, IntegrationSet, StoreIdentity} from '@storefront-toolkit/types/config';
import type {OrderHistoryInput, OrderHistoryLineItem, OrderHistoryOrder, OrderHistoryShippingAddress, Shipment} from '@storefront-toolkit/types/oms';
import type {PriceRefinement, Refinement} from '@storefront-toolkit/types/search';
`;

/** Each is compiled as a page of its own. */
const CASES: Record<string, Modules> = {
  offer: {'a.ts': offer("price: '12', availability: 'https://schema.org/InStock'")},
  offerWithWrongWord: {'a.ts': offer("availability: 'https://schema.org/Plenty'")},
  offerWithPrize: {'a.ts': offer("prize: '12'")},
  faq,
  faqWithoutComponent: {...faq, 'blocks.tsx': without(faq['blocks.tsx'], /^ +Faq: .*\n/m)},
  concepts,
  storeWithoutOrigin: {
    'a.ts': without(concepts['normalize-store.ts'], /^ +origin: .*\n/m),
  },
  mixUp: {'a.ts': without(concepts['store.server.ts'], /^ +\/\/ @ts-expect-error.*\n/m)},
  reading: {'a.ts': change('return product.name;')},
  changing: {'a.ts': change("product.name = 'Jacket';")},
  unknownStatus: {'a.ts': change("return product.availability.status === 'plenty';")},
};

/** The inputs that types accept, those that they refuse, and the words of the refusal. */
const TYPES: Readonly<Record<string, readonly [accepted: string, refused: string, words: string]>> =
  {
    switches: [
      `${OWN_SWITCHES} = {...own, guestCheckout: true, orderTracking: true, personalization: false, reviews: true};`,
      `${OWN_SWITCHES} = own;`,
      'guestCheckout, orderTracking, personalization, reviews',
    ],
    ownSwitch: [
      'export const on = (config: ClientConfig<{readonly sizeAdvisor: boolean}>) => config.features.sizeAdvisor;',
      'export const on = (config: ClientConfig) => config.features.sizeAdvisor;',
      "'sizeAdvisor' does not exist",
    ],
    options: [
      `${ACCOUNT}\nexport const key: string = account.server.adminKey;`,
      `${ACCOUNT}\nexport const key: string = account.client.adminKey;`,
      "'adminKey' does not exist",
    ],
    commerceRequired: [
      "export const set = (commerce: Account<'commerce'>): IntegrationSet => ({commerce});",
      'export const set: IntegrationSet = {};',
      "'commerce' is missing",
    ],
    orderLine: [
      "export const line: Pick<OrderHistoryLineItem, 'productId' | 'slug' | 'sku' | 'name'> = {sku: '1', name: 'Mug'};",
      "export const line: Pick<OrderHistoryLineItem, 'productId' | 'slug' | 'sku' | 'name'> = {name: 'Mug', slug: 'mug'};",
      "'sku' is missing",
    ],
    archivedAddress: [
      'export const lines = (address: OrderHistoryShippingAddress) => [address.recipient, ...address.lines];',
      'export const address = (form: ShippingAddress): OrderHistoryShippingAddress => form;',
      'missing the following properties',
    ],
    statuses: [
      "export const is = ({fulfillmentStatus}: OrderHistoryOrder) => fulfillmentStatus === 'shipped';",
      "export const is = ({status}: OrderHistoryOrder) => status === 'shipped';",
      'no overlap',
    ],
    closedStatus: [FULFILLMENT, without(FULFILLMENT, / +case 'returned':\n.*\n/), 'never'],
    optional: [
      "export const store: StoreIdentity = {id: '1', name: 'Shop', origin: 'https://shop.example.com', contactEmail: undefined};",
      "export const store: StoreIdentity = {id: '1', name: 'Shop', origin: 'https://shop.example.com', contactEmail: null};",
      'not assignable to type',
    ],
    parcels: [
      'export const pieces = (parcel: Shipment) => parcel.lineItems.map(({quantity}) => quantity);',
      'export const pieces = (parcel: Shipment) => parcel.lineItems.map(({product}) => product);',
      "'product' does not exist",
    ],
    whoAsks: [
      'export const input: OrderHistoryInput = {page: 1, pageSize: 10};',
      "export const input: OrderHistoryInput = {page: 1, pageSize: 10, accessToken: 'other'};",
      "'accessToken' does not exist",
    ],
    summary: [
      'export const summary = (product: Product): ProductSummary => product;',
      'export const product = (summary: ProductSummary): Product => summary;',
      'missing the following properties',
    ],
    union: [
      "export const values = (one: Refinement) => (one.type === 'list' ? one.values : []);",
      'export const values = (one: Refinement) => one.values;',
      "'values' does not exist",
    ],
    prices: [
      'export const lowest = (one: PriceRefinement): Money => one.min;',
      'export const lowest = (one: PriceRefinement): number => one.min;',
      "'Money' is not assignable to type 'number'",
    ],
  };

for (const [name, [accepted, refused]] of Object.entries(TYPES)) {
  CASES[`${name} accepted`] = {'a.ts': IMPORTS + accepted};
  CASES[`${name} refused`] = {'a.ts': IMPORTS + refused};
}

function expectRefused(...names: readonly string[]) {
  for (const name of names) {
    expect(errors[`${name} accepted`], name).toEqual([]);
    expect(errors[`${name} refused`], name).toEqual(containing(TYPES[name]?.[2] ?? name));
  }
}

let errors: Readonly<Record<string, readonly string[]>>;

beforeAll(() => {
  const fences = Object.entries(CASES).flatMap(([name, modules]) =>
    Object.entries(modules).flatMap(([title, code]) => {
      const language = title.endsWith('x') ? 'tsx' : 'ts';
      return extractFences(name, `\`\`\`${language} title="${title}"\n${code}\n\`\`\``);
    }),
  );
  const found = compileFences(fences);
  errors = Object.fromEntries(
    Object.keys(CASES).map((name) => [
      name,
      found.filter(({page}) => page === name).map(({message}) => message),
    ]),
  );
}, 120_000);

const containing = (text: string): unknown[] => [expect.stringContaining(text)];

test('a wrong word of schema.org @claim-seo.types', () => {
  expect(errors.offer).toEqual([]);
  expect(errors.offerWithWrongWord).toEqual(containing('"https://schema.org/Plenty"'));
  expect(errors.offerWithPrize).toEqual(containing("'prize' does not exist"));
});

test('a registry without a block of the store @claim-adding-cms-content-type.registry', () => {
  expect(errors.faq).toEqual([]);
  expect(errors.faqWithoutComponent).toEqual(containing("Property 'Faq' is missing"));
});

test('a normalizer without a field of the contract @claim-key-concepts.compiler', () => {
  expect(errors.concepts).toEqual([]);
  expect(errors.storeWithoutOrigin).toEqual(containing("Property 'origin' is missing"));
});

test('a server configuration where a client one is expected @claim-key-concepts.mix-up @claim-config.audience', () => {
  expect(errors.concepts).toEqual([]);
  expect(errors.mixUp).toEqual(
    containing("'ServerConfig<ClientConfig<object>, IntegrationSet>' is not assignable"),
  );
});

test('a change of a field, and a value outside of a closed set @claim-key-concepts.fields', () => {
  expect(errors.reading).toEqual([]);
  expect(errors.changing).toEqual(containing('read-only'));
  expect(errors.unknownStatus).toEqual(containing('no overlap'));
});

test('a configuration without the switches of the toolkit @claim-config.own-switches', () =>
  expectRefused('switches', 'ownSwitch'));

test('an option of the server among those of the browser @claim-config.options', () =>
  expectRefused('options'));

test('a store without commerce @claim-config.commerce-required', () =>
  expectRefused('commerceRequired'));

test('a line of an archive without its stock-keeping unit @claim-oms.line', () =>
  expectRefused('orderLine'));

test('an address of a form where that of an archive is expected @claim-oms.address', () =>
  expectRefused('archivedAddress'));

test('a status of the goods for that of the order @claim-oms.statuses', () =>
  expectRefused('statuses'));

test('a switch that leaves a status out @claim-oms.closed', () => expectRefused('closedStatus'));

test('a parcel that holds products, not quantities of lines @claim-oms.parcels', () =>
  expectRefused('parcels'));

test('an input that says whose orders are shown @claim-oms.who-asks', () =>
  expectRefused('whoAsks'));

test('a summary in the place of a product @claim-search.summary', () => expectRefused('summary'));

test('values of a refinement that may be a price @claim-search.union', () =>
  expectRefused('union'));

test('a bound of a price as a number @claim-search.money', () => expectRefused('prices'));

test('null in the place of what is absent @claim-key-concepts.optional', () =>
  expectRefused('optional'));
