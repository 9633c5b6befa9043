import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A query of the set, and the page that is right for it; several where a reader may mean either. */
export interface Query {
  readonly kind: string;
  readonly query: string;
  readonly url: string | readonly string[];
}

/** The result of a query: the place of the right page among the hits, from 1; 0 if it is not there. */
export interface Placed extends Query {
  readonly place: number;
  /** Addresses of the first hits. */
  readonly found: readonly string[];
}

/** Places of all queries, and the shares of them that the bars are about. */
export interface Score {
  readonly placed: readonly Placed[];
  /** Share of queries whose page is the first hit, from 0 to 1. */
  readonly first: number;
  /** Share of queries whose page is among the first five hits. */
  readonly inFive: number;
}

/** The query set. */
export function readQueries(): Query[] {
  const file = path.join(import.meta.dirname, 'queries.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Query[];
}

const pageOf = (url: string) => url.replace(/#.*$/, '');
const accepted = ({url}: Query) => (typeof url === 'string' ? [url] : url);

/** Addresses in the set that have no page: such a query would count as missed, or never be asked. */
export function missingPages(queries: readonly Query[], pages: ReadonlySet<string>): string[] {
  return [...new Set(queries.flatMap(accepted))].filter((url) => !pages.has(url));
}

/**
 * Asks each query once.
 *
 * @param search - Gives the addresses of the hits for a query, best first, as a reader would see them.
 */
export async function scoreQueries(
  queries: readonly Query[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<Score> {
  const placed: Placed[] = [];
  for (const query of queries) {
    const found = await search(query.query);
    const place = 1 + found.findIndex((url) => accepted(query).includes(pageOf(url)));
    placed.push({...query, place, found: found.slice(0, 5)});
  }
  const share = (last: number) =>
    placed.filter(({place}) => place > 0 && place <= last).length / placed.length;
  return {placed, first: share(1), inFive: share(5)};
}
