import settings from '../../site.config';
import type {StoredSearch} from './interface/stored';

/**
 * The pages that the search shows to a reader without recent searches, by their paths below the base path, with title and
 * area as the index has them. A test opens each.
 */
const POPULAR_PAGES: readonly StoredSearch[] = [
  {
    url: 'docs/guides/getting-started/installation',
    title: 'Installation',
    place: 'Getting started',
  },
  {
    url: 'docs/guides/getting-started/key-concepts',
    title: 'Key concepts',
    place: 'Getting started',
  },
  {url: 'docs/component-packages/ui/', title: 'UI components', place: 'Docs'},
  {url: 'docs/theming/', title: 'Theming', place: 'Docs'},
  {url: 'docs/vendors/', title: 'Vendors', place: 'Docs'},
];

/** The popular pages with their addresses. */
export const popularSearches = (): StoredSearch[] =>
  POPULAR_PAGES.map((page) => ({...page, url: `${settings.baseUrl}${page.url}`}));
