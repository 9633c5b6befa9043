import type {RawCategoryHit, RawHit, RawPageHit, RawResponse, RawSuggestion} from '../raw.ts';
import {MARK} from '../requests.ts';
import type {AlgoliaStore} from '../store.ts';

/** A store with a facet of each kind. */
export const store: AlgoliaStore = {
  sorts: [
    {key: 'relevance', label: 'Most relevant', index: 'products_en'},
    {key: 'price-asc', label: 'Price: low to high', index: 'products_en_price_asc'},
  ],
  facets: [
    {
      type: 'swatch',
      key: 'color',
      label: 'Color',
      attribute: 'facets.Color',
      operator: 'or',
      swatchOf: (value) => ({type: 'color', color: value === 'Moss' ? '#5b6b3a' : '#000000'}),
    },
    {type: 'list', key: 'size', label: 'Size', attribute: 'facets.Size', operator: 'or'},
    {type: 'list', key: 'use', label: 'For', attribute: 'facets.use', operator: 'and'},
    {type: 'boolean', key: 'recycled', label: 'Recycled', attribute: 'facets.recycled'},
    {type: 'range', key: 'weight', label: 'Weight', attribute: 'facets.weight', unit: 'g'},
    {type: 'price', key: 'price', label: 'Price'},
  ],
  suggestions: 'products_en_suggestions',
  categories: 'categories_en',
  pages: 'pages_en',
};

export const rawHit: RawHit = {
  objectID: 'p-1',
  slug: 'trail-jacket',
  name: 'Trail jacket',
  brand: 'Kettle',
  image: {src: 'https://images.example.com/moss.jpg', alt: 'In moss', width: 1200, height: 1500},
  prices: {
    EUR: {price: 129, listPrice: 159, min: 129, max: 149.5},
    USD: {price: 139},
  },
  availability: {status: 'backorder', quantity: 3, expectedOn: '2026-12-24'},
  rating: {average: 3.5, count: 128},
  badges: [{id: 'new', label: 'New', tone: 'brand'}],
  facets: {Color: ['Moss', 'Coal'], Size: ['M'], use: ['Rain'], recycled: true, weight: 420},
  categoryIds: ['c-1', 'c-7'],
};

export const rawResponse: RawResponse = {
  hits: [rawHit],
  page: 1,
  hitsPerPage: 24,
  nbHits: 30,
  nbPages: 2,
  queryID: 'q-1',
  facets: {
    'facets.Color': {Coal: 21, Moss: 9},
    'facets.Size': {M: 20, L: 12},
    'facets.use': {Rain: 30, Snow: 4},
    'facets.recycled': {true: 7, false: 23},
    'facets.weight': {420: 30},
    'prices.EUR.price': {129: 30},
  },
  facets_stats: {
    'facets.weight': {min: 180, max: 920, avg: 420, sum: 12_600},
    // Algolia's statistics lose the exactness of decimals.
    'prices.EUR.price': {min: 19.989999771118164, max: 329, avg: 129, sum: 3870},
  },
  renderingContent: {
    redirect: {url: '/jackets'},
    facetOrdering: {
      facets: {order: ['facets.Size', 'prices.EUR.price']},
      values: {
        'facets.Size': {order: ['L'], sortRemainingBy: 'count'},
        'facets.use': {hide: ['Snow'], sortRemainingBy: 'alpha'},
      },
    },
  },
};

const mark = (text: string) => `${MARK.start}${text}${MARK.end}`;

export const rawSuggestion: RawSuggestion = {
  objectID: 'rain jacket',
  query: 'rain jacket',
  _highlightResult: {
    query: {value: `${mark('rain')} ${mark('ja')}cket`, matchLevel: 'full', matchedWords: ['rain']},
  },
};

export const rawCategoryHit: RawCategoryHit = {objectID: 'c-7', slug: 'jackets', name: 'Jackets'};

export const rawPageHit: RawPageHit = {objectID: 'pg-4', slug: 'guides/care', title: 'Care'};
