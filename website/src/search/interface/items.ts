import type {BaseItem} from '@algolia/autocomplete-core';
import type {SearchHit} from '../engine';
import {deepestLevel} from '../record';
import {popularSearches} from '../popular';
import {pageAddress} from './addresses';
import {RESULTS_PER_GROUP} from './limits';
import type {StoredSearch, StoredSearches} from './stored';
import {texts} from './texts';

/** Something to choose: a result, or a recent or favorite search. */
export interface Item extends BaseItem {
  /** Address of the page, without the origin. */
  url: string;
  /** The result. A recent or favorite search has none. */
  hit?: SearchHit;
  stored?: StoredSearch & {kind: 'recent' | 'favorite' | 'popular'};
}

/** Items below a heading. No two groups of a search have the same id. */
export interface Group {
  id: string;
  /** Empty for a list without a heading. */
  title: string;
  items: readonly Item[];
}

const toItem = (hit: SearchHit): Item[] => {
  const url = pageAddress(hit.record.url);
  return url ? [{url, hit}] : [];
};

/** Results by their areas, the area of the best result first, and a few of each. */
export function groupHits(hits: readonly SearchHit[]): Group[] {
  const areas = new Map<string, Item[]>();
  for (const hit of hits) {
    const {lvl0} = hit.record.hierarchy;
    const items = areas.get(lvl0) ?? [];
    areas.set(lvl0, items);
    if (items.length < RESULTS_PER_GROUP) items.push(...toItem(hit));
  }
  return [...areas].map(([title, items], index) => ({id: `results-${index}`, title, items}));
}

/** All results in one list, best first. */
export const listHits = (hits: readonly SearchHit[]): Group[] => [
  {id: 'results', title: '', items: hits.flatMap(toItem)},
];

type Stored = NonNullable<Item['stored']>;

/** The recent and the favorite searches, each in its group, which may be empty. Without any, the popular pages. */
export function startGroups({recent, favorites}: StoredSearches): Group[] {
  const groupOf = (kind: Stored['kind'], title: string, list: readonly StoredSearch[]) => ({
    id: kind,
    title,
    items: list.map((search) => ({url: search.url, stored: {...search, kind}})),
  });
  const groups = [
    groupOf('recent', texts.recent, recent),
    groupOf('favorite', texts.favorites, favorites),
  ];
  const isEmpty = groups.every(({items}) => items.length === 0);
  return isEmpty ? [groupOf('popular', texts.popular, popularSearches())] : groups;
}

/** The kept parts of a result that the reader opens or saves. */
export function toStoredSearch({url, hit, stored}: Item): StoredSearch {
  if (!hit) return {url, title: stored?.title ?? url, place: stored?.place ?? ''};
  const {hierarchy} = hit.record;
  const level = deepestLevel(hierarchy);
  return {
    url,
    title: hierarchy[level] ?? hierarchy.lvl1,
    place: level === 'lvl1' ? hierarchy.lvl0 : hierarchy.lvl1,
  };
}
