// cspell:words Relevanz Empfohlen Meistgekauft besten bewertet Preis aufsteigend absteigend Kostenloser Versand Lager

// #region search
import type {createClient} from '@bigcommerce/catalyst-client';
import {
  type BigCommerceSearchLabels,
  createBigCommerceSearchIntegration,
} from '@storefront-toolkit/integration-bigcommerce';

export const english: BigCommerceSearchLabels = {
  relevance: 'Most relevant',
  featured: 'Featured',
  'best-selling': 'Most bought',
  'best-reviewed': 'Best rated',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'name-asc': 'A to Z',
  'name-desc': 'Z to A',
  'free-shipping': 'Free shipping',
  'featured-only': 'Featured products',
  'in-stock': 'In stock',
};

const german: BigCommerceSearchLabels = {
  relevance: 'Relevanz',
  featured: 'Empfohlen',
  'best-selling': 'Meistgekauft',
  'best-reviewed': 'Am besten bewertet',
  newest: 'Neu',
  'price-asc': 'Preis aufsteigend',
  'price-desc': 'Preis absteigend',
  'name-asc': 'A bis Z',
  'name-desc': 'Z bis A',
  'free-shipping': 'Kostenloser Versand',
  'featured-only': 'Empfohlen',
  'in-stock': 'Auf Lager',
};

export const createBigCommerceSearch = (client: ReturnType<typeof createClient>) =>
  createBigCommerceSearchIntegration(client, {
    tax: 'included',
    labels: ({locale}) => (locale.startsWith('de') ? german : english),
  });
// #endregion
