import type {SearchState} from './create-search';
import {texts} from './texts';

/** The content below a search box. */
export type Screen = 'start' | 'results' | 'none' | 'error' | 'waiting';

/** Which screen a state is for. The current content stays until other content can replace it. */
export function screenOf({query, collections, outcome}: SearchState): Screen {
  const hasItems = collections.some(({items}) => items.length > 0);
  if (query.trim() === '') return hasItems ? 'results' : 'start';
  if (outcome.failures > 0) return 'error';
  if (outcome.query !== '' && outcome.total === 0) return 'none';
  return hasItems ? 'results' : 'waiting';
}

/** The announcement of a state, once it is settled. */
export function announcementOf(state: SearchState): string {
  const {query, status, outcome} = state;
  const screen = screenOf(state);
  if (status === 'stalled') return texts.searching;
  if (screen === 'error') return `${texts.errorTitle}. ${texts.errorHelp}`;
  if (outcome.query !== query || query.trim() === '') return '';
  return screen === 'none' ? `${texts.noResults} “${query}”` : texts.found(outcome.total);
}
