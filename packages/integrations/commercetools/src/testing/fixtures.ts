import type {Channel, Project} from '@commercetools/platform-sdk';
import type {RawSearch} from '../normalize-search.ts';
import type {Raw} from '../raw.ts';
import type {RawCart, RawCategory, RawOrder, RawProduct, RawVariant} from '../index.ts';

const euros = (centAmount: number) => ({
  type: 'centPrecision' as const,
  centAmount,
  currencyCode: 'EUR',
  fractionDigits: 2,
});

const color = (key: string, de: string) => ({name: 'color', value: {key, label: {de, en: key}}});

export const rawVariant: RawVariant = {
  id: 1,
  sku: 'MUG-RED',
  attributes: [
    color('red', 'Rot'),
    {name: 'material', value: {de: 'Stahl', en: 'Steel'}},
    {name: 'weight', value: 210},
  ],
  images: [
    {
      url: 'https://images.example.com/red.jpg',
      dimensions: {w: 1200, h: 800},
      label: 'Der rote Becher',
    },
  ],
  price: {
    id: 'price-1',
    value: euros(2490),
    discounted: {value: euros(1990), discount: {typeId: 'product-discount', id: 'd1'}},
    validUntil: '2026-12-31T23:00:00.000Z',
  },
  availability: {
    isOnStock: true,
    availableQuantity: 12,
    channels: {'ch-1': {isOnStock: true, availableQuantity: 3, id: 'inventory-1', version: 1}},
  },
};

const definition = (name: string, de: string, type: string, attributeConstraint = 'None') => ({
  name,
  label: {de},
  type: {name: type} as never,
  isRequired: false,
  isSearchable: true,
  inputHint: 'SingleLine',
  level: attributeConstraint === 'None' && name !== 'weight' ? 'Product' : 'Variant',
  attributeConstraint,
});

const productType = {
  typeId: 'product-type' as const,
  id: 'mugs',
  obj: {
    id: 'mugs',
    name: 'Mugs',
    attributes: [
      definition('color', 'Farbe', 'lenum', 'CombinationUnique'),
      definition('material', 'Material', 'ltext', 'SameForAll'),
      definition('weight', 'Gewicht in g', 'number'),
      definition('dishwasher', 'Spülmaschine', 'boolean'),
      definition('volume', 'Inhalt in ml', 'number'),
      {
        ...definition('uses', 'Für', 'set'),
        type: {name: 'set', elementType: {name: 'lenum'}} as never,
      },
      definition('related', 'Dazu', 'reference'),
      definition('deposit', 'Pfand', 'money'),
      definition('since', 'Seit', 'date'),
      definition('opens', 'Ab', 'time'),
      definition('sale', 'Verkaufsstart', 'datetime'),
      definition('parts', 'Teile', 'nested'),
    ],
  },
};

export const rawProduct: RawProduct = {
  id: 'p-1',
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastModifiedAt: '2026-03-09T14:30:00.000Z',
  productType,
  name: {de: 'Emaillebecher', 'en-GB': 'Enamel mug'},
  slug: {de: 'emaillebecher', 'en-GB': 'enamel-mug'},
  description: {de: 'Fasst 350 ml.'},
  metaTitle: {de: 'Becher aus Emaille'},
  metaDescription: {de: 'Leicht und robust.'},
  categories: [
    {
      typeId: 'category',
      id: 'c-7',
      obj: {id: 'c-7', name: {de: 'Becher'}, slug: {de: 'becher'}},
    },
    {typeId: 'category', id: 'not-expanded'},
  ],
  attributes: [
    {name: 'dishwasher', value: true},
    {name: 'volume', value: 350},
    {
      name: 'uses',
      value: [
        {key: 'tea', label: {de: 'Tee'}},
        {key: 'coffee', label: 'Kaffee'},
      ],
    },
    {name: 'related', value: {typeId: 'product', id: 'p-2'}},
    {name: 'deposit', value: euros(25)},
    {name: 'since', value: '2026-03-09'},
    {name: 'opens', value: '08:30:00.000'},
    {name: 'sale', value: '2026-03-09T14:30:00.000Z'},
    {name: 'parts', value: [{name: 'lid', value: 'Holz'}]},
    {name: 'unlisted', value: 'Handarbeit'},
  ],
  masterVariant: rawVariant,
  variants: [
    {
      id: 2,
      sku: 'MUG-BLUE',
      attributes: [
        color('blue', 'Blau'),
        {name: 'material', value: {de: 'Stahl', en: 'Steel'}},
        {name: 'weight', value: 220},
      ],
      images: [],
      price: {id: 'price-2', value: euros(2990)},
      availability: {isOnStock: false, availableQuantity: 0},
    },
    {id: 3, sku: 'MUG-GREEN', attributes: [color('green', 'Grün')]},
  ],
};

