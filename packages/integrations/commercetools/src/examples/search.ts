// cspell:words Relevanz Preis aufsteigend absteigend Farbe Blau

// #region search
import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {createCommercetoolsSearchIntegration} from '@storefront-toolkit/integration-commercetools';

const german = {
  relevance: 'Relevanz',
  newest: 'Neu',
  'price-asc': 'Preis aufsteigend',
  'price-desc': 'Preis absteigend',
  name: 'A bis Z',
};

const english = {
  relevance: 'Most relevant',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'A to Z',
};

const colors: Readonly<Record<string, {de: string; en: string; sample: `#${string}`}>> = {
  red: {de: 'Rot', en: 'Red', sample: '#b3261e'},
  blue: {de: 'Blau', en: 'Blue', sample: '#1d4e89'},
};

const language = (locale: string) => (locale.startsWith('de') ? 'de' : 'en');

export const createCommercetoolsSearch = (api: ByProjectKeyRequestBuilder) =>
  createCommercetoolsSearchIntegration(api, {
    tax: 'included',
    options: ['color'],
    fallbackLocales: ['de', 'en'],
    sortLabels: ({locale}) => (language(locale) === 'de' ? german : english),
    facets: ({locale}) => [
      {
        type: 'swatch',
        key: 'color',
        label: language(locale) === 'de' ? 'Farbe' : 'Color',
        field: 'variants.attributes.color.key',
        fieldType: 'lenum',
        operator: 'or',
        labelOf: (value) => colors[value]?.[language(locale)] ?? value,
        swatchOf: (value) => ({type: 'color', color: colors[value]?.sample ?? '#808080'}),
      },
      {type: 'price', key: 'price', label: language(locale) === 'de' ? 'Preis' : 'Price'},
    ],
  });
// #endregion
