import {pageAddress} from './addresses';
import {FAVORITE_SEARCHES, RECENT_SEARCHES} from './limits';

/** A result that the reader opened, or saved. Plain texts. */
export interface StoredSearch {
  url: string;
  /** Its name. */
  title: string;
  /** Its place: the page, or the area of the site. */
  place: string;
}

/** The recent and the favorite searches, newest first. */
export interface StoredSearches {
  recent: readonly StoredSearch[];
  favorites: readonly StoredSearch[];
}

/** Where the recent and the favorite searches are kept. */
export interface SearchStorage {
  read: () => StoredSearches;
  /** Changes the searches, and keeps them. */
  change: (change: (searches: StoredSearches) => StoredSearches) => void;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toStored(value: unknown): StoredSearch[] {
  const {url, title, place} = (value ?? {}) as Partial<StoredSearch>;
  const address = isText(url) && url.startsWith('/') ? pageAddress(url) : undefined;
  return address && isText(title) ? [{url: address, title, place: isText(place) ? place : ''}] : [];
}

/** Reads what the browser's storage holds. Leaves out other values. */
export function parseStored(text: string | null): StoredSearch[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.flatMap(toStored) : [];
  } catch {
    return [];
  }
}

const without = (list: readonly StoredSearch[], url: string) =>
  list.filter((one) => one.url !== url);

/** As many as are kept: fewer recent ones beside favorites. */
export function limited({recent, favorites}: StoredSearches): StoredSearches {
  const kept = favorites.length > 0 ? RECENT_SEARCHES.besideFavorites : RECENT_SEARCHES.alone;
  return {recent: recent.slice(0, kept), favorites: favorites.slice(0, FAVORITE_SEARCHES)};
}

/** The searches with one more that is recent. A favorite stays one, and is not listed twice. */
export function withRecent({recent, favorites}: StoredSearches, search: StoredSearch) {
  const isFavorite = favorites.some(({url}) => url === search.url);
  return limited({
    recent: isFavorite ? recent : [search, ...without(recent, search.url)],
    favorites,
  });
}

/** The searches with one more favorite, which is no longer among the recent ones. */
export function withFavorite({recent, favorites}: StoredSearches, search: StoredSearch) {
  return limited({
    recent: without(recent, search.url),
    favorites: [search, ...without(favorites, search.url)],
  });
}

/** The searches without one. */
export function withoutSearch({recent, favorites}: StoredSearches, url: string) {
  return limited({recent: without(recent, url), favorites: without(favorites, url)});
}
