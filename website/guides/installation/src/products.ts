import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';

export const products: readonly ProductSummary[] = [
  {
    id: 'p-1',
    slug: 'rain-jacket',
    name: 'Rain jacket',
    image: {src: '/rain-jacket.svg', alt: '', width: 400, height: 500},
    pricing: {price: moneyOf(12900, 'EUR'), tax: 'included'},
    availability: {status: 'in-stock'},
    rating: {average: 4.6, count: 128},
    badges: [{id: 'new', label: 'New', tone: 'brand'}],
    promotions: [],
    custom: {},
  },
];
