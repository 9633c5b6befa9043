import type {Root} from 'react-dom/client';
import {identifierPrefix} from './identifier-prefix';
import {restoreInlineStyles} from './inline-styles';
import {isUsed} from './is-used';
import {whenPainted} from '../when-idle';
import {loadExample} from './load';
import {startExample} from './root';
import styles from './Example.module.css';

function failureNote() {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.className = styles.failure!;
  note.textContent =
    'This example stopped, so it no longer reacts. Reload the page to start it again.';
  return note;
}

/**
 * Loads an example and hydrates it once its stage comes within a screen of the viewport, or at once when it is
 * used: what was done to it is done again then (see `replay.ts`). A live stage has the attribute `data-live`.
 *
 * When it cannot be loaded or throws, a note below the stage says so, and the error is in the console.
 *
 * @param stage Element that holds the server-rendered example.
 * @param id Id of the example, as in `button/add-to-cart`.
 * @returns Function that stops it.
 */
export function hydrateWhenNear(stage: Element, id: string) {
  let root: Root | undefined;
  let stopped = false;

  function fail(error: unknown) {
    if (stopped) return;
    stopped = true;
    console.error(`The example ${id} stopped.`, error);
    stage.after(failureNote());
  }

  async function hydrate() {
    const Component = await loadExample(id);
    const replay = isUsed(stage) ? await import('./replay') : undefined;
    await replay?.whenTurn(stage);
    if (stopped) return;
    const options = {identifierPrefix: identifierPrefix(id), onUncaughtError: fail};
    const repeatTouches = replay?.prepareReplay(stage);
    if (process.env.NODE_ENV === 'production') restoreInlineStyles(stage);
    const example = startExample(stage, Component, options);
    root = example.root;
    await repeatTouches?.(example.whenReady);
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- It changes during the wait.
    if (!stopped) stage.setAttribute('data-live', '');
  }

  let started = false;

  function start() {
    if (started || stopped) return;
    started = true;
    observer.disconnect();
    hydrate().catch(fail);
  }

  const observer = new IntersectionObserver(
    // The page that a reader turns to is painted first.
    (entries) => entries.some(({isIntersecting}) => isIntersecting) && whenPainted(start),
    {rootMargin: '100% 0px'},
  );
  observer.observe(stage);
  const signs = ['pointerover', 'focusin'];
  for (const sign of signs) stage.addEventListener(sign, start);
  if (isUsed(stage) || stage.matches(':focus-within')) start();

  return () => {
    stopped = true;
    observer.disconnect();
    for (const sign of signs) stage.removeEventListener(sign, start);
    stage.removeAttribute('data-live');
    // React refuses to unmount one root while it renders another.
    setTimeout(() => root?.unmount());
  };
}
