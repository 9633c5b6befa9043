import type {
  Address,
  BaseAddress,
  Cart,
  Category,
  CustomLineItem,
  DiscountOnTotalPrice,
  Image,
  LineItem,
  Order,
  Parcel,
  Price,
  ProductProjection,
  ProductVariant,
  ProductVariantAvailability,
  ProductVariantChannelAvailability,
  ShippingInfo,
  TaxedPrice,
  TrackingData,
} from '@commercetools/platform-sdk';
import {
  cartProblems,
  categoryProblems,
  orderProblems,
  productProblems,
  readWithOneBadItem,
} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it, vi} from 'vitest';
import {
  normalizeCart,
  normalizeCategory,
  normalizeOrder,
  normalizeProduct,
  type RawCart,
  type RawOrder,
  type RawProduct,
  type RawVariant,
} from './index.ts';
import {rawCart, rawCategory, rawOrder, rawProduct, rawVariant} from './testing/fixtures.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const source = {vendor: 'commercetools', kind: 'commerce', operation: 'getProduct'} as const;
const shared = {source, path: '', locales: ['de'], tax: 'included', options: ['color']} as const;

function readProduct(raw: RawProduct, more: object = {}) {
  const problems: IntegrationProblem[] = [];
  const report = (problem: IntegrationProblem) => void problems.push(problem);
  const product = normalizeProduct(raw, {...shared, currency: 'EUR', report, ...more});
  return {product, problems};
}

/** The parts that are left out of a product, as paths with reasons. */
const left = (raw: RawProduct, more: object = {}) =>
  readProduct(raw, more).problems.map(({missing, path}) => `${missing}: ${path}`);

/** Keys of an SDK type that need not be there. The compiler asks for each of them by name. */
type OptionalOf<Type> = Record<
  {[Key in keyof Type]-?: object extends Pick<Type, Key> ? Key : never}[keyof Type],
  true
>;

const ADDRESS: OptionalOf<BaseAddress> & OptionalOf<Address> = {
  id: true,
  key: true,
  title: true,
  salutation: true,
  firstName: true,
  lastName: true,
  streetName: true,
  streetNumber: true,
  additionalStreetInfo: true,
  postalCode: true,
  city: true,
  region: true,
  state: true,
  company: true,
  department: true,
  building: true,
  apartment: true,
  pOBox: true,
  phone: true,
  mobile: true,
  email: true,
  fax: true,
  additionalAddressInfo: true,
  externalId: true,
  custom: true,
};

const PRODUCT: OptionalOf<ProductProjection> = {
  key: true,
  description: true,
  categoryOrderHints: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
  searchKeywords: true,
  hasStagedChanges: true,
  published: true,
  taxCategory: true,
  state: true,
  reviewRatingStatistics: true,
  priceMode: true,
};

const STOCK: OptionalOf<ProductVariantAvailability> = {
  channels: true,
  isOnStock: true,
  restockableInDays: true,
  availableQuantity: true,
  id: true,
  version: true,
};

const CHANNEL: OptionalOf<ProductVariantChannelAvailability> = {
  isOnStock: true,
  restockableInDays: true,
  availableQuantity: true,
};

const VARIANT: OptionalOf<ProductVariant> = {
  sku: true,
  key: true,
  prices: true,
  attributes: true,
  price: true,
  images: true,
  assets: true,
  availability: true,
  isMatchingVariant: true,
  scopedPrice: true,
  scopedPriceDiscounted: true,
  recurrencePrices: true,
};

const PRICE: OptionalOf<Price> = {
  key: true,
  country: true,
  customerGroup: true,
  channel: true,
  validFrom: true,
  validUntil: true,
  discounted: true,
  tiers: true,
  custom: true,
  recurrencePolicy: true,
};

const IMAGE: OptionalOf<Image> = {label: true};

const CATEGORY: OptionalOf<Category> = {
  lastModifiedBy: true,
  createdBy: true,
  description: true,
  parent: true,
  externalId: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
  custom: true,
  assets: true,
  key: true,
};

