import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import settings from '../../../site.config';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {openEngine} from '../open-engine';
import {browserStorage} from './browser-storage';
import {createSearch, type Search, type SearchOptions, type SearchState} from './create-search';
import {SNIPPET_WORDS} from './limits';

/** Queries that find something on each site made of this one. */
const PROPOSALS = ['button', 'cart', 'theming'];

/** Tag of what is in no version of the documents. */
const DEFAULT_TAG = 'default';

/** The filters of a search: the language and the versions that are being read, if the settings say so. */
function useFacets() {
  const {i18n} = useDocusaurusContext();
  const tags = useDocsContextualSearchTags();
  return settings.search.contextualSearch
    ? {language: i18n.currentLocale, docusaurus_tag: [DEFAULT_TAG, ...tags]}
    : {language: '', docusaurus_tag: []};
}

type Options = Pick<SearchOptions, 'id' | 'arrange' | 'startsActive' | 'onLeave'>;

/** A search box of this site, for as long as the component is mounted. Its options are those of the first render. */
export function useSearch(options: Options): [Search, SearchState] {
  const history = useHistory();
  const facets = useFacets();
  const [search] = useState(() =>
    createSearch({
      ...options,
      openEngine,
      storage: browserStorage,
      proposals: PROPOSALS,
      navigate: (url) => history.push(url),
      scope: () => ({
        facets,
        snippetWords: matchMedia(SNIPPET_WORDS.narrowScreen).matches
          ? SNIPPET_WORDS.narrow
          : SNIPPET_WORDS.wide,
      }),
    }),
  );
  useEffect(() => search.stop, [search]);
  return [search, useSyncExternalStore(search.subscribe, search.getState, search.getState)];
}

/** Searches again as soon as the browser is back on a network. */
export function useRecovery(search: Search, {outcome}: SearchState) {
  const hasFailed = outcome.failures > 0;
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', search.again);
    return () => removeEventListener('online', search.again);
  }, [search, hasFailed]);
}
