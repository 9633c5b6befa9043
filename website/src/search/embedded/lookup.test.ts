import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {packIndex} from '../../../plugins/search/pack';
import type {PageText, Section} from '../../../plugins/search/read-page';
import {recordsOf} from '../../../plugins/search/records';
import type {SearchAnswer, SearchRequest} from '../engine';
import {CORE_FILE, type IndexCore} from './format';
import {createLookup} from './lookup';

const section = (level: number, name: string, anchor: string, ...texts: string[]): Section => ({
  level,
  name,
  anchor,
  texts,
  identifiers: new Set(),
});

function page(title: string, sections: Section[] = [], more: Partial<PageText> = {}): PageText {
  return {
    title,
    area: 'UI components',
    description: '',
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    sections: [section(1, title, ''), ...sections],
    ...more,
  };
}

/** A small site, by its paths. */
const SITE: Record<string, PageText> = {
  'ui/button': page('Button', [
    section(2, 'Sizes', 'sizes', 'A large button suits a thumb.'),
    section(2, 'API reference', 'api-reference'),
    section(3, 'fullWidth', 'button-prop-fullWidth', 'Makes it as wide as its container.'),
    section(
      3,
      'loading',
      'button-prop-loading',
      'Shows a spinner that turns while the cart updates.',
    ),
  ]),
  'ui/select': page('Select', [section(2, 'A disabled button', 'a-disabled-button')]),
  'types/GridGapOptions': page('GridGapOptions', [], {area: 'Types'}),
  'types/Array': page('Array<T>', [
    section(2, '<img src=x>', 'img', 'a & b <script>alert(1)</script>'),
  ]),
  'blog/post': page('A post', [section(2, 'On buttons', 'on-buttons')], {
    tag: 'default',
    version: '',
  }),
  'fr/bouton': page('Bouton', [], {language: 'fr'}),
};

const records = Object.entries(SITE).flatMap(([path, text]) => recordsOf(text, path, '/'));

function open(files = packIndex(records, '/')) {
  const loaded: string[] = [];
  const load = (file: string) => {
    loaded.push(file);
    const text = files.get(file);
    return text === undefined
      ? Promise.reject(new Error(`${file} is not there`))
      : Promise.resolve<unknown>(JSON.parse(text));
  };
  const core = JSON.parse(files.get(CORE_FILE) ?? '') as IndexCore;
  const lookup = createLookup(core, load, '/');
  const requestFor = (query: string): SearchRequest => ({
    query,
    facets: {language: '', docusaurus_tag: []},
    hitsPerPage: 20,
    page: 0,
    snippetWords: 5,
  });
  const search = (query: string, more: Partial<SearchRequest> = {}) =>
    lookup.search({...requestFor(query), ...more});
  /** The result of a search among names, before its answer, and the answer. */
  const searchInTurns = async (query: string) => {
    const names: SearchAnswer[] = [];
    const answer = await lookup.search(requestFor(query), (each) => names.push(each));
    return {names, answer};
  };
  const urls = async (query: string, more: Partial<SearchRequest> = {}) =>
    (await search(query, more)).hits.map(({record}) => record.url);
  return {search, searchInTurns, urls, loaded, files, warm: lookup.warm, rehearse: lookup.rehearse};
}

