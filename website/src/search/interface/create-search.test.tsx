import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchAnswer, SearchEngine, SearchHit} from '../engine';
import {createSearch} from './create-search';
import {groupHits} from './items';
import {HITS_PER_PAGE} from './limits';
import {announcementOf, screenOf} from './screen';
import {type SearchStorage, type StoredSearches, withRecent} from './stored';

const hit = (title: string, lvl0 = 'Docs'): SearchHit => ({
  record: {
    objectID: title,
    url: `/docs/${title}`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    language: 'en',
    docusaurus_tag: 'default',
    version: '',
    rank: 1,
  },
  highlights: {},
});

const answer = (...hits: SearchHit[]): SearchAnswer => ({total: hits.length, hits});

/** A storage of this test alone. */
function memory(): SearchStorage {
  let searches: StoredSearches = {recent: [], favorites: []};
  return {read: () => searches, change: (change) => void (searches = change(searches))};
}

/** A search whose engine answers as a test says. */
function setup(
  respond: SearchEngine['search'],
  openEngine?: () => Promise<SearchEngine>,
  arrange = groupHits,
) {
  const left = vi.fn();
  const shown = vi.fn();
  const search = createSearch({
    id: 'test',
    openEngine: openEngine ?? (() => Promise.resolve({search: respond})),
    storage: memory(),
    arrange,
    proposals: ['button'],
    startsActive: true,
    navigate: shown,
    onLeave: left,
    scope: () => ({facets: {language: 'en', docusaurus_tag: []}, snippetWords: 10}),
  });
  const input = document.createElement('input');
  input.id = search.core.getInputProps({inputElement: null}).id;
  document.body.append(input);
  return {search, input, left, shown};
}

const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the status', () => {
  it('is loading, then stalled after 300 ms, then idle @spec-4.12 @spec-9.2', async () => {
    let finish: ((found: SearchAnswer) => void) | undefined;
    const {search} = setup(() => new Promise((resolve) => (finish = resolve)));
    expect(search.getState().status).toBe('idle');
    search.show('cart');
    await vi.advanceTimersByTimeAsync(299);
    expect(search.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(search.getState().status).toBe('stalled');
    expect(announcementOf(search.getState())).toBe('Searching');
    finish?.(answer(hit('cart')));
    await settle();
    expect(search.getState().status).toBe('idle');
    expect(announcementOf(search.getState())).toBe('1 result');
  });

  it('is error until a later try succeeds by itself @spec-4.12', async () => {
    let isDown = true;
    const {search} = setup(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(answer(hit('cart'))),
    );
    search.show('cart');
    await settle();
    expect(search.getState().status).toBe('error');
    expect(screenOf(search.getState())).toBe('error');
    expect(announcementOf(search.getState())).toBe(
      'Unable to fetch results. You might want to check your network connection.',
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(screenOf(search.getState())).toBe('error');
    isDown = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(search.getState().status).toBe('idle');
    expect(screenOf(search.getState())).toBe('results');
  });

  it('is error when the engine cannot be loaded', async () => {
    const {search} = setup(vi.fn(), () => Promise.reject(new Error('no chunk')));
    search.show('cart');
    await settle();
    expect(search.getState().status).toBe('error');
  });
});

describe('texts that come after the names', () => {
  const names = Array.from({length: HITS_PER_PAGE}, (_, number) => hit(`cart-${number}`));
  const texts = names.map(({record, highlights}): SearchHit => ({
    record: {...record, type: 'content', content: `the text of ${record.objectID}`},
    highlights,
  }));

  /** A search for `cart` that has found a page of names, and what brings their texts. */
  const setupNames = async (respond?: SearchEngine['search']) => {
    let bring: ((hits: SearchHit[]) => void) | undefined;
    const withTexts = new Promise<SearchHit[]>((resolve) => (bring = resolve));
    const {search} = setup((request, signal) =>
      request.query === 'cart' && request.page === 0
        ? Promise.resolve({total: HITS_PER_PAGE + 1, hits: names, withTexts})
        : respond!(request, signal),
    );
    search.show('cart');
    await settle();
    const bringTexts = async () => {
      bring?.(texts);
      await vi.advanceTimersByTimeAsync(500);
    };
    return {search, hits: () => search.getState().outcome.hits, bringTexts};
  };

  it('take their place, and leave the rest of the state as it is', async () => {
    const {search, hits, bringTexts} = await setupNames();
    expect(hits()).toEqual(names);
    const {status, activeItemId, isOpen} = search.getState();
    expect(status).toBe('idle');
    await bringTexts();
    expect(hits()).toEqual(texts);
    expect(search.getState()).toMatchObject({status, activeItemId, isOpen});
    const [first] = search.getState().collections.flatMap((collection) => collection.items);
    expect(first?.hit).toBe(texts[0]);
  });

  it('leave the next page where it is', async () => {
    const {search, hits, bringTexts} = await setupNames(() => Promise.resolve(answer(hit('last'))));
    await search.more();
    await bringTexts();
    expect(hits()).toEqual([...texts, hit('last')]);
  });

  it('change nothing when another query was asked', async () => {
    const {search, hits, bringTexts} = await setupNames(() => Promise.resolve(answer(hit('ui'))));
    search.show('ui');
    await settle();
    await bringTexts();
    expect(hits()).toEqual([hit('ui')]);
  });
});

