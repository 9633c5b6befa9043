import type {RawCart, RawCollection, RawProduct, RawVariant} from '../index.ts';
import type {RawMenu} from '../normalize-category.ts';
import type {RawSuggestions} from '../normalize-suggestions.ts';
import type {Raw} from '../raw.ts';
import type {
  Filter,
  Localization,
  ProductConnection,
  SearchResultItemConnection,
  StoreAvailability,
} from '../schema.ts';

const image = (name: string) => ({
  id: `gid://shopify/ProductImage/${name}`,
  url: `https://cdn.shopify.com/s/files/1/0001/${name}.jpg?v=1`,
  altText: `Picture of ${name}`,
  width: 1200,
  height: 800,
});

const euros = (amount: string) => ({amount, currencyCode: 'EUR' as const});

export const rawVariant: RawVariant = {
  __typename: 'ProductVariant',
  id: 'gid://shopify/ProductVariant/11',
  sku: 'MUG-RED-S',
  barcode: '4006381333931',
  availableForSale: true,
  currentlyNotInStock: false,
  quantityAvailable: 12,
  quantityRule: {minimum: 1, maximum: 10, increment: 1},
  selectedOptions: [
    {name: 'Color', value: 'Red'},
    {name: 'Size', value: 'S'},
  ],
  price: euros('19.9'),
  compareAtPrice: euros('24.90'),
  unitPrice: euros('5.69'),
  unitPriceMeasurement: {referenceUnit: 'ML', referenceValue: 100},
  image: image('red'),
  metafields: [{namespace: 'care', key: 'dishwasher', type: 'boolean', value: 'true'}],
};

export const rawProduct: RawProduct = {
  __typename: 'Product',
  id: 'gid://shopify/Product/1',
  handle: 'enamel-mug',
  title: 'Enamel mug',
  vendor: 'Kettle',
  description: 'Holds 350 ml.',
  descriptionHtml: '<p>Holds <strong>350 ml</strong>.</p>',
  updatedAt: '2026-03-09T14:30:00Z',
  seo: {title: 'Mugs of enamel', description: 'Light, and hard to break.'},
  featuredImage: image('red'),
  availableForSale: true,
  priceRange: {minVariantPrice: euros('19.9'), maxVariantPrice: euros('22.5')},
  selectedOrFirstAvailableVariant: {price: euros('19.9'), compareAtPrice: euros('24.9')},
  collections: {
    nodes: [{id: 'gid://shopify/Collection/7', handle: 'mugs', title: 'Mugs'}],
  },
  options: [
    {
      id: 'gid://shopify/ProductOption/1',
      name: 'Color',
      optionValues: [
        {id: 'gid://shopify/ProductOptionValue/1', name: 'Red', swatch: {color: '#cc0000'}},
        {
          id: 'gid://shopify/ProductOptionValue/2',
          name: 'Dots',
          swatch: {
            color: null,
            image: {__typename: 'MediaImage', previewImage: image('dots')},
          },
        },
      ],
    },
    {
      id: 'gid://shopify/ProductOption/2',
      name: 'Size',
      optionValues: [{id: 'gid://shopify/ProductOptionValue/3', name: 'S', swatch: null}],
    },
  ],
  media: {
    nodes: [
      {
        __typename: 'MediaImage',
        id: 'gid://shopify/MediaImage/1',
        alt: null,
        image: image('red'),
        previewImage: image('red'),
      },
      {
        __typename: 'Video',
        id: 'gid://shopify/Video/2',
        alt: 'The mug falls',
        previewImage: image('video'),
        sources: [
          {url: 'https://cdn.shopify.com/videos/2.m3u8', mimeType: 'application/x-mpegURL'},
          {url: 'https://cdn.shopify.com/videos/2.mp4', mimeType: 'video/mp4'},
        ],
      },
      {
        __typename: 'ExternalVideo',
        id: 'gid://shopify/ExternalVideo/3',
        alt: null,
        previewImage: image('external'),
        host: 'YOUTUBE',
        embedUrl: 'https://www.youtube.com/embed/abcdefghijk?rel=0',
      },
      {
        __typename: 'Model3d',
        id: 'gid://shopify/Model3d/4',
        alt: 'The mug, to be turned',
        previewImage: image('model'),
        sources: [
          {url: 'https://cdn.shopify.com/models/4.glb', format: 'glb'},
          {url: 'https://cdn.shopify.com/models/4.usdz', format: 'usdz'},
        ],
      },
    ],
  },
  metafields: [
    {namespace: 'care', key: 'material', type: 'single_line_text_field', value: 'Steel'},
  ],
  variants: {
    nodes: [
      rawVariant,
      {
        ...rawVariant,
        id: 'gid://shopify/ProductVariant/12',
        sku: 'MUG-DOTS-S',
        barcode: null,
        availableForSale: false,
        price: euros('29.0'),
        compareAtPrice: null,
        unitPrice: null,
        unitPriceMeasurement: null,
        selectedOptions: [
          {name: 'Color', value: 'Dots'},
          {name: 'Size', value: 'S'},
        ],
        image: null,
      },
    ],
    pageInfo: {hasNextPage: false, endCursor: 'last'},
  },
};

