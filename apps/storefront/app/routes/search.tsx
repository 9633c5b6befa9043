import {readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {type LoaderFunctionArgs, redirect, useLoaderData} from 'react-router';
import {Listing} from '../components/Listing.tsx';
import {PageHead} from '../components/PageHead.tsx';
import {PAGE_SIZE} from '../page-size.ts';
import {contextOf, marketFrom, signalOf, store} from '../server/request.ts';
import {useMarket} from '../use-market.ts';

/** The products that fit the words of the address. */
export async function loader({params, request}: LoaderFunctionArgs) {
  const context = contextOf(marketFrom(params));
  const state = readListingParams(new URL(request.url).searchParams);
  const input = {...state, pageSize: PAGE_SIZE};
  const results = await store.search.search(input, context, signalOf(request));
  if (results.redirect !== undefined) throw redirect(results.redirect);
  return {results, state};
}

export default function SearchPage() {
  const {results, state} = useLoaderData<typeof loader>();
  const {labels, prefix} = useMarket();
  const {search, searchDescription, searchFor} = labels.shop;
  const {term} = state;
  return (
    <>
      <PageHead
        path="/search"
        title={term ? searchFor.replace('{term}', () => term) : search}
        description={searchDescription}
        indexed={false}
      />
      <Listing
        key={term}
        results={results}
        state={state}
        pathname={`${prefix}/search`}
        {...(!term && {title: search})}
      />
    </>
  );
}
