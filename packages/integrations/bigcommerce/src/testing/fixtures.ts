import type {RawBasket, RawCategory, RawProduct, RawVariant} from '../index.ts';
import type {RawListedProduct, RawSearch, RawTreeNode} from '../raw.ts';

const list = <Node>(...nodes: Node[]) => ({edges: nodes.map((node) => ({node}))});
const image = (name: string) => ({
  urlOriginal: `https://cdn11.bigcommerce.com/s-1/${name}.jpg`,
  altText: `Picture of ${name}`,
});
const euros = (value: number) => ({value, currencyCode: 'EUR'});
const chosen = (entityId: number, label: string) =>
  list({entityId: 31, displayName: 'Color', values: list({entityId, label})});

export const rawVariant: RawVariant = {
  entityId: 11,
  sku: 'MUG-RED',
  gtin: '4006381333931',
  upc: null,
  isPurchasable: true,
  inventory: {isInStock: true, aggregated: {availableToSell: 12}},
  prices: {price: euros(19.9), basePrice: euros(24.9)},
  defaultImage: image('red'),
  options: chosen(41, 'Red'),
};

export const rawProduct: RawProduct = {
  entityId: 1,
  name: 'Enamel mug',
  path: '/enamel-mug/',
  plainTextDescription: 'Holds 350 ml.',
  description: '<p>Holds <strong>350 ml</strong>.</p>',
  brand: {name: 'Kettle'},
  defaultImage: image('red'),
  images: list(image('red'), image('blue')),
  availabilityV2: {status: 'Available'},
  minPurchaseQuantity: 1,
  maxPurchaseQuantity: 10,
  reviewSummary: {averageRating: 3.5, numberOfReviews: 8},
  seo: {pageTitle: 'Mugs of enamel', metaDescription: 'Light, and hard to break.'},
  categories: list({entityId: 7, name: 'Mugs', path: '/kitchen/mugs/'}),
  productOptions: list(
    {
      entityId: 31,
      displayName: 'Color',
      isVariantOption: true,
      values: list(
        {entityId: 41, label: 'Red', hexColors: ['#cc0000'], imageUrl: null},
        {
          entityId: 42,
          label: 'Dots',
          hexColors: [],
          imageUrl: 'https://cdn11.bigcommerce.com/dots',
        },
      ),
    },
    {entityId: 32, displayName: 'Engraving', isVariantOption: false},
  ),
  variants: {
    ...list<RawVariant>(rawVariant, {
      ...rawVariant,
      entityId: 12,
      sku: 'MUG-DOTS',
      gtin: null,
      inventory: {isInStock: false, aggregated: null},
      prices: {price: euros(29), basePrice: null},
      defaultImage: null,
      options: chosen(42, 'Dots'),
    }),
    pageInfo: {hasNextPage: false, endCursor: 'last'},
  },
  customFields: list({name: 'Material', value: 'Steel'}),
};

export const rawCategory: RawCategory = {
  entityId: 7,
  name: 'Mugs',
  path: '/kitchen/mugs/',
  description: '<p>For <b>coffee</b> and tea.</p>',
  defaultImage: image('shelf'),
  seo: {pageTitle: 'All mugs', metaDescription: 'For the house and the road.'},
};

const node = (entityId: number, path: string, ...children: RawTreeNode[]): RawTreeNode => ({
  entityId,
  name: path.split('/').at(-2) ?? '',
  path,
  children,
});

export const rawTree: readonly RawTreeNode[] = [
  node(5, '/kitchen/', node(7, '/kitchen/mugs/', node(8, '/kitchen/mugs/enamel/'))),
  node(9, '/outdoor/'),
];

