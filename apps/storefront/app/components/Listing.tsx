import {ActiveRefinements} from '@storefront-toolkit/commerce-ui/listing/active-refinements';
import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {
  NoResults,
  ProductList,
  ResultCount,
} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {listingHref, type ListingState} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {SortBy} from '@storefront-toolkit/commerce-ui/listing/sort';
import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import type {SearchResults} from '@storefront-toolkit/types/search';
import {Link, useNavigate} from 'react-router';
import {useMarket} from '../use-market.ts';
import {Filters} from './Filters.tsx';
import {renderLink} from './RouterLink.tsx';

interface ListingProps {
  results: SearchResults;
  state: ListingState;
  /** Path of the listing, without parameters. */
  pathname: string;
  /** The heading. Without it, it names the search term. */
  title?: string;
}

/** A page of products, with all that narrows, sorts and pages it. Links and forms lead to addresses, so it works without JavaScript. */
export function Listing({results, state, pathname, title}: ListingProps) {
  const {labels, locale, productHref} = useMarket();
  const navigate = useNavigate();
  const words = labels.components;
  const {products, pagination, refinements, sortOptions} = results;
  const shared = {refinements, state, pathname, locale};
  const goTo = (next: ListingState) =>
    void navigate(listingHref(pathname, next), {preventScrollReset: true});
  const kept = new URLSearchParams(listingHref('', state).slice(1));
  const params: Record<string, string[]> = {};
  for (const name of kept.keys()) params[name] = kept.getAll(name);
  delete params.sort;
  return (
    <div className="grid gap-6 text-base text-ink">
      <ResultCount results={results} locale={locale} title={title} labels={words.resultCount} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_1fr]">
        <Filters {...shared} onRefine={goTo} />
        <div className="grid min-w-0 gap-6">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <ActiveRefinements
              {...shared}
              renderLink={renderLink}
              labels={words.activeRefinements}
            />
            <SortBy
              options={sortOptions}
              action={pathname}
              params={params}
              onSort={(sort) => goTo({...state, sort, page: 1, cursor: undefined})}
              labels={words.sortBy}
              className="ms-auto"
            />
          </div>
          {products.length > 0 ? (
            <ProductList
              products={products}
              productHref={productHref}
              locale={locale}
              labels={words.productList}
              className="max-sm:grid-cols-2"
              tileLabels={words.productTile}
              priceLabels={words.price}
              renderTile={(props) => <ProductTile {...props} render={<Link to={props.href} />} />}
            />
          ) : (
            <NoResults
              results={results}
              clearHref={
                state.selections.length > 0
                  ? listingHref(pathname, state, {selections: []})
                  : undefined
              }
              labels={words.noResults}
            />
          )}
          <Pagination
            pagination={pagination}
            href={(position) => listingHref(pathname, state, position)}
            locale={locale}
            renderLink={renderLink}
            labels={words.pagination}
          />
        </div>
      </div>
    </div>
  );
}
