import {type ReactNode, useState} from 'react';
import type {Search, SearchState} from './create-search';
import {Icon} from './icons';
import {screenOf} from './screen';
import styles from './search.module.css';
import {texts} from './texts';

interface Props {
  search: Search;
  state: SearchState;
  maxLength: number;
  /** Address that the form leads to where no code runs. */
  action: string;
  /** Called when the reader presses Enter without an active result. */
  onSubmit?: (query: string) => void;
  /** The content at the end of the box. */
  children?: ReactNode;
}

/** The field that a query is typed into: a combobox whose list are the results. */
export default function SearchBox({search, state, maxLength, action, onSubmit, children}: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const {id: listId} = search.core.getListProps();
  const form = search.core.getFormProps({inputElement: input});
  const {autoFocus: _, ...props} = search.core.getInputProps({inputElement: input, maxLength});
  return (
    <form
      className={styles.box}
      role="search"
      action={action}
      noValidate
      onReset={(event) => form.onReset(event)}
      onSubmit={(event) => {
        form.onSubmit(event);
        onSubmit?.(state.query);
      }}
    >
      <label {...search.core.getLabelProps()} className={styles.label}>
        <Icon name="search" />
        <span className="visually-hidden">{texts.placeholder}</span>
      </label>
      <input
        {...props}
        ref={setInput}
        name="q"
        className={styles.input}
        role="combobox"
        placeholder={texts.placeholder}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={state.isOpen}
        aria-controls={state.isOpen ? listId : undefined}
        aria-activedescendant={state.isOpen ? props['aria-activedescendant'] : undefined}
        onKeyDown={(event) => {
          // The library would give up the search that the reader waits for.
          if (event.key === 'Enter' && !onSubmit && screenOf(state) === 'waiting') {
            event.preventDefault();
          } else props.onKeyDown(event);
        }}
      />
      {state.status === 'stalled' && <span className={styles.spinner} aria-hidden="true" />}
      {state.query !== '' && (
        <button type="reset" className={styles.iconButton} aria-label={texts.clear}>
          <Icon name="close" />
        </button>
      )}
      {children}
    </form>
  );
}
