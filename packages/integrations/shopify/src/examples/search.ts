// cspell:words Relevanz Unsere Auswahl Meistgekauft Preis aufsteigend absteigend

// #region search
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {createShopifySearchIntegration} from '@storefront-toolkit/integration-shopify';

export const english = {
  relevance: 'Most relevant',
  featured: 'Our choice',
  'best-selling': 'Most bought',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  title: 'A to Z',
};

const german = {
  relevance: 'Relevanz',
  featured: 'Unsere Auswahl',
  'best-selling': 'Meistgekauft',
  newest: 'Neu',
  'price-asc': 'Preis aufsteigend',
  'price-desc': 'Preis absteigend',
  title: 'A bis Z',
};

export const createShopifySearch = (api: StorefrontApiClient) =>
  createShopifySearchIntegration(api, {
    tax: 'included',
    sortLabels: ({locale}) => (locale.startsWith('de') ? german : english),
  });
// #endregion
