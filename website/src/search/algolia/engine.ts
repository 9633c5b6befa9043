import {type LiteClient, liteClient} from 'algoliasearch/lite';
import type {SearchEngine, SearchHit, SearchRequest} from '../engine';
import {readAnswer} from './answer';
import {createHostsCache} from './hosts-cache';
import type {Insights} from './insights';
import {toQuery} from './query';

/** Timeouts of the client, in milliseconds, before they grow with each try. */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

/** The application that is asked. */
export interface AlgoliaOptions {
  applicationId: string;
  /** A key that may search and nothing else. It is public. */
  searchKey: string;
  indexName: string;
  /** Whether views and clicks are told to the service. */
  insights: boolean;
}

type ClientOptions = Parameters<typeof liteClient>[2];

/**
 * The engine that asks a hosted application. The client chooses the host, and asks another one when it fails; a host
 * that failed is left alone for 120 seconds.
 *
 * @param clientOptions - Changes of the client, such as other hosts.
 */
export function createAlgoliaEngine(
  {applicationId, searchKey, indexName, insights: hasInsights}: AlgoliaOptions,
  clientOptions: ClientOptions = {},
): SearchEngine {
  const client: LiteClient = liteClient(applicationId, searchKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostsCache(),
    ...clientOptions,
  });
  let insights: Promise<Insights> | undefined;

  /** The events, whose code comes with the first of them. Search goes on without what fails there. */
  function tell(event: (insights: Insights) => void) {
    if (!hasInsights) return;
    insights ??= import('./insights').then(({createInsights}) =>
      createInsights({applicationId, searchKey, indexName}),
    );
    insights.then(event).catch(() => (insights = undefined));
  }

  /** Reads an answer. The client keeps answers, and would return a bad one again, so it has to forget it. */
  async function read(answer: unknown, request: SearchRequest) {
    try {
      return readAnswer(answer, request);
    } catch (error) {
      await client.clearCache();
      throw error;
    }
  }

  const seen = new Map<SearchHit['record'], {queryID: string | undefined; position: number}>();

  return {
    async search(request, signal) {
      signal.throwIfAborted();
      const query = toQuery(request, indexName, hasInsights);
      const answer = await client.search({requests: [query]});
      signal.throwIfAborted();
      const {queryID, total, hits} = await read(answer, request);
      const first = request.page * request.hitsPerPage + 1;
      if (request.page === 0) seen.clear();
      hits.forEach(({record}, index) => seen.set(record, {queryID, position: first + index}));
      tell(({viewed}) => viewed(hits.map(({record}) => record.objectID)));
      return {total, hits};
    },
    opened({record}) {
      const place = seen.get(record);
      if (place) tell(({clicked}) => clicked({objectID: record.objectID, ...place}));
    },
  };
}