export const rawCollection: RawCollection = {
  id: 'gid://shopify/Collection/7',
  handle: 'mugs',
  title: 'Mugs',
  description: 'For coffee and tea.',
  descriptionHtml: '<ul><li>For coffee</li><li>For tea</li></ul>',
  image: image('shelf'),
  seo: {title: 'All mugs', description: 'Mugs for the house and the road.'},
  metafields: [],
};

const value = (label: string, count: number, filter: object) => ({
  id: `filter.${label.toLowerCase()}`,
  label,
  count,
  input: JSON.stringify(filter),
});
const option = (name: string, held: string) => ({variantOption: {name, value: held}});

/** The filters of a list, of each kind that Shopify has. */
export const rawFilters: readonly Raw<Filter>[] = [
  {
    id: 'filter.v.availability',
    label: 'Availability',
    type: 'LIST',
    presentation: 'TEXT',
    values: [value('In stock', 7, {available: true}), value('Out of stock', 1, {available: false})],
  },
  {
    id: 'filter.v.price',
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [value('Price', 0, {price: {min: 4.5, max: 42}})],
  },
  {
    id: 'filter.v.option.color',
    label: 'Color',
    type: 'LIST',
    presentation: 'SWATCH',
    values: [
      {...value('Red', 5, option('Color', 'Red')), swatch: {color: '#cc0000', image: null}},
      {
        ...value('Dots', 3, option('Color', 'Dots')),
        swatch: {color: null, image: {__typename: 'MediaImage', previewImage: image('dots')}},
      },
    ],
  },
  {
    id: 'filter.p.m.care.dishwasher',
    label: 'Dishwasher-safe',
    type: 'BOOLEAN',
    presentation: null,
    values: [
      value('Yes', 6, {productMetafield: {namespace: 'care', key: 'dishwasher', value: 'true'}}),
    ],
  },
];

const pageInfo = {
  hasPreviousPage: true,
  hasNextPage: true,
  startCursor: 'c-start',
  endCursor: 'c-end',
};

/** A page in the middle of the results of a search. */
export const rawSearch: Raw<SearchResultItemConnection> = {
  totalCount: 8,
  productFilters: rawFilters,
  nodes: [rawProduct],
  pageInfo,
};

/** A page in the middle of a list that nobody counts. */
export const rawProductList: Raw<ProductConnection> = {
  filters: rawFilters,
  nodes: [rawProduct],
  pageInfo,
};

export const rawSuggestions: RawSuggestions = {
  products: [rawProduct],
  queries: [{text: 'enamel mug'}],
  collections: [{id: 'gid://shopify/Collection/7', handle: 'mugs', title: 'Mugs'}],
  pages: [{id: 'gid://shopify/Page/3', handle: 'care', title: 'Care for enamel'}],
};

const entry = (title: string, id: number, items: NonNullable<RawMenu['items']> = []) => ({
  id: `gid://shopify/MenuItem/${id}`,
  title,
  resource: {
    __typename: 'Collection' as const,
    id: `gid://shopify/Collection/${id}`,
    handle: title.toLowerCase(),
    title,
  },
  items,
});

