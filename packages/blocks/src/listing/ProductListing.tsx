import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {pageAfter, pageBefore, type PagePosition} from '@storefront-toolkit/types/search';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {createHrefOf, type HrefOf} from '@storefront-toolkit/ui/link';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {listingQuery} from './listing-address';
import {ListingFilters, type ListingFiltersProps} from './ListingFilters';

/** Props of `ProductListing`. */
export interface ProductListingProps extends ListingFiltersProps {
  /** The heading: a category's name, or the words that were searched for. */
  title: string;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** Gives products their addresses. Make one for the whole store. */
  hrefOf?: HrefOf;
  /** Level of the heading. */
  headingLevel?: 1 | 2 | 3;
}

/** One page of a category or of search results. */
export function ProductListing({
  results,
  title,
  locale,
  action = '',
  hrefOf = createHrefOf(),
  headingLevel = 1,
}: ProductListingProps) {
  const {term, correctedTerm, products, pagination} = results;
  const {totalItems} = pagination;
  const count = totalItems !== undefined && new Intl.NumberFormat(locale).format(totalItems);
  const [previous, next] = [pageBefore(pagination), pageAfter(pagination)];
  const hrefOfPage = (position: PagePosition) => action + listingQuery(results, position);
  return (
    <div className="grid gap-6 text-base text-ink">
      <div className="grid gap-1">
        <Heading level={headingLevel}>{title}</Heading>
        {correctedTerm !== undefined && (
          <p>
            These are results for “{correctedTerm}”, in place of “{term}”.
          </p>
        )}
        {count !== false && (
          <p role="status" className="text-ink-muted">
            {totalItems === 1 ? '1 product' : `${count} products`}
          </p>
        )}
      </div>
      <div className="grid items-start gap-x-grid gap-y-6 lg:grid-cols-[15rem_1fr]">
        <ListingFilters results={results} action={action} />
        <div className="@container grid gap-8">
          {products.length === 0 ? (
            <p>Nothing fits. Take a filter away, or use other words.</p>
          ) : (
            <ul className="grid grid-cols-2 gap-grid @min-[36rem]:grid-cols-3 @min-[56rem]:grid-cols-4">
              {products.map((product, index) => (
                <li key={product.id}>
                  <ProductTile
                    product={product}
                    href={hrefOf({type: 'Product', slug: product.slug})}
                    locale={locale}
                    headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
                    priority={index === 0}
                  />
                </li>
              ))}
            </ul>
          )}
          {(previous || next) && (
            <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-4">
              {previous && (
                <ButtonLink variant="secondary" rel="prev" href={hrefOfPage(previous)}>
                  Previous page
                </ButtonLink>
              )}
              {pagination.type === 'pages' && (
                <p>
                  Page {pagination.page} of {pagination.totalPages}
                </p>
              )}
              {next && (
                <ButtonLink variant="secondary" rel="next" href={hrefOfPage(next)}>
                  Next page
                </ButtonLink>
              )}
            </nav>
          )}
        </div>
      </div>
    </div>
  );
}
