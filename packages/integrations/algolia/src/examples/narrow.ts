// #region narrow
import {type DynamicServerContext, moneyOf} from '@storefront-toolkit/types/cms';
import type {SearchIntegration} from '@storefront-toolkit/types/search';

/** The cheapest jackets below 150 euros, in two sizes. */
export const cheapJackets = (
  search: SearchIntegration,
  context: DynamicServerContext,
  signal: AbortSignal,
) =>
  search.search(
    {
      term: 'jacket',
      selections: [
        {type: 'values', key: 'size', values: ['M', 'L']},
        {type: 'price', key: 'price', max: moneyOf(15000, 'EUR')},
      ],
      sort: 'price-asc',
      page: 1,
      pageSize: 24,
    },
    context,
    signal,
  );
// #endregion
