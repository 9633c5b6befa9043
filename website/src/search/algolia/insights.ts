import type {AlgoliaOptions} from './engine';

/** Time that views are collected for, in milliseconds. */
export const VIEW_DELAY = 400;

/** Most ids of an event. The service takes no more. */
export const IDS_PER_EVENT = 20;

const ADDRESS = 'https://insights.algolia.io/1/events';

/** Tells the service what readers saw and opened. */
export interface Insights {
  /** Results came into view. Calls in a row become one event, or as many as their ids need. */
  viewed: (objectIDs: readonly string[]) => void;
  clicked: (click: {objectID: string; position: number; queryID: string | undefined}) => void;
}

/** Splits a list into parts of a size. */
const partsOf = <Value>(list: readonly Value[], size: number): Value[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...partsOf(list.slice(size), size)];

/**
 * Sends events to the service of an application. A reader has no name but a random one, which ends with the page.
 *
 * @param address - Where events are sent to. @default the service's own address
 */
export function createInsights(
  {applicationId, searchKey, indexName}: Omit<AlgoliaOptions, 'insights'>,
  address = ADDRESS,
): Insights {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  let waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(events: readonly object[]) {
    const body = events.map((event) => ({...event, index: indexName, userToken}));
    fetch(address, {
      method: 'POST',
      // An event may be the last thing that happens on a page.
      keepalive: true,
      headers: {'X-Algolia-Application-Id': applicationId, 'X-Algolia-API-Key': searchKey},
      body: JSON.stringify({events: body}),
    }).catch(() => {
      // Events are worth nothing to the reader, so one that is lost is no matter.
    });
  }

  function sendViews() {
    const events = partsOf([...waiting], IDS_PER_EVENT).map((objectIDs) => ({
      eventType: 'view',
      eventName: 'Results viewed',
      objectIDs,
    }));
    waiting = new Set();
    if (events.length > 0) send(events);
  }

  return {
    viewed(objectIDs) {
      objectIDs.forEach((id) => waiting.add(id));
      clearTimeout(timer);
      timer = setTimeout(sendViews, VIEW_DELAY);
    },
    clicked({objectID, position, queryID}) {
      const afterSearch = queryID ? {queryID, positions: [position]} : {};
      send([
        {eventType: 'click', eventName: 'Result opened', objectIDs: [objectID], ...afterSearch},
      ]);
    },
  };
}
