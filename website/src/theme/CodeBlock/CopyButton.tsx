import {translate} from '@docusaurus/Translate';
import {type RefObject, useEffect, useState} from 'react';
import {copyText, sourceOf} from './copy';

/** Milliseconds that the button says how copying went. */
const FEEDBACK = 2000;

type State = 'idle' | 'copied' | 'selected';

/** Copies the source of a code block, and says so to eyes and ears. CSS hides it where scripts are off. */
export default function CopyButton({code}: {code: RefObject<HTMLElement | null>}) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), FEEDBACK);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    if (!code.current) return;
    if (await copyText(sourceOf(code.current))) {
      setState('copied');
    } else {
      getSelection()?.selectAllChildren(code.current);
      setState('selected');
    }
  }

  const copied = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
  return (
    <>
      <button
        type="button"
        className="code-block-copy"
        data-state={state}
        onClick={() => void copy()}
      >
        {state === 'copied' ? copied : translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        <span className="visually-hidden"> code</span>
      </button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && copied}
        {state === 'selected' && 'The code is selected. Copy it with the keyboard.'}
      </span>
    </>
  );
}
