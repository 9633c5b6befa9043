import settings from '../../../site.config';
import type {Search, SearchState} from './create-search';
import Results from './Results';
import {screenOf} from './screen';
import styles from './search.module.css';
import {texts} from './texts';

/** Where to tell that a query should find something. */
function reportAddress(query: string) {
  const title = encodeURIComponent(texts.reportTitle(query));
  return `${settings.repositoryUrl}/issues/new?title=${title}`;
}

function ErrorScreen({search}: {search: Search}) {
  return (
    <div className={styles.screen}>
      <p className={styles.screenTitle}>{texts.errorTitle}</p>
      <p>{texts.errorHelp}</p>
      <button type="button" className={styles.suggestion} onClick={search.retry}>
        {texts.retry}
      </button>
    </div>
  );
}

function NoResultsScreen({search, state: {outcome}}: {search: Search; state: SearchState}) {
  return (
    <div className={styles.screen}>
      <p className={styles.screenTitle}>
        {texts.noResults} “<strong>{outcome.query}</strong>”
      </p>
      {outcome.suggestions.length > 0 && (
        <>
          <p>{texts.tryInstead}:</p>
          <ul className={styles.suggestions}>
            {outcome.suggestions.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => search.type(query)}
                >
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {texts.missing}{' '}
        <a href={reportAddress(outcome.query)} target="_blank" rel="noopener noreferrer">
          {texts.report}
        </a>
      </p>
    </div>
  );
}

const StartScreen = () => <p className={styles.count}>{texts.noRecent}</p>;

interface Props {
  search: Search;
  state: SearchState;
  /** Whether each result names its area of the site. */
  withArea?: boolean;
  /** Results of a new query that are drawn at once. The others follow when these are painted. @default all */
  firstRows?: number;
}

/** The recent and the favorite searches, the results, or why there are none. */
export default function Screens({search, state, withArea, firstRows}: Props) {
  switch (screenOf(state)) {
    case 'start':
      return <StartScreen />;
    case 'error':
      return <ErrorScreen search={search} />;
    case 'none':
      return <NoResultsScreen search={search} state={state} />;
    case 'results':
      return (
        <>
          {state.collections.some(({source}) => source.sourceId === 'popular') && <StartScreen />}
          <Results
            search={search}
            query={state.outcome.query}
            collections={state.collections}
            activeItemId={state.activeItemId}
            isOpen={state.isOpen}
            withArea={withArea}
            firstRows={firstRows}
          />
        </>
      );
    case 'waiting':
      return null;
  }
}
