// #region jacket
import type {Product} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';

const availability = {status: 'in-stock'} as const;
const pricing = {price: moneyOf(12900, 'EUR'), tax: 'included'} as const;
const front = {
  src: 'https://images.example.com/rain-jacket.jpg',
  alt: 'Rain jacket, front',
  width: 1200,
  height: 1500,
};

export const jacket: Product = {
  id: 'p-1',
  slug: 'rain-jacket',
  name: 'Rain jacket',
  pricing,
  availability,
  rating: {average: 4.6, count: 128},
  badges: [],
  promotions: [],
  categories: [],
  media: [{type: 'image', id: 'm-1', image: front}],
  options: [],
  variants: [
    {
      id: 'v-1',
      sku: 'RJ-1',
      selectedOptions: [],
      pricing,
      availability,
      quantityRule: {min: 1, step: 1},
      media: [],
      custom: {},
    },
  ],
  attributes: [],
  seo: {indexed: true},
  custom: {},
};
// #endregion
