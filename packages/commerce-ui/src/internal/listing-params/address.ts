import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {NAMES} from './names.ts';
import {canonicalSelections, entriesOf, readSelections} from './selections.ts';
import type {ListingParams, ListingState} from './state.ts';

/** The last page that an address can ask for. Vendors refuse pages far behind the last one, and crawlers follow them. */
const LAST_PAGE = 10_000;

const PAGE = /^[1-9]\d{0,4}$/;

/** A page that an address can ask for. Anything else is the first one. */
const pageOf = (text: string) => (PAGE.test(text) && Number(text) <= LAST_PAGE ? Number(text) : 1);

function entriesIn(params: ListingParams): (readonly [string, string])[] {
  if (typeof params === 'string' || params instanceof URLSearchParams) {
    return [...new URLSearchParams(params)];
  }
  return Object.entries(params).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/**
 * Reads what a search needs from a listing's address. It never throws: what can't be read is left out, and so are names that aren't a listing's.
 *
 * @param params - The query of the address.
 * @returns The state. With a `pageSize`, it is the input of a search.
 */
export function readListingParams(params: ListingParams): ListingState {
  const entries = entriesIn(params);
  const first = (wanted: string) => entries.find(([name]) => name === wanted)?.[1] || undefined;
  const sort = first(NAMES.sort);
  const cursor = first(NAMES.cursor);
  return {
    term: first(NAMES.term)?.trim() ?? '',
    selections: readSelections(entries),
    ...(sort !== undefined && {sort}),
    page: cursor === undefined ? pageOf(first(NAMES.page) ?? '') : 1,
    ...(cursor !== undefined && {cursor}),
  };
}

/**
 * Writes the address of a listing. The same state always has the same address, whatever order its selections come in.
 *
 * @param pathname - Path of the listing, without a query: `/jackets`.
 * @param state - The state, from `readListingParams`.
 * @param change - The part that should be different. Unless it has a `page` or a `cursor`, the address leads to the first page.
 * @returns The path with its query. Without anything to say in it, the path alone.
 */
export function listingHref(
  pathname: string,
  state: Partial<ListingState>,
  change?: Partial<ListingState>,
): string {
  const [path = ''] = pathname.split(/[?#]/, 1);
  if (process.env.NODE_ENV !== 'production' && path !== pathname) {
    reportMisuse(
      'listingHref',
      `got the path "${pathname}", which has a query or a fragment. A form would lose it, so the address is "${path}" ` +
        'without it. Give the path alone.',
    );
  }
  const {
    term = '',
    selections = [],
    sort,
    page = 1,
    cursor,
  } = change ? {...state, page: undefined, cursor: undefined, ...change} : state;
  const query = new URLSearchParams();
  const add = (name: string, value: string | undefined) => value && query.append(name, value);
  add(NAMES.term, term.trim());
  for (const [name, value] of canonicalSelections(selections).flatMap(entriesOf)) add(name, value);
  add(NAMES.sort, sort);
  if (cursor) add(NAMES.cursor, cursor);
  else if (pageOf(String(page)) > 1) add(NAMES.page, String(page));
  const text = query.toString();
  // Without anything, a link would lead to the address that the page has now.
  return text || path === '' ? `${path}?${text}` : path;
}