const CART: OptionalOf<Cart> = {
  key: true,
  customerId: true,
  customerEmail: true,
  customerGroup: true,
  anonymousId: true,
  businessUnit: true,
  store: true,
  totalLineItemQuantity: true,
  taxedPrice: true,
  taxedShippingPrice: true,
  discountOnTotalPrice: true,
  freezeStrategy: true,
  billingAddress: true,
  shippingAddress: true,
  shippingKey: true,
  shippingInfo: true,
  shippingRateInput: true,
  shippingCustomFields: true,
  paymentInfo: true,
  country: true,
  locale: true,
  custom: true,
  discountTypeCombination: true,
  lock: true,
  deleteDaysAfterLastModification: true,
  purchaseOrderNumber: true,
  lastModifiedBy: true,
  createdBy: true,
  warnings: true,
};

const LINE: OptionalOf<LineItem> = {
  key: true,
  productKey: true,
  productSlug: true,
  taxedPrice: true,
  taxRate: true,
  supplyChannel: true,
  distributionChannel: true,
  inventoryMode: true,
  shippingDetails: true,
  reservation: true,
  custom: true,
  addedAt: true,
  lastModifiedAt: true,
  recurrenceInfo: true,
};

const CUSTOM_LINE: OptionalOf<CustomLineItem> = {
  key: true,
  taxedPrice: true,
  taxCategory: true,
  taxRate: true,
  custom: true,
  shippingDetails: true,
  recurrenceInfo: true,
};

const SHIPPING: OptionalOf<ShippingInfo> = {
  taxedPrice: true,
  taxRate: true,
  taxCategory: true,
  shippingMethod: true,
  deliveries: true,
  discountedPrice: true,
};

const TAXED: OptionalOf<TaxedPrice> = {totalTax: true};
const ON_TOTAL: OptionalOf<DiscountOnTotalPrice> = {
  discountedNetAmount: true,
  discountedGrossAmount: true,
};

const ORDER: OptionalOf<Order> = {
  orderNumber: true,
  purchaseOrderNumber: true,
  customerId: true,
  customerEmail: true,
  customerGroup: true,
  anonymousId: true,
  businessUnit: true,
  store: true,
  taxedPrice: true,
  taxedShippingPrice: true,
  discountOnTotalPrice: true,
  priceRoundingMode: true,
  taxMode: true,
  taxRoundingMode: true,
  taxCalculationMode: true,
  inventoryMode: true,
  billingAddress: true,
  shippingAddress: true,
  shippingKey: true,
  shippingInfo: true,
  shippingRateInput: true,
  shippingCustomFields: true,
  itemShippingAddresses: true,
  discountCodes: true,
  directDiscounts: true,
  paymentInfo: true,
  country: true,
  locale: true,
  cart: true,
  quote: true,
  recurringOrder: true,
  shipmentState: true,
  paymentState: true,
  state: true,
  returnInfo: true,
  discountTypeCombination: true,
  lastMessageSequenceNumber: true,
  custom: true,
  completedAt: true,
  lastModifiedBy: true,
  createdBy: true,
};

const PARCEL: OptionalOf<Parcel> = {
  key: true,
  measurements: true,
  trackingData: true,
  items: true,
  custom: true,
};

const TRACKING: OptionalOf<TrackingData> = {
  trackingId: true,
  carrier: true,
  provider: true,
  providerTransaction: true,
  isReturn: true,
};

type Path = readonly (string | number)[];

function without(raw: unknown, [key = '', ...rest]: Path, value: unknown): unknown {
  const copy = structuredClone(raw) as Record<string | number, unknown>;
  const held = copy[key];
  copy[key] = rest.length > 0 ? without(held, rest, value) : value;
  if (copy[key] === undefined) Reflect.deleteProperty(copy, key);
  return copy;
}

/** Parts without a key that may be left out: a variant without a price, a value of an option, a part of the total. */
const MAY_MISS = ['variant', 'value of an option', 'part of the total'];

/** Reads a payload, and collects the problems of parts that are left out. */
type Read<Raw> = (raw: Raw, report: (problem: IntegrationProblem) => void) => readonly string[];

