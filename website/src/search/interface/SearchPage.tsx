import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useEffect, useState} from 'react';
import {resultsAddress, resultsPath} from '../results-address';
import {listHits} from './items';
import {MAX_LENGTH} from './limits';
import NoScript from './NoScript';
import {announcementOf, screenOf} from './screen';
import Screens from './Screens';
import styles from './search.module.css';
import SearchBox from './SearchBox';
import {texts} from './texts';
import {useRecovery, useSearch} from './use-search';

/** The query in an address, as far as the box takes it. */
const queryIn = (search: string) =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_LENGTH.page);

/** Keeps the address in step with the box, without a new entry in the history and without a change of page. */
function keepAddress(query: string) {
  // A static host adds a slash.
  const path = location.pathname.replace(/\/$/, '');
  if (path !== resultsPath || query === queryIn(location.search)) return;
  history.replaceState(history.state, '', query ? resultsAddress(query) : resultsPath);
}

function MoreButton({onMore}: {onMore: () => Promise<void>}) {
  const [hasFailed, setHasFailed] = useState(false);
  function more() {
    setHasFailed(false);
    onMore().catch(() => setHasFailed(true));
  }
  return (
    <p className={styles.more}>
      <button type="button" className={styles.moreButton} onClick={more}>
        {texts.showMore}
      </button>
      {hasFailed && <span role="alert">{`${texts.errorTitle}. ${texts.errorHelp}`}</span>}
    </p>
  );
}

/** The box and the results. It's inside of the layout, which knows the version that is being read. */
function SearchResults() {
  const {search: addressQuery} = useLocation();
  const [search, state] = useSearch({
    id: 'search-page',
    arrange: listHits,
    startsActive: false,
  });
  useRecovery(search, state);
  const {query, outcome} = state;

  useEffect(() => {
    const {id} = search.core.getInputProps({inputElement: null});
    const typed = (document.getElementById(id) as HTMLInputElement).value;
    // Only the box has text that was typed before the application ran.
    search.show(queryIn(addressQuery) || (search.getState().query === '' ? typed : ''));
    return search.subscribe(() => keepAddress(search.getState().query));
  }, [search, addressQuery]);

  const isFound = query.trim() !== '' && screenOf(state) === 'results';
  const title = query.trim() ? `${texts.results}: ${query.trim()}` : texts.label;
  return (
    <main className={`container ${styles.page}`} data-status={state.status}>
      <PageMetadata title={title} />
      <Heading as="h1">{texts.label}</Heading>
      <SearchBox search={search} state={state} maxLength={MAX_LENGTH.page} action={resultsPath} />
      <NoScript />
      <p role="status" className={isFound ? styles.count : 'visually-hidden'}>
        {announcementOf(state)}
      </p>
      <div {...search.core.getPanelProps()}>
        <Screens search={search} state={state} withArea />
      </div>
      {isFound && outcome.hits.length < outcome.total && <MoreButton onMore={search.more} />}
    </main>
  );
}

/** The page that shows all results of a query, which its address carries. */
export default function SearchPage() {
  return (
    <Layout description="Finds pages, sections, props and fields of this site.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchResults />
    </Layout>
  );
}
