// #region listing
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {SearchIntegration} from '@storefront-toolkit/types/search';

/** A page of a category, by the address `/mugs?sort=newest&cursor=after:…`. */
export const listing = (
  search: SearchIntegration,
  slug: string,
  query: URLSearchParams,
  context: DynamicServerContext,
  signal: AbortSignal,
) =>
  search.searchCategory(
    {
      category: {by: 'slug', slug},
      term: '',
      selections: [],
      sort: query.get('sort') ?? undefined,
      page: 1,
      cursor: query.get('cursor') ?? undefined,
      pageSize: 24,
    },
    context,
    signal,
  );
// #endregion