/** Reads the payload without each of the keys, and with `null` in its place. Nothing else may be lost by that. */
function lacking<Raw>(raw: Raw, at: Path, keys: object, read: Read<Raw>): readonly string[] {
  const lossesOf = (payload: Raw) => {
    const losses = new Set<string>();
    const problems = read(payload, ({missing, path}) => {
      if (!MAY_MISS.includes(missing)) losses.add(`${missing} at ${path} is lost`);
    });
    return {losses, problems};
  };
  const before = lossesOf(raw).losses;
  return Object.keys(keys).flatMap((key) =>
    [undefined, null].flatMap((value) => {
      const where = `${[...at, key].join('.')} is ${value}`;
      try {
        const {losses, problems} = lossesOf(without(raw, [...at, key], value) as Raw);
        const lost = [...losses].filter((loss) => !before.has(loss));
        return [...problems, ...lost].map((problem) => `${where}: ${problem}`);
      } catch (error) {
        return [`${where}: ${String(error)}`];
      }
    }),
  );
}

describe('what need not be there by the SDK', () => {
  const product: Read<RawProduct> = (raw, report) =>
    productProblems(normalizeProduct(raw, {...shared, currency: 'EUR', report}), 'EUR');
  const cart: Read<RawCart> = (raw, report) =>
    cartProblems(normalizeCart(raw, {...shared, report}), 'EUR');
  const order: Read<RawOrder> = (raw, report) =>
    orderProblems(normalizeOrder(raw, {...shared, report}), 'EUR');
  const category: Read<typeof rawCategory> = (raw, report) =>
    categoryProblems(normalizeCategory(raw, {...shared, report, children: []}));

  it.each<[string, Path, object]>([
    ['a product', [], PRODUCT],
    ['a variant', ['masterVariant'], VARIANT],
    ['a price', ['masterVariant', 'price'], PRICE],
    ['an image', ['masterVariant', 'images', 0], IMAGE],
    ['stock', ['masterVariant', 'availability'], STOCK],
    ['stock of a channel', ['masterVariant', 'availability', 'channels', 'ch-1'], CHANNEL],
  ])('takes nothing down: %s', (_name, path, keys) => {
    expect(lacking(rawProduct, path, keys, product)).toEqual([]);
  });

  it('takes no category down', () => {
    expect(lacking(rawCategory, [], CATEGORY, category)).toEqual([]);
  });

  it.each<[string, Path, object]>([
    ['a cart', [], CART],
    ['a line', ['lineItems', 0], LINE],
    ['a variant', ['lineItems', 0, 'variant'], VARIANT],
    ['a price', ['lineItems', 0, 'price'], PRICE],
    ['a custom line', ['customLineItems', 0], CUSTOM_LINE],
    ['shipping', ['shippingInfo'], SHIPPING],
    ['taxes', ['taxedPrice'], TAXED],
    ['a discount', ['discountOnTotalPrice'], ON_TOTAL],
    ['an address', ['shippingAddress'], ADDRESS],
  ])('takes no cart down: %s', (_name, path, keys) => {
    expect(lacking(rawCart, path, keys, cart)).toEqual([]);
  });

  it.each<[string, Path, object]>([
    ['an order', [], ORDER],
    ['a line', ['lineItems', 0], LINE],
    ['shipping', ['shippingInfo'], SHIPPING],
    ['a parcel', ['shippingInfo', 'deliveries', 0, 'parcels', 0], PARCEL],
    ['tracking', ['shippingInfo', 'deliveries', 0, 'parcels', 0, 'trackingData'], TRACKING],
  ])('takes no order down: %s', (_name, path, keys) => {
    expect(lacking(rawOrder, path, keys, order)).toEqual([]);
  });
});