export const rawMenu: RawMenu = {
  items: [
    entry('Kitchen', 5, [entry('Mugs', 7, [entry('Enamel', 8)])]),
    {title: 'Legal notice', resource: {__typename: 'Page'}, items: []},
    {title: 'More', resource: null, items: [entry('Outdoor', 9)]},
  ],
};

/** A store that sells in Germany and in Brazil. */
export const rawLocalization: Raw<Localization> = {
  availableCountries: [
    {
      isoCode: 'DE',
      currency: {isoCode: 'EUR'},
      defaultLanguage: {isoCode: 'DE'},
      availableLanguages: [{isoCode: 'EN'}, {isoCode: 'DE'}],
    },
    {
      isoCode: 'BR',
      currency: {isoCode: 'BRL'},
      defaultLanguage: {isoCode: 'PT_BR'},
      availableLanguages: [{isoCode: 'PT_BR'}],
    },
  ],
};

/** A variant's stock in a store that has it. */
export const rawStock: Raw<StoreAvailability> = {
  available: true,
  quantityAvailable: 3,
  pickUpTime: 'Usually ready in 24 hours',
  location: {
    id: 'gid://shopify/Location/1',
    name: 'Berlin',
    address: {
      address1: 'Example Street 1',
      address2: 'Second floor',
      city: 'Berlin',
      provinceCode: 'BE',
      zip: '10115',
      countryCode: 'DE',
      phone: '+49 30 5550100',
    },
  },
};

/** A cart of a shopper whose delivery is known: a discount on the line, one on the goods, a code for free shipping, and a gift card. */
export const rawCart: RawCart = {
  id: 'gid://shopify/Cart/c1?key=secret',
  checkoutUrl: 'https://shop.example.com/cart/c/c1?key=secret',
  updatedAt: '2026-03-09T15:00:00Z',
  totalQuantity: 2,
  note: 'Please ring twice.',
  buyerIdentity: {email: 'jane@example.com'},
  attributes: [{key: 'note', value: 'Ring twice'}],
  cost: {totalAmount: euros('33.82')},
  discountCodes: [
    {code: 'SPRING', applicable: true},
    {code: 'FREESHIP', applicable: true},
  ],
  discountAllocations: [
    {
      __typename: 'CartCodeDiscountAllocation',
      code: 'SPRING',
      targetType: 'LINE_ITEM',
      discountedAmount: euros('2.00'),
    },
    {
      __typename: 'CartCodeDiscountAllocation',
      code: 'FREESHIP',
      targetType: 'SHIPPING_LINE',
      discountedAmount: euros('4.9'),
    },
  ],
  appliedGiftCards: [
    {
      id: 'gid://shopify/AppliedGiftCard/3',
      lastCharacters: 'x7k2',
      presentmentAmountUsed: euros('10.0'),
    },
  ],
  deliveryGroups: {nodes: [{selectedDeliveryOption: {estimatedCost: euros('4.9')}}]},
  lines: {
    nodes: [
      {
        __typename: 'CartLine',
        id: 'gid://shopify/CartLine/l1?cart=c1',
        quantity: 2,
        attributes: [{key: 'engraving', value: 'Jane'}],
        cost: {
          amountPerQuantity: euros('19.9'),
          compareAtAmountPerQuantity: euros('24.9'),
          subtotalAmount: euros('39.8'),
          totalAmount: euros('35.82'),
        },
        discountAllocations: [
          {
            __typename: 'CartAutomaticDiscountAllocation',
            title: 'Two for less',
            targetType: 'LINE_ITEM',
            discountedAmount: euros('3.98'),
          },
        ],
        merchandise: {
          ...rawVariant,
          product: {
            id: 'gid://shopify/Product/1',
            handle: 'enamel-mug',
            title: 'Enamel mug',
            ...(rawProduct.options && {options: rawProduct.options}),
          },
        },
      },
    ],
    pageInfo: {hasNextPage: false, endCursor: 'last'},
  },
};
