import {readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';
import {type LoaderFunctionArgs, useLoaderData} from 'react-router';
import {Listing} from '../components/Listing.tsx';
import {PageHead} from '../components/PageHead.tsx';
import {PAGE_SIZE} from '../page-size.ts';
import {contextOf, found, marketFrom, signalOf, store} from '../server/request.ts';
import {useMarket} from '../use-market.ts';

/** The products of a category, as the address narrows, sorts and pages them. */
export async function loader({params, request}: LoaderFunctionArgs) {
  const context = contextOf(marketFrom(params));
  const state = readListingParams(new URL(request.url).searchParams);
  const category = {by: 'slug', slug: params['*'] ?? ''} as const;
  const input = {...state, category, pageSize: PAGE_SIZE};
  const results = await found(store.search.searchCategory(input, context, signalOf(request)));
  return {results, state};
}

export default function CategoryPage() {
  const {results, state} = useLoaderData<typeof loader>();
  const {hrefOf, labels, prefix} = useMarket();
  const {category, breadcrumbs} = results;
  const {slug, name, description, image, seo} = category;
  const path = `/categories/${seo.canonicalSlug ?? slug}`;
  return (
    <div className="grid gap-6">
      <PageHead
        path={path}
        title={seo.title ?? name}
        description={seo.description ?? description}
        image={seo.image ?? image}
        indexed={seo.indexed}
      />
      <Breadcrumb
        aria-label={labels.shop.breadcrumb}
        items={[
          {label: labels.shop.home, href: hrefOf({type: 'Home'})},
          ...breadcrumbs.map((one) => ({
            label: one.name,
            href: hrefOf({type: 'SearchResults', category: one.slug}),
          })),
        ]}
      />
      <Listing
        key={slug}
        results={results}
        state={state}
        pathname={`${prefix}/categories/${slug}`}
        title={name}
      />
    </div>
  );
}
