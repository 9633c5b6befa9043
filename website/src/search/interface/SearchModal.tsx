import Link from '@docusaurus/Link';
import {type KeyboardEvent, memo, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import {resultsAddress, resultsPath} from '../results-address';
import {groupHits} from './items';
import {MAX_LENGTH, ROWS_IN_DIALOG} from './limits';
import {announcementOf, screenOf} from './screen';
import Screens from './Screens';
import styles from './search.module.css';
import SearchBox from './SearchBox';
import {slashKey} from './slash-key';
import {texts} from './texts';
import {useRecovery, useSearch} from './use-search';

interface AllProps {
  query: string;
  total: number;
  onLeave: () => void;
}

/** The way to all results of a query. */
const AllResults = memo(function AllResults({query, total, onLeave}: AllProps) {
  return (
    <div className={styles.footer}>
      <Link to={resultsAddress(query)} onClick={onLeave}>
        {texts.seeAll(total)}
      </Link>
    </div>
  );
});

/** The keys of the dialog, and the switch of the one that opens it. */
const KeysFooter = memo(function KeysFooter() {
  return (
    <div className={`${styles.footer} ${styles.keys}`}>
      {texts.keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
      <label>
        <input
          type="checkbox"
          role="switch"
          defaultChecked={slashKey.isOn()}
          onChange={({target}) => slashKey.set(target.checked)}
        />
        {texts.slashKey}
      </label>
    </div>
  );
});

interface Props {
  /** Gives what the reader typed until the dialog was there. */
  takeTyped: () => string;
  onClose: () => void;
}

/** The search in a dialog over the page. */
export default function SearchModal({takeTyped, onClose}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, state] = useSearch({
    id: 'search',
    arrange: groupHits,
    startsActive: true,
    onLeave: onClose,
  });
  useRecovery(search, state);
  const {query, outcome} = state;

  useLayoutEffect(() => {
    search.core.setQuery(takeTyped().slice(0, MAX_LENGTH.dialog));
    // Gives the focus to the box, which searches then.
    dialog.current!.showModal();
  }, [search, takeTyped]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  return createPortal(
    // A press beside the dialog closes it, as Escape does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.label}
      data-status={state.status}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({target}) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame}>
        <SearchBox search={search} state={state} maxLength={MAX_LENGTH.dialog} action={resultsPath}>
          <button type="button" className={styles.close} onClick={onClose}>
            {texts.close}
          </button>
        </SearchBox>
        <div className={styles.panel} {...search.core.getPanelProps()}>
          <Screens search={search} state={state} firstRows={ROWS_IN_DIALOG} />
        </div>
        {query.trim() !== '' && screenOf(state) === 'results' && (
          <AllResults query={outcome.query} total={outcome.total} onLeave={onClose} />
        )}
        <KeysFooter />
        <p role="status" className="visually-hidden">
          {announcementOf(state)}
        </p>
      </div>
    </dialog>,
    document.body,
  );
}
