import {type ComponentType, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {slashKey} from '@site/src/search/interface/slash-key';
import Stroke from '@site/src/icons/Stroke';

interface ModalProps {
  takeTyped: () => string;
  onClose: () => void;
}

type Phase = 'closed' | 'opening' | 'open';

/** Loads the dialog, whose code is none of the page's until the reader turns to the search. */
const loadModal = () =>
  import('@site/src/search/interface/SearchModal').then((module) => module.default);

/** Gets the engine ready, beside the dialog. */
const loadEngine = () =>
  import('@site/src/search/open-engine').then(({openEngine}) => openEngine());

const ignore = () => {};

/** Loads the parts that the search will need. A part that fails is loaded again when it's needed. */
function preload() {
  loadModal().catch(ignore);
  loadEngine().catch(ignore);
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

const isCharacter = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent) =>
  key.length === 1 && !(ctrlKey || metaKey || altKey);

const isShortcut = ({key, ctrlKey, metaKey}: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/**
 * The button that opens the search, and the keys that do. It is all of the search that a page loads by itself; what is
 * typed while the rest loads is kept for it.
 */
export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const hasSlash = useSyncExternalStore(slashKey.listen, slashKey.isOn, () => true);
  const phase = useRef<Phase>('closed');
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [actions] = useState(() => {
    function close() {
      phase.current = 'closed';
      // The dialog has to be gone first: nothing outside of it takes the focus.
      flushSync(() => setModal(undefined));
      button.current?.focus();
    }
    function open(text: string) {
      phase.current = 'opening';
      typed.current = text;
      preload();
      loadModal().then(
        (component) => {
          if (phase.current === 'opening') setModal(() => component);
        },
        // The next press tries again.
        () => (phase.current = 'closed'),
      );
    }
    function takeTyped() {
      phase.current = 'open';
      return typed.current;
    }
    /** Whether a key is for the search, and what it does then. */
    function handle(event: KeyboardEvent): boolean {
      if (isShortcut(event)) {
        if (phase.current === 'closed') open('');
        else close();
        return true;
      }
      if (phase.current === 'opening') {
        if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
        else if (isCharacter(event)) typed.current += event.key;
        else return false;
        return true;
      }
      if (phase.current === 'open' || !isCharacter(event)) return false;
      if (event.key === '/' && slashKey.isOn() && !isField(event.target)) open('');
      else if (event.target === button.current) open(event.key === ' ' ? '' : event.key);
      else return false;
      return true;
    }
    function onKeyDown(event: KeyboardEvent) {
      if (handle(event)) event.preventDefault();
    }
    return {close, open, takeTyped, onKeyDown};
  });

  useEffect(() => {
    addEventListener('keydown', actions.onKeyDown);
    return () => removeEventListener('keydown', actions.onKeyDown);
  }, [actions]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search clean-btn"
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${hasSlash ? ' /' : ''}`}
        onClick={() => actions.open('')}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Stroke d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L18 18" />
        <span>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {Modal && <Modal takeTyped={actions.takeTyped} onClose={actions.close} />}
    </>
  );
}
