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
  attributes: [color('red', 'Rot')],
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
  availability: {isOnStock: true, availableQuantity: 12},
};

export const rawProduct: RawProduct = {
  id: 'p-1',
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastModifiedAt: '2026-03-09T14:30:00.000Z',
  productType: {
    typeId: 'product-type',
    id: 'mugs',
    obj: {
      attributes: [
        {
          name: 'color',
          label: {de: 'Farbe', en: 'Color'},
          attributeConstraint: 'CombinationUnique',
        },
        {
          name: 'material',
          label: {de: 'Material', en: 'Material'},
          attributeConstraint: 'SameForAll',
        },
        {name: 'dishwasher', label: {de: 'Spülmaschine'}, attributeConstraint: 'SameForAll'},
        {name: 'volume', label: {de: 'Inhalt in ml'}, attributeConstraint: 'SameForAll'},
        {name: 'uses', label: {de: 'Für'}, attributeConstraint: 'SameForAll'},
        {name: 'related', label: {de: 'Dazu'}, attributeConstraint: 'SameForAll'},
      ],
    },
  },
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
    {name: 'material', value: {de: 'Stahl', en: 'Steel'}},
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
    {name: 'unlisted', value: 'internal'},
  ],
  masterVariant: rawVariant,
  variants: [
    {
      id: 2,
      sku: 'MUG-BLUE',
      attributes: [color('blue', 'Blau')],
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

export const rawCart: RawCart = {
  id: 'cart-1',
  version: 4,
  cartState: 'Active',
  lastModifiedAt: '2026-03-09T15:00:00.000Z',
  customerEmail: 'jane@example.com',
  totalPrice: euros(3782),
  taxedPrice: {totalNet: euros(3178), totalGross: euros(3782), totalTax: euros(604)},
  shippingInfo: {shippingMethodName: 'Standard', price: euros(400)},
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
    includedDiscounts: [
      {discount: {typeId: 'cart-discount', id: 'cd-2'}, discountedAmount: euros(200)},
    ],
  },
  lineItems: [
    {
      id: 'l-1',
      productId: 'p-1',
      name: {de: 'Emaillebecher'},
      productSlug: {de: 'emaillebecher'},
      variant: rawVariant,
      price: {id: 'price-1', value: euros(1990)},
      quantity: 2,
      totalPrice: euros(3582),
      lineItemMode: 'Standard',
      discountedPricePerQuantity: [
        {
          quantity: 2,
          discountedPrice: {
            value: euros(1791),
            includedDiscounts: [
              {
                discount: {
                  typeId: 'cart-discount',
                  id: 'cd-1',
                  obj: {name: {de: 'Zwei für weniger'}},
                } as never,
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
          quantity: 2,
          shipmentState: 'Unusable',
        },
      ],
    },
  ],
};