export const rawBasket: RawBasket = {
  cart: {
    entityId: 'b2f2b3c4-cart',
    currencyCode: 'EUR',
    updatedAt: {utc: '2026-03-09T15:00:00Z'},
    isTaxIncluded: true,
    discountedAmount: euros(2),
    lineItems: {
      physicalItems: [
        {
          entityId: 'line-1',
          productEntityId: 1,
          variantEntityId: 11,
          name: 'Enamel mug',
          sku: 'MUG-RED',
          url: 'https://shop.example.com/enamel-mug/',
          quantity: 2,
          image: image('red'),
          originalPrice: euros(24.9),
          listPrice: euros(19.9),
          extendedSalePrice: euros(37.8),
          giftWrapping: {name: 'Forest paper', amount: euros(1.5)},
          selectedOptions: [
            {entityId: 31, name: 'Color', value: 'Red', valueEntityId: 41},
            {entityId: 32, name: 'Engraving'},
          ],
        },
      ],
      digitalItems: [],
      giftCertificates: [{entityId: 'gift-1', name: 'For Jane', amount: euros(25)}],
      customItems: [{entityId: 'custom-1', name: 'Engraving', quantity: 2, listPrice: euros(3.25)}],
    },
  },
  checkout: {
    subtotal: euros(71.3),
    // 71.30 of goods, 2.00 and 3.98 off, 3.00 for paper, 4.00 for shipping, 0.75 for handling. Tax is included.
    grandTotal: euros(73.07),
    taxTotal: euros(6.04),
    taxes: [{name: 'MwSt.', amount: euros(6.04)}],
    shippingCostTotal: euros(4),
    handlingCostTotal: euros(0.75),
    coupons: [{code: 'SPRING', discountedAmount: euros(3.98)}],
    giftCertificates: [{code: 'GIFT-7F3K-X7K2', used: euros(10)}],
    customerMessage: 'Please ring twice.',
  },
};

export const rawListed: RawListedProduct = {
  entityId: 1,
  name: 'Enamel mug',
  path: '/enamel-mug/',
  brand: {name: 'Kettle'},
  defaultImage: image('red'),
  prices: {
    price: euros(19.9),
    basePrice: euros(24.9),
    priceRange: {min: euros(19.9), max: euros(29)},
  },
  availabilityV2: {status: 'Available'},
  inventory: {isInStock: true, aggregated: {availableToSell: 12}},
  reviewSummary: {averageRating: 3.5, numberOfReviews: 8},
  customFields: list({name: 'Material', value: 'Steel'}),
};

/** A search with a filter of each type. */
export const rawSearch: RawSearch = {
  searchProducts: {
    products: {
      ...list(rawListed),
      collectionInfo: {totalItems: 8},
      pageInfo: {
        hasPreviousPage: true,
        hasNextPage: true,
        startCursor: 'c-start',
        endCursor: 'c-end',
      },
    },
    filters: list(
      {
        __typename: 'BrandSearchFilter',
        name: 'Brand',
        brands: list(
          {entityId: 3, name: 'Kettle', productCount: 5},
          {entityId: 4, name: 'Hearth', productCount: 3},
        ),
      },
      {
        __typename: 'CategorySearchFilter',
        name: 'Category',
        categories: list({
          ...{entityId: 5, name: 'Kitchen', productCount: 8},
          subCategories: list({entityId: 7, name: 'Mugs', productCount: 6}),
        }),
      },
      {__typename: 'PriceSearchFilter', name: 'Price'},
      {
        __typename: 'ProductAttributeSearchFilter',
        name: 'Color',
        filterName: 'Color',
        attributes: list({value: 'Red', productCount: 2}, {value: 'Blue', productCount: 1}),
      },
      {
        __typename: 'RatingSearchFilter',
        name: 'Rating',
        ratings: list({value: '4', productCount: 2}),
      },
      {
        __typename: 'OtherSearchFilter',
        name: 'Other',
        freeShipping: {productCount: 4},
        isFeatured: null,
        isInStock: {productCount: 7},
      },
    ),
  },
  lowest: {products: list({prices: {priceRange: {min: euros(4.5)}}})},
  highest: {products: list({prices: {priceRange: {max: euros(42)}}})},
};