export const rawCategory: RawCategory = {
  id: 'c-7',
  name: {de: 'Becher'},
  slug: {de: 'becher'},
  description: {de: 'Für Kaffee und Tee.'},
  metaTitle: {de: 'Alle Becher'},
  metaDescription: {de: 'Für drinnen und draußen.'},
  orderHint: '0.1',
  ancestors: [
    {
      typeId: 'category',
      id: 'c-5',
      obj: {id: 'c-5', name: {de: 'Küche'}, slug: {de: 'kueche'}},
    },
  ],
  parent: {typeId: 'category', id: 'c-5'},
};

const taxRate = {
  name: '19 % MwSt.',
  amount: 0.19,
  includedInPrice: true,
  country: 'DE',
  id: 'rate-1',
  subRates: [],
};

/** A discount that a reference was expanded to. */
const cartDiscount = (id: string, de: string) =>
  ({typeId: 'cart-discount', id, obj: {id, name: {de}}}) as never;

export const rawCart: RawCart = {
  id: 'cart-1',
  version: 4,
  createdAt: '2026-03-09T14:00:00.000Z',
  lastModifiedAt: '2026-03-09T15:00:00.000Z',
  cartState: 'Active',
  origin: 'Customer',
  custom: {type: {typeId: 'type', id: 'type-1'}, fields: {note: 'Please ring twice.'}},
  customerEmail: 'jane@example.com',
  country: 'DE',
  locale: 'de',
  taxMode: 'Platform',
  priceRoundingMode: 'HalfEven',
  taxRoundingMode: 'HalfEven',
  taxCalculationMode: 'LineItemLevel',
  inventoryMode: 'None',
  shippingMode: 'Single',
  totalPrice: euros(4072),
  taxedPrice: {
    totalNet: euros(3422),
    totalGross: euros(4072),
    totalTax: euros(650),
    taxPortions: [{rate: 0.19, name: '19 % MwSt.', amount: euros(650)}],
  },
  taxedShippingPrice: {totalNet: euros(236), totalGross: euros(281), totalTax: euros(45)},
  shippingInfo: {
    shippingMethodName: 'Standard',
    price: euros(495),
    shippingRate: {price: euros(495), tiers: []},
    taxRate,
    shippingMethodState: 'MatchesCart',
    deliveries: [],
    discountedPrice: {
      value: euros(295),
      includedDiscounts: [
        {discount: cartDiscount('cd-3', 'Günstiger Versand'), discountedAmount: euros(200)},
      ],
    },
  },
  shipping: [],
  itemShippingAddresses: [],
  directDiscounts: [],
  refusedGifts: [],
  shippingAddress: {
    firstName: 'Jane',
    lastName: 'Doe',
    company: 'Example',
    streetName: 'Example Street',
    streetNumber: '1',
    additionalStreetInfo: 'Left door',
    city: 'Berlin',
    state: 'BE',
    postalCode: '10115',
    country: 'DE',
    phone: '+49 30 5550100',
  },
  billingAddress: {streetName: 'Other Street', country: 'DE'},
  discountCodes: [
    {
      discountCode: {typeId: 'discount-code', id: 'code-1', obj: {id: 'code-1', code: 'SPRING'}},
      state: 'MatchesCart',
    },
  ],
  discountOnTotalPrice: {
    discountedAmount: euros(200),
    discountedNetAmount: euros(168),
    discountedGrossAmount: euros(200),
    includedDiscounts: [{discount: cartDiscount('cd-2', 'Frühling'), discountedAmount: euros(200)}],
  },
  customLineItems: [
    {
      id: 'custom-1',
      name: {de: 'Geschenkpapier', en: 'Gift wrap'},
      slug: 'gift-wrap',
      money: euros(395),
      quantity: 1,
      totalPrice: euros(395),
      discountedPricePerQuantity: [],
      taxedPricePortions: [],
      perMethodTaxRate: [],
      state: [{quantity: 1, state: {typeId: 'state', id: 'initial'}}],
      priceMode: 'Standard',
      taxRate,
    },
  ],
  lineItems: [
    {
      id: 'l-1',
      productId: 'p-1',
      name: {de: 'Emaillebecher'},
      productSlug: {de: 'emaillebecher'},
      productType,
      variant: rawVariant,
      price: rawVariant.price,
      priceMode: 'Platform',
      quantity: 2,
      totalPrice: euros(3582),
      lineItemMode: 'Standard',
      supplyChannel: {typeId: 'channel', id: 'ch-1'},
      taxRate,
      taxedPricePortions: [],
      perMethodTaxRate: [],
      state: [{quantity: 2, state: {typeId: 'state', id: 'initial'}}],
      discountedPricePerQuantity: [
        {
          quantity: 2,
          discountedPrice: {
            value: euros(1791),
            includedDiscounts: [
              {
                discount: cartDiscount('cd-1', 'Zwei für weniger'),
                discountedAmount: euros(199),
              },
            ],
          },
        },
      ],
    },
  ],
};

