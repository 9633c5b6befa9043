import fc from 'fast-check';
import {describe, expect, expectTypeOf, it} from 'vitest';
import {
  type Attribute,
  type Availability,
  type AvailabilityStatus,
  type Badge,
  type CatalogIntegration,
  type Category,
  discountBetween,
  findVariant,
  type Image,
  isPurchasable,
  nearestQuantity,
  type Pricing,
  type Product,
  type ProductMedia,
  type ProductSummary,
  type ProductVariant,
  type Promotion,
  type RatingDistribution,
  type Review,
} from '@storefront-toolkit/types/catalog';
import {
  addMoney,
  type DynamicServerContext,
  type ImageMedia,
  moneyOf,
  type Money,
} from '@storefront-toolkit/types/cms';

const eur = (amount: number) => moneyOf(amount, 'EUR');
const pricing: Pricing = {price: eur(12900), tax: 'included'};

function variant(id: string, size: string, color: string): ProductVariant {
  return {
    id,
    sku: id.toUpperCase(),
    selectedOptions: [
      {optionId: 'size', optionLabel: 'Size', valueId: size, valueLabel: size.toUpperCase()},
      {optionId: 'color', optionLabel: 'Color', valueId: color, valueLabel: color},
    ],
    pricing,
    availability: {status: 'in-stock'},
    quantityRule: {min: 1, step: 1},
    media: [],
    custom: {},
  };
}

const product: Product<{readonly care: string}> = {
  id: 'p-30',
  slug: 'trail-jacket',
  name: 'Trail jacket',
  categories: [],
  media: [],
  options: [],
  variants: [variant('v1', 's', 'moss'), variant('v2', 'm', 'moss'), variant('v3', 'm', 'sand')],
  attributes: [],
  pricing,
  availability: {status: 'in-stock'},
  badges: [],
  promotions: [],
  seo: {indexed: true},
  custom: {care: '30 °C'},
};

describe('Product', () => {
  it('is a summary too, so that a tile takes either', () => {
    expectTypeOf<Product>().toExtend<ProductSummary>();
    expectTypeOf<ProductSummary>().not.toExtend<Product>();
    const tile = (summary: ProductSummary) => summary.name;
    expect(tile(product)).toBe('Trail jacket');
  });

  it('has at least one variant', () => {
    // @ts-expect-error A product has something to buy.
    const empty: Product = {...product, variants: []};
    expect(empty.variants).toHaveLength(0);
    expectTypeOf(product.variants[0].sku).toEqualTypeOf<string>();
  });

  it('carries fields of its own by type, and no others', () => {
    expectTypeOf(product.custom.care).toEqualTypeOf<string>();
    expectTypeOf<Product<{readonly care: string}>>().toExtend<Product>();
    expectTypeOf<Product>().not.toExtend<Product<{readonly care: string}>>();
    // @ts-expect-error No field is known by any name.
    expect(product.washable).toBeUndefined();
    expectTypeOf(product.variants).not.toHaveProperty('push');
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(product))).toEqual(product);
  });
});

describe('types', () => {
  it('refuse what is not in a closed set', () => {
    // @ts-expect-error A tone says what a badge means; a color it isn't.
    const badge: Badge = {id: 'sale', label: 'Sale', tone: 'red'};
    // @ts-expect-error No such status.
    const availability: Availability = {status: 'sold-out'};
    // @ts-expect-error No such kind of attribute.
    const attribute: Attribute = {type: 'color', key: 'a', label: 'A', value: 'x'};
    // @ts-expect-error A number has a figure.
    const weight: Attribute = {type: 'number', key: 'weight', label: 'Weight', value: '380 g'};
    expect([badge, availability, attribute, weight]).toHaveLength(4);
  });

  it('refuse a price as a fraction, and one without its tax', () => {
    // @ts-expect-error A float is not an amount.
    const float: Pricing = {price: {amount: 129.99, currency: 'EUR', exponent: 2}, tax: 'included'};
    // @ts-expect-error `tax` is missing.
    const untaxed: Pricing = {price: eur(12900)};
    // @ts-expect-error A plain number has no currency.
    const plain: Pricing = {price: 12900, tax: 'included'};
    expect([float, untaxed, plain]).toHaveLength(3);
  });

  it('tell media and benefits apart by their type', () => {
    // @ts-expect-error A video has sources.
    const video: ProductMedia = {
      type: 'video',
      id: '1',
      description: '',
      poster: {src: '', alt: ''},
    };
    // @ts-expect-error A text is always there, empty when the image only decorates.
    const image: Image = {src: 'https://images.example.com/a.jpg'};
    // @ts-expect-error A share has a percentage, not an amount.
    const benefit: Promotion['benefit'] = {type: 'percent', amount: eur(1000)};
    expect([video, image, benefit]).toHaveLength(3);
  });

  it('takes an image of the CMS as one of the catalog', () => {
    expectTypeOf<ImageMedia>().toExtend<Image>();
  });
});

