import type {LoaderFunctionArgs} from 'react-router';
import {contextOf, marketFrom, signalOf, store} from '../server/request.ts';

/** Suggestions of each kind. */
const LIMIT = 4;

/** Suggestions of the search box while a shopper types, as JSON. */
export async function loader({params, request}: LoaderFunctionArgs) {
  const term = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  const context = contextOf(marketFrom(params));
  if (!term) return Response.json({term, terms: [], products: [], categories: [], pages: []});
  const input = {term, limit: LIMIT};
  return Response.json(await store.search.suggest(input, context, signalOf(request)));
}