export const rawOrder: RawOrder = {
  id: 'order-1',
  version: 7,
  orderNumber: 'ST-1042',
  createdAt: '2026-03-10T08:15:00.000Z',
  lastModifiedAt: '2026-03-11T08:15:00.000Z',
  customerEmail: 'jane@example.com',
  orderState: 'Confirmed',
  paymentState: 'Paid',
  shipmentState: 'Partial',
  shippingMode: 'Single',
  shipping: [],
  syncInfo: [],
  refusedGifts: [],
  origin: 'Customer',
  priceRoundingMode: 'HalfEven',
  discountCodes: rawCart.discountCodes,
  customLineItems: rawCart.customLineItems,
  totalPrice: rawCart.totalPrice,
  taxedPrice: rawCart.taxedPrice,
  discountOnTotalPrice: rawCart.discountOnTotalPrice,
  shippingAddress: rawCart.shippingAddress,
  lineItems: rawCart.lineItems,
  shippingInfo: {
    ...rawCart.shippingInfo,
    deliveries: [
      {
        id: 'd-1',
        createdAt: '2026-03-11T07:00:00.000Z',
        items: [
          {id: 'l-1', quantity: 1},
          {id: 'custom-1', quantity: 1},
        ],
        parcels: [
          {
            id: 'parcel-1',
            createdAt: '2026-03-11T08:00:00.000Z',
            trackingData: {trackingId: '00340434', carrier: 'DHL', isReturn: false},
          },
        ],
      },
    ],
  },
  returnInfo: [
    {
      items: [
        {
          id: 'r-1',
          type: 'LineItemReturnItem',
          lineItemId: 'l-1',
          quantity: 1,
          shipmentState: 'BackInStock',
          paymentState: 'NonRefundable',
          createdAt: '2026-03-12T08:15:00.000Z',
          lastModifiedAt: '2026-03-12T08:15:00.000Z',
        },
      ],
    },
  ],
};

/** An answer of Product Search with facets of each kind. */
export const rawSearch: RawSearch = {
  total: 3,
  offset: 0,
  limit: 24,
  facets: [
    {
      name: 'color',
      buckets: [
        {key: 'red', count: 2},
        {key: 'blue', count: 1},
      ],
    },
    {
      name: 'uses',
      buckets: [
        {key: 'tea', count: 3},
        {key: 'coffee', count: 2},
      ],
    },
    {name: 'dishwasher', value: 2},
    {name: 'weight', min: 180, max: 420, mean: 290.5, sum: 871.5, count: 3},
    {name: 'price', min: 1990, max: 4200, mean: 2990, sum: 8970, count: 3},
  ],
  results: [{id: 'p-1'}],
};

/** The settings of a project that sells in two countries. */
export const rawProject: Raw<Project> = {
  key: 'project',
  name: 'Outdoor Example',
  countries: ['DE', 'AT'],
  currencies: ['EUR', 'CHF'],
  languages: ['de', 'en', 'de-AT'],
};

/** A store in which stock is kept. */
export const rawChannel: Raw<Channel> = {
  id: 'ch-1',
  key: 'wien',
  name: {de: 'Wien'},
  address: {
    streetName: 'Example Street',
    streetNumber: '1',
    additionalStreetInfo: 'Second floor',
    city: 'Wien',
    state: 'W',
    postalCode: '1010',
    country: 'AT',
    phone: '+43 1 5550100',
  },
};