it('tells listeners of nothing that is as it was', async () => {
  const {search} = setup(() => Promise.resolve(answer(hit('cart'))));
  search.show('cart');
  await settle();
  const listener = vi.fn();
  search.subscribe(listener);
  search.core.setStatus('idle');
  search.core.setIsOpen(search.getState().isOpen);
  expect(listener).not.toHaveBeenCalled();
});

it('shows the answer to the last query, however late that to an earlier one comes', async () => {
  const finish: Record<string, (found: SearchAnswer) => void> = {};
  const {search} = setup(({query}) => new Promise((resolve) => (finish[query] = resolve)));
  search.show('a');
  await settle();
  search.show('b');
  await settle();
  finish.b!(answer(hit('b')));
  await settle();
  finish.a!(answer(hit('a')));
  await settle();
  const shown = search.getState().collections.flatMap(({items}) => items.map(({url}) => url));
  expect(shown).toEqual(['/docs/b']);
});

it('gives up a search that is no longer wanted', async () => {
  const signals: AbortSignal[] = [];
  const {search} = setup((_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  search.show('a');
  await settle();
  search.show('b');
  await settle();
  search.stop();
  expect(signals.map(({aborted}) => aborted)).toEqual([true, true]);
});

it('proposes what finds something when a query finds nothing', async () => {
  const {search} = setup(({query}) =>
    Promise.resolve(query === 'cart' ? answer(hit('x')) : answer()),
  );
  search.show('cart frobnicate');
  await settle();
  expect(screenOf(search.getState())).toBe('none');
  expect(search.getState().outcome.suggestions).toEqual(['cart']);
  expect(announcementOf(search.getState())).toBe('No results for “cart frobnicate”');
});

it('proposes given queries when nothing near a query finds anything', async () => {
  const {search} = setup(() => Promise.resolve(answer()));
  search.show('frobnicate');
  await settle();
  expect(search.getState().outcome.suggestions).toEqual(['button']);
});

it('keeps what was opened, and lists it where there is no query', async () => {
  const {search, input, left, shown} = setup(() => Promise.resolve(answer(hit('cart'))));
  expect(screenOf(search.getState())).toBe('start');
  input.focus();
  search.show('cart');
  await settle();
  expect(search.getState()).toMatchObject({isOpen: true, activeItemId: 0});
  const event = new KeyboardEvent('keydown', {key: 'Enter'});
  search.core.getInputProps({inputElement: input}).onKeyDown(event as never);
  expect(shown).toHaveBeenCalledWith('/docs/cart');
  expect(left).toHaveBeenCalled();
  search.show('');
  await settle();
  const [group] = search.getState().collections;
  expect(group?.items[0]?.stored).toMatchObject({kind: 'recent', title: 'cart', place: 'Docs'});
});

it('opens no recent search when Enter comes before the results', async () => {
  const {search, input, shown} = setup(() => new Promise(() => {}));
  const old = {url: '/docs/old', title: 'old', place: ''};
  search.changeStored((searches) => withRecent(searches, old));
  input.focus();
  search.type('');
  await settle();
  expect(search.getState().collections[0]?.items).toHaveLength(1);
  search.type('cart');
  await settle();
  expect(screenOf(search.getState())).toBe('waiting');
  const event = new KeyboardEvent('keydown', {key: 'Enter'});
  search.core.getInputProps({inputElement: input}).onKeyDown(event as never);
  expect(shown).not.toHaveBeenCalled();
});

it('adds the next page of results to those that are there', async () => {
  const {search} = setup(({page}) =>
    Promise.resolve({
      total: 40,
      hits: Array.from({length: 20}, (_, n) => hit(`p${page}-${n}`, `${page}${n}`)),
    }),
  );
  search.show('p');
  await settle();
  await search.more();
  const urls = search.getState().collections.flatMap(({items}) => items.map(({url}) => url));
  expect(urls).toHaveLength(40);
  expect(urls[20]).toBe('/docs/p1-0');
  // The box, which has an active result, takes them too.
  search.core.setActiveItemId(20);
  const {enterKeyHint} = search.core.getInputProps({inputElement: null});
  expect(enterKeyHint).toBe('go');
});

it('refuses two groups with the same id @spec-5.3 @spec-8.10', async () => {
  const twice = () => ['a', 'b'].map((title) => ({id: 'results', title, items: []}));
  const {search} = setup(() => Promise.resolve(answer(hit('cart'))), undefined, twice);
  search.core.setQuery('cart');
  await expect(search.core.refresh()).rejects.toThrow(/`sourceId` "results" is not unique/);
});
