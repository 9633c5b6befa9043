import type {SearchEngine, SearchRequest} from '../engine';

/** Most queries that are tried after one without results. */
const MOST_TRIES = 4;

/** Shortest beginning of a word that is worth a search, in characters. */
const SHORTEST = 3;

/** Queries near one that found nothing: its words one by one, longest first, then beginnings of the longest. */
export function nearQueries(query: string): string[] {
  const words = query
    .trim()
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const beginnings = [2 / 3, 1 / 2]
    .map((part) => Math.ceil(longest.length * part))
    .filter((length) => length >= SHORTEST && length < longest.length)
    .map((length) => longest.slice(0, length));
  const isOther = (one: string) => one.length >= SHORTEST && one !== query.trim();
  return [...new Set([...words, ...beginnings])].filter(isOther).slice(0, MOST_TRIES);
}

/** Queries to try instead of one that found nothing: near ones that find something, or else what is given. */
export async function suggestQueries(
  engine: SearchEngine,
  request: SearchRequest,
  signal: AbortSignal,
  otherwise: readonly string[],
): Promise<readonly string[]> {
  const answers = await Promise.all(
    nearQueries(request.query).map(async (query) => {
      const {total} = await engine.search({...request, query, hitsPerPage: 1}, signal);
      return total > 0 ? [query] : [];
    }),
  );
  const found = answers.flat();
  return found.length > 0 ? found : otherwise;
}
