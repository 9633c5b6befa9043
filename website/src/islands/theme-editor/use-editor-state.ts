import {useEffect, useState} from 'react';
import {type EditorState, fromText, INITIAL, toText} from './state.ts';

/** Name of the parameter in the address. The start script knows it too. */
const PARAMETER = 'theme';

/** The time that the reader has to rest before the address changes, in milliseconds. Browsers refuse many changes in a row. */
const REST = 300;

/** Writes a state to the address, at the heading above the editor, or takes it off when it is the toolkit's own. */
function writeAddress(state: EditorState) {
  const url = new URL(location.href);
  url.searchParams.delete(PARAMETER);
  const text = toText(state);
  if (text !== toText(INITIAL)) {
    // By hand, because colons and commas are legal in a query, and readable.
    url.search += `${url.search ? '&' : '?'}${PARAMETER}=${text}`;
    url.hash = 'try-your-brand';
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** The state of the editor, kept in the address of the page. `isRefused` says that the address held something else. */
export function useEditorState() {
  const [state, setState] = useState(INITIAL);
  const [isRefused, setRefused] = useState(false);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    // After the first render, which has to match the server's HTML.
    const text = new URLSearchParams(location.search).get(PARAMETER);
    const found = text === null ? INITIAL : fromText(text);
    setState(found ?? INITIAL);
    setRefused(!found);
    setRead(true);
  }, []);

  useEffect(() => {
    // A refused address stays as it is until something is changed, so that the reader can fix it.
    if (!isRead || isRefused) return;
    const timer = setTimeout(() => writeAddress(state), REST);
    return () => clearTimeout(timer);
  }, [state, isRead, isRefused]);

  function change(part: Partial<EditorState>) {
    setState((before) => ({...before, ...part}));
    setRefused(false);
  }

  return {state, change, isRefused};
}