describe('createLookup', () => {
  const {search, urls} = open();

  it.each([
    ['a name', 'button', '/ui/button'],
    ['the beginning of a name', 'butt', '/ui/button'],
    ['a name with a slip', 'buton', '/ui/button'],
    ['a name in other letters', 'BUTTON', '/ui/button'],
    ['the parts of an identifier', 'grid gap', '/types/GridGapOptions'],
    ['an identifier in small letters', 'gridgapoptions', '/types/GridGapOptions'],
    ['a synonym', 'dropdown', '/ui/select'],
    ['a word whose ending is being typed', 'loadin', '/ui/button#button-prop-loading'],
    ['a slip in the ending of a word', 'loadng', '/ui/button#button-prop-loading'],
    ['a row', 'full width', '/ui/button#button-prop-fullWidth'],
    ['words of a text', 'thumb', '/ui/button#sizes'],
    ['words of a text with a slip', 'thunb', '/ui/button#sizes'],
    ['a question', 'how do I get a large button?', '/ui/button#sizes'],
  ])('finds a page by %s', async (_, query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it.each(['', '  ', '???', '…', '\u0000'])('finds nothing for %j', async (query) => {
    expect(await search(query)).toEqual({total: 0, hits: []});
  });

  it('finds nothing for a word that is nowhere', async () => {
    expect(await search('xyzzyx')).toEqual({total: 0, hits: []});
  });

  it('keeps to a language and to tags @spec-5.7', async () => {
    const facets = {language: 'en', docusaurus_tag: ['default']};
    expect(await urls('button', {facets})).toEqual(['/blog/post#on-buttons']);
    expect(await urls('bouton', {facets: {language: 'fr', docusaurus_tag: []}})).toEqual([
      '/fr/bouton',
    ]);
  });

  it('gives hits by pages, and says how many there are in all', async () => {
    const all = await search('button');
    const pages = await Promise.all(
      Array.from({length: all.total}, (_, number) =>
        search('button', {hitsPerPage: 1, page: number}),
      ),
    );
    expect(all.total).toBeGreaterThan(2);
    expect(pages.map(({total}) => total)).toEqual(pages.map(() => all.total));
    expect(pages.flatMap(({hits}) => hits)).toEqual(all.hits);
    expect((await search('button', {page: 9})).hits).toEqual([]);
  });

  it('marks what matched, of a beginning only that', async () => {
    const [hit] = (await search('butt')).hits;
    expect(hit?.highlights).toEqual({lvl1: [[0, 4]]});
  });

  it('shows the words of a text around what matched', async () => {
    const [hit] = (await search('spinner turns')).hits;
    expect(hit?.record.type).toBe('content');
    expect(hit?.snippet?.text).toBe('Shows a spinner that turns…');
    const marked = hit?.snippet?.highlights.map(([start, end]) =>
      hit.snippet?.text.slice(start, end),
    );
    expect(marked).toEqual(['spinner', 'turns']);
  });

  it('gives the records that the build made', async () => {
    const known = new Map(records.map((record) => [record.objectID, record]));
    const found = (await search('button')).hits.concat((await search('spinner')).hits);
    expect(found.length).toBeGreaterThan(3);
    for (const {record} of found) expect(record).toEqual(known.get(record.objectID));
  });

  it('leaves texts as they are: what looks like markup is text', async () => {
    const {hits} = await search('alert script');
    expect(hits[0]?.record.content).toBe('a & b <script>alert(1)</script>');
  });

  it('marks parts of texts for whatever query', async () => {
    const words = records.flatMap(({hierarchy, content}) => [hierarchy.lvl1, content ?? '']);
    const query = fc.oneof(fc.string(), fc.constantFrom(...words), fc.string({unit: 'binary'}));
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        for (const {record, highlights, snippet} of (await search(text)).hits) {
          const parts = Object.entries(highlights).map(([level, ranges]) => ({
            ranges,
            length: (level === 'content'
              ? record.content
              : record.hierarchy[level as keyof typeof record.hierarchy]
            )?.length,
          }));
          if (snippet) parts.push({ranges: snippet.highlights, length: snippet.text.length});
          for (const {ranges, length} of parts) {
            let last = 0;
            for (const [start, end] of ranges) {
              expect(start).toBeGreaterThanOrEqual(last);
              expect(end).toBeGreaterThan(start);
              last = end;
            }
            expect(last).toBeLessThanOrEqual(length ?? 0);
          }
        }
      }),
      {numRuns: 100},
    );
  }, 60_000);

  it('rejects when a part does not load, and finds it when it does again', async () => {
    const {files, urls: find} = open(new Map(packIndex(records, '/')));
    const parts = [...files].filter(([name]) => name !== CORE_FILE);
    parts.forEach(([name]) => files.delete(name));
    await expect(find('button')).rejects.toThrow('is not there');
    parts.forEach(([name, text]) => files.set(name, text));
    expect((await find('button'))[0]).toBe('/ui/button');
  });

  it('loads nothing for a rehearsal, which changes no answer', async () => {
    const {urls: find, loaded, rehearse} = open();
    rehearse();
    expect(loaded).toEqual([]);
    expect(await find('button')).toEqual(await urls('button'));
  });

  it('says the names at once when texts have to be loaded, and not when they are there', async () => {
    const {searchInTurns} = open();
    const {names, answer} = await searchInTurns('spinner turns');
    expect(names).toHaveLength(1);
    expect(names[0]?.total).toBe(answer.total);
    expect(names[0]?.hits).toHaveLength(answer.hits.length);
    expect(names[0]?.hits[0]?.record).toMatchObject({type: 'lvl3', content: null});
    expect(names[0]?.hits[0]).not.toHaveProperty('snippet');
    expect(answer.hits[0]?.snippet?.text).toContain('spinner');
    const again = await searchInTurns('spinner turns');
    expect(again).toEqual({names: [], answer});
    expect((await searchInTurns('GridGapOptions')).names).toEqual([]);
  });

  it('loads all terms ahead when it may, and none of them again', async () => {
    const {urls: find, loaded, warm} = open();
    await warm();
    const terms = loaded.filter((file) => file.includes('/terms-'));
    await find('thumb');
    expect(terms.length).toBeGreaterThan(0);
    expect(loaded.filter((file) => file.includes('/terms-'))).toEqual(terms);
  });

  it('loads each part once', async () => {
    const {urls: find, loaded} = open();
    await find('thumb');
    await find('thumb');
    expect(loaded).toHaveLength(new Set(loaded).size);
    expect(loaded.length).toBeGreaterThan(1);
  });
});

describe('packIndex', () => {
  it('gives the same bytes for the same records', () => {
    expect([...packIndex(records, '/')]).toEqual([...packIndex(structuredClone(records), '/')]);
  });

  it('names its parts anew when a text changes', () => {
    const names = (list: typeof records) =>
      [...packIndex(list, '/').keys()].filter((name) => name !== CORE_FILE);
    const changed = records.map((record) =>
      record.content ? {...record, content: `${record.content} Now.`} : record,
    );
    expect(names(records).filter((name) => names(changed).includes(name))).toEqual([]);
  });
});
