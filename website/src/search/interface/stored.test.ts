import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseStored, type StoredSearch, withFavorite, withoutSearch, withRecent} from './stored';

const search = (name: string): StoredSearch => ({url: `/${name}`, title: name, place: ''});
const searches = (count: number, prefix = 's') =>
  Array.from({length: count}, (_, index) => search(`${prefix}${index}`));

describe('stored searches', () => {
  it('are 7 recent ones, or 4 beside favorites @spec-9.8', () => {
    const recent = searches(9);
    expect(withRecent({recent, favorites: []}, search('new')).recent).toHaveLength(7);
    expect(withRecent({recent, favorites: searches(1, 'f')}, search('new')).recent).toHaveLength(4);
  });

  it('are 10 favorites @spec-9.9', () => {
    expect(
      withFavorite({recent: [], favorites: searches(10)}, search('new')).favorites,
    ).toHaveLength(10);
  });

  it('list the last one first, and none twice', () => {
    const once = withRecent({recent: searches(3), favorites: []}, search('s2'));
    expect(once.recent.map(({title}) => title)).toEqual(['s2', 's0', 's1']);
    const saved = withFavorite(once, search('s2'));
    expect(saved.recent.map(({title}) => title)).toEqual(['s0', 's1']);
    expect(withRecent(saved, search('s2'))).toEqual(saved);
  });

  it('can be removed', () => {
    const both = {recent: searches(2), favorites: searches(2, 'f')};
    expect(withoutSearch(withoutSearch(both, '/s0'), '/f1')).toEqual({
      recent: [search('s1')],
      favorites: [search('f0')],
    });
  });
});

describe('what the storage holds', () => {
  it('is read', () => {
    expect(parseStored(JSON.stringify(searches(2)))).toEqual(searches(2));
  });

  it.each([null, '', '{', '5', '{}', '[null]', '[[]]', '[{"url":5,"title":"x"}]'])(
    'is nothing for %s',
    (text) => expect(parseStored(text)).toEqual([]),
  );

  it('leads nowhere but to pages of this site', () => {
    const urls = ['javascript:alert(1)', 'https://evil.example/', '//evil.example', ' /x', 'x'];
    const read = parseStored(JSON.stringify(urls.map((url) => ({url, title: 'x', place: ''}))));
    expect(read.every(({url}) => /^\/(?!\/)/.test(url))).toBe(true);
    expect(read).toHaveLength(1);
  });

  it('is never more than texts, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.object()), (value) => {
        for (const {url, title, place} of parseStored(JSON.stringify(value))) {
          expect([typeof url, typeof title, typeof place]).toEqual(['string', 'string', 'string']);
        }
      }),
    );
  });
});