describe('CatalogIntegration', () => {
  it('answers with the products of its store', () => {
    type Own = Product<{readonly care: string}>;
    type Answer = Awaited<ReturnType<CatalogIntegration<Own>['getProduct']>>;
    expectTypeOf<Answer>().toEqualTypeOf<Own>();
    expectTypeOf<CatalogIntegration<Own>>().toExtend<CatalogIntegration>();
  });

  it('takes a context and a signal after every input', () => {
    type Rest<Method> = Method extends (input: never, ...rest: infer Parameters) => unknown
      ? Parameters
      : never;
    type All = {[Name in keyof CatalogIntegration]: Rest<CatalogIntegration[Name]>};
    expectTypeOf<All[keyof All]>().toEqualTypeOf<
      [context: DynamicServerContext, signal: AbortSignal]
    >();
  });

  it('looks products up by one key', () => {
    type Reference = Parameters<CatalogIntegration['getProduct']>[0];
    // @ts-expect-error The discriminant and the key don't fit.
    const wrong: Reference = {by: 'slug', id: 'p-30'};
    expect(wrong.by).toBe('slug');
    expectTypeOf<Category['ancestors'][number]['slug']>().toEqualTypeOf<string>();
  });
});

describe('findVariant', () => {
  it('finds by all values, and by some', () => {
    expect(findVariant(product.variants, {size: 'm', color: 'sand'})?.id).toBe('v3');
    expect(findVariant(product.variants, {size: 'm'})?.id).toBe('v2');
    expect(findVariant(product.variants, {})?.id).toBe('v1');
    expect(findVariant(product.variants, {size: 's', color: 'sand'})).toBeUndefined();
    expect(findVariant(product.variants, {fit: 'slim'})).toBeUndefined();
  });
});

describe('isPurchasable', () => {
  const all: Record<AvailabilityStatus, boolean> = {
    'in-stock': true,
    'low-stock': true,
    backorder: true,
    preorder: true,
    'out-of-stock': false,
    discontinued: false,
  };
  it.each(Object.entries(all))('%s: %s', (status, expected) => {
    expect(isPurchasable({status: status as AvailabilityStatus})).toBe(expected);
  });
});

describe('discountBetween', () => {
  it.each([
    [10000, 7100, 29],
    [15900, 12900, 18],
    [1000, 999, 0],
    [1000, 0, 100],
  ])('from %d to %d is %d percent', (listPrice, price, percent) => {
    expect(discountBetween(eur(listPrice), eur(price))).toEqual({
      amount: eur(listPrice - price),
      percent,
    });
  });

  it('is none when the price is not lower', () => {
    expect(discountBetween(eur(1000), eur(1000))).toBeUndefined();
    expect(discountBetween(eur(1000), eur(1001))).toBeUndefined();
  });

  it('leads back to the list price, and never promises too much', () => {
    const cents = fc.integer({min: 1, max: 10_000_000});
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(2, 4), (a, b, exponent) => {
        const listPrice: Money = moneyOf(a, 'EUR', exponent as 2);
        const discount = discountBetween(listPrice, eur(b));
        if (!discount) return;
        expect(Number(addMoney(eur(b), discount.amount).amount)).toBe(
          a * 10 ** (discount.amount.exponent - exponent),
        );
        expect(discount.percent).toBeLessThanOrEqual(
          (discount.amount.amount / (a * 10 ** (discount.amount.exponent - exponent))) * 100,
        );
      }),
    );
  });
});

describe('nearestQuantity', () => {
  it.each([
    [14, 12],
    [15, 12],
    [16, 18],
    [0, 6],
    [-5, 6],
    [1000, 24],
    [Infinity, 24],
    [NaN, 6],
  ])('for %d by the half dozen is %d', (asked, expected) => {
    expect(nearestQuantity(asked, {min: 6, max: 24, step: 6})).toBe(expected);
  });

  it('always is one that the rule allows, and none is nearer', () => {
    const rule = fc.record({
      min: fc.integer({min: 1, max: 20}),
      span: fc.option(fc.nat(60), {nil: undefined}),
      step: fc.integer({min: 1, max: 12}),
    });
    fc.assert(
      fc.property(fc.integer({min: -50, max: 200}), rule, (asked, {min, span, step}) => {
        const max = span === undefined ? undefined : min + span;
        const found = nearestQuantity(asked, {min, max, step});
        const allowed = Array.from({length: 251}, (_, index) => index).filter(
          (n) => n >= min && n <= (max ?? Infinity) && (n - min) % step === 0,
        );
        expect(allowed).toContain(found);
        const nearest = Math.min(...allowed.map((n) => Math.abs(n - asked)));
        expect(Math.abs(found - asked)).toBe(nearest);
      }),
    );
  });
});

describe('Review', () => {
  const review: Review = {
    id: 'r-1',
    rating: 4,
    text: 'The hood fits over a helmet.',
    createdAt: '2026-03-09T14:30:00.000Z',
  };

  it('has whole stars from 1 to 5, and a moment', () => {
    // @ts-expect-error No such number of stars.
    const six: Review = {...review, rating: 6};
    // @ts-expect-error An average isn't the rating of one shopper.
    const half: Review = {...review, rating: 4.5};
    // @ts-expect-error A day without a time isn't a moment.
    const day: Review = {...review, createdAt: '2026-03-09'};
    expect([six.rating, half.rating, day.createdAt]).toEqual([6, 4.5, '2026-03-09']);
  });

  it('is counted for each number of stars, zero too', () => {
    // @ts-expect-error One star is missing.
    const four: RatingDistribution = {5: 94, 4: 22, 3: 8, 2: 2};
    expect(Object.keys(four)).toHaveLength(4);
  });
});