describe('a product', () => {
  it('leaves out variants, images and categories that cannot be read, and says so @claim-commercetools.parts', () => {
    const [image] = rawVariant.images ?? [];
    const masterVariant = {...rawVariant, images: [{url: ''}, image]} as RawVariant;
    const dollars = {...rawVariant.price?.value, currencyCode: 'USD'} as never;
    const variants = [
      {...rawVariant, id: 2, price: null},
      {...rawVariant, id: 3, price: {value: dollars}},
    ];
    const {product} = readProduct({...rawProduct, masterVariant, variants});
    expect(product.variants.map(({id}) => id)).toEqual(['p-1:1']);
    expect(product.media).toHaveLength(1);
    expect(left({...rawProduct, masterVariant, variants, attributes: []})).toEqual([
      'image: masterVariant.images[0].url',
      'variant: variants[0].price',
      'variant: variants[1].price.value.currencyCode',
      'category: categories[1].obj',
    ]);
  });

  it('tells facts of each kind in the words of the locale @claim-commercetools.attributes @claim-commercetools.attribute-kinds', () => {
    const {product} = readProduct({...rawProduct, variants: [rawProduct.variants?.[0] ?? {}]});
    expect(product.attributes).toEqual([
      {type: 'boolean', key: 'dishwasher', label: 'Spülmaschine', value: true},
      {type: 'number', key: 'volume', label: 'Inhalt in ml', value: 350},
      {type: 'list', key: 'uses', label: 'Für', values: ['Tee', 'Kaffee']},
      {type: 'text', key: 'deposit', label: 'Pfand', value: '0,25\u00a0€'},
      {type: 'text', key: 'since', label: 'Seit', value: '9. März 2026'},
      {type: 'text', key: 'opens', label: 'Ab', value: '08:30'},
      {type: 'text', key: 'sale', label: 'Verkaufsstart', value: '9. März 2026 um 14:30 UTC'},
      {type: 'text', key: 'unlisted', label: 'unlisted', value: 'Handarbeit'},
      {type: 'text', key: 'material', label: 'Material', value: 'Stahl'},
    ]);
  });

  it('reports attributes that shoppers cannot read @claim-commercetools.attributes-unreadable', () => {
    expect(left({...rawProduct, categories: [], variants: []})).toEqual([
      'attribute: attributes[3].value',
      'attribute: attributes[8].value',
    ]);
  });

  it('has the facts that all variants share, and shows those that are named @claim-commercetools.attributes-shared', () => {
    const weights = (raw: RawProduct) =>
      readProduct(raw).product.attributes.filter(({key}) => key === 'weight');
    expect(weights(rawProduct)).toEqual([]);
    expect(weights({...rawProduct, variants: []})).toMatchObject([{value: 210}]);
    const {product} = readProduct(rawProduct, {attributes: ['material', 'volume']});
    expect(product.attributes.map(({key}) => key)).toEqual(['material', 'volume']);
  });

  it('keeps an option and a variant that lacks it, and says so @claim-commercetools.option-lacking', () => {
    const raw = {...rawProduct, categories: [], attributes: []};
    const masterVariant = {...rawVariant, attributes: []};
    const {product, problems} = readProduct({...raw, masterVariant});
    expect(product.options).toMatchObject([
      {id: 'color', label: 'Farbe', values: [{label: '–'}, {label: 'Blau'}]},
    ]);
    expect(product.variants.map(({selectedOptions}) => selectedOptions[0]?.valueLabel)).toEqual([
      '–',
      'Blau',
    ]);
    expect(problems).toMatchObject([
      {missing: 'variant', path: 'variants[1].price'},
      {missing: 'value of an option', path: 'masterVariant.attributes'},
    ]);
    expect(productProblems(product, 'EUR')).toEqual([]);
  });
});

it('costs no other variant when one is bad', async () => {
  const [first = {}] = rawProduct.variants ?? [];
  const {faults, payloads} = await readWithOneBadItem<RawVariant, unknown>({
    items: [
      {...first, id: 2},
      {...rawVariant, id: 3},
      {...first, id: 4},
    ],
    read: (variants, report) =>
      readProduct({...rawProduct, variants: [...variants]}, {report}).product.variants.slice(1),
  });
  expect(faults).toEqual([]);
  expect(payloads).toBeGreaterThan(100);
});
