import {type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import {whenIdle} from '../../../delivery/browser/when-idle';
import type {SearchEngine, SearchHit, SearchRequest} from '../engine';
import {type Group, type Item, startGroups, toStoredSearch} from './items';
import {HITS_PER_PAGE, RETRY_DELAY, STALL_THRESHOLD} from './limits';
import {type SearchStorage, type StoredSearches, withRecent} from './stored';
import {suggestQueries} from './suggestions';

/** The parts of one search box. */
export interface SearchOptions {
  /** Start of the ids of its elements. */
  id: string;
  openEngine: () => Promise<SearchEngine>;
  storage: SearchStorage;
  /** The part of a request besides the query. Asked for at each search. */
  scope: () => Pick<SearchRequest, 'facets' | 'snippetWords'>;
  /** Arranges the results. */
  arrange: (hits: readonly SearchHit[]) => Group[];
  /** Queries that are proposed when nothing near a query finds anything. */
  proposals: readonly string[];
  /** Whether the first result is the active one as soon as it is there. */
  startsActive: boolean;
  /** Shows a page of this site. */
  navigate: (url: string) => void;
  /** Called when the reader leaves for a page. */
  onLeave?: () => void;
}

/** The outcome of the last search that ended. */
export interface Outcome {
  /** The query that it was for. Empty before the first. */
  query: string;
  /** Results in all. */
  total: number;
  /** The results so far, page by page. */
  hits: readonly SearchHit[];
  /** Queries to try, if it found nothing. */
  suggestions: readonly string[];
  /** The number of times in a row that it failed. */
  failures: number;
}

/** The state of a search box. `error` lasts until a search succeeds. */
export interface SearchState extends Omit<AutocompleteState<Item>, 'context' | 'completion'> {
  outcome: Outcome;
}

const NOTHING: Outcome = {query: '', total: 0, hits: [], suggestions: [], failures: 0};

/** A search that was given up leaves its place to the next one, so it never ends. */
const never = new Promise<never>(() => {});

/** The features that a new window needs to be one; its size is that of this one. */
const newWindow = () => `noopener,popup,width=${outerWidth},height=${outerHeight}`;

const isSameState = (one: SearchState, other: SearchState) =>
  (Object.keys(one) as (keyof SearchState)[]).every((key) => one[key] === other[key]);

/** A search box: its state, and what can be done with it. Draws nothing. */
export function createSearch(options: SearchOptions) {
  const listeners = new Set<() => void>();
  /** Open from the first search on. */
  let engine: SearchEngine | undefined;
  let outcome = NOTHING;
  let current = new AbortController();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const requestFor = (query: string, page = 0): SearchRequest => ({
    ...options.scope(),
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
  });

  async function find(query: string, signal: AbortSignal): Promise<Group[]> {
    // Without a wait once it is open, so that it searches while the box draws what was typed.
    engine ??= await options.openEngine();
    const request = requestFor(query);
    const {total, hits, withTexts} = await engine.search(request, signal);
    const suggestions =
      total > 0 ? [] : await suggestQueries(engine, request, signal, options.proposals);
    if (signal.aborted) return never;
    outcome = {query, total, hits, suggestions, failures: 0};
    void withTexts?.then((texts) => {
      // When the names are painted. Pages that the reader asked for in the meantime stay.
      whenIdle(() => !signal.aborted && setHits([...texts, ...outcome.hits.slice(texts.length)]));
    });
    return options.arrange(hits);
  }

  function fail(): Group[] {
    outcome = {...outcome, failures: outcome.failures + 1};
    const delay = Math.min(RETRY_DELAY.first * 2 ** (outcome.failures - 1), RETRY_DELAY.longest);
    retry = setTimeout(() => again(), delay);
    return [];
  }

  async function groupsFor(query: string): Promise<Group[]> {
    current.abort();
    clearTimeout(retry);
    current = new AbortController();
    const {signal} = current;
    if (query.trim() === '') {
      outcome = NOTHING;
      return startGroups(options.storage.read());
    }
    // Recent searches aren't results: Enter, pressed before there are any, must not open one of them.
    if (outcome === NOTHING) core.setCollections([]);
    try {
      return await find(query, signal);
    } catch {
      return signal.aborted ? never : fail();
    }
  }

  const toSource = (group: Group) => ({
    sourceId: group.id,
    title: group.title,
    getItems: () => [...group.items],
    getItemUrl: ({item}: {item: Item}) => item.url,
    getItemInputValue: () => state.query,
    onActive() {},
    onResolve() {},
    onSelect({item, event}: {item: Item; event: globalThis.KeyboardEvent}) {
      options.storage.change((searches) => withRecent(searches, toStoredSearch(item)));
      const {hit} = item;
      if (hit) engine?.opened?.(hit);
      // A new tab or window leaves this page, and its search, as it is.
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) options.onLeave?.();
    },
  });

  let state: SearchState = {
    query: '',
    activeItemId: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    outcome,
  };

  const core = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: options.id,
    openOnFocus: true,
    defaultActiveItemId: options.startsActive ? 0 : null,
    stallThreshold: STALL_THRESHOLD,
    getSources: async ({query}) => (await groupsFor(query)).map(toSource),
    navigator: {
      navigate: ({itemUrl}) => options.navigate(itemUrl),
      navigateNewWindow: ({itemUrl}) => void open(itemUrl, '_blank', newWindow()),
    },
    onStateChange({state: {query, activeItemId, collections, isOpen, status}}) {
      const hasFailed = outcome.failures > 0 && query.trim() !== '';
      // The library's own status falls back to idle at once when a search fails.
      const shown = hasFailed && status === 'idle' ? 'error' : status;
      const hasItems = collections.some(({items}) => items.length > 0);
      const isPanelOpen = isOpen && hasItems && !hasFailed;
      const next = {query, activeItemId, collections, isOpen: isPanelOpen, status: shown, outcome};
      // The library tells of each value that is set, also to what it was.
      if (isSameState(state, next)) return;
      state = next;
      listeners.forEach((listener) => listener());
    },
  });

  /** Replaces the shown hits by those of the last search. */
  function setHits(hits: readonly SearchHit[]) {
    outcome = {...outcome, hits};
    core.setCollections(
      options.arrange(hits).map((group) => ({source: toSource(group), items: [...group.items]})),
    );
  }

  /** Searches for what the box holds; the panel opens if the reader is in the box. */
  const again = () => {
    const {id} = core.getInputProps({inputElement: null});
    if (document.activeElement?.id === id) core.setIsOpen(true);
    void core.refresh();
  };

  /** Brings the reader into the box, which shows what its query finds. */
  function enter() {
    const {id} = core.getInputProps({inputElement: null});
    if (document.activeElement?.id === id) again();
    else document.getElementById(id)?.focus();
  }

  return {
    core,
    navigate: options.navigate,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    again,
    /** Searches again for a reader who asks for it, and brings them back into the box. */
    retry: enter,
    /** Shows what a query finds. The reader stays where they are. */
    show(query: string) {
      core.setQuery(query);
      again();
    },
    /** Searches for a query as if the reader had typed it. */
    type(query: string) {
      core.setQuery(query);
      enter();
    },
    /** Adds the next page of results to those that are there. Fails as a search does. */
    more: async () => {
      const {query, hits} = outcome;
      engine ??= await options.openEngine();
      const page = Math.floor(hits.length / HITS_PER_PAGE);
      const answer = await engine.search(requestFor(query, page), current.signal);
      const added = await (answer.withTexts ?? answer.hits);
      outcome = {...outcome, total: answer.total};
      setHits([...outcome.hits, ...added]);
    },
    /** Changes the recent and the favorite searches, and shows them. */
    changeStored(change: (searches: StoredSearches) => StoredSearches) {
      options.storage.change(change);
      enter();
    },
    /** Gives up what is under way. */
    stop: () => {
      current.abort();
      clearTimeout(retry);
    },
  };
}

/** A search box without a drawing. */
export type Search = ReturnType<typeof createSearch>;
