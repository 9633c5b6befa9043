import {type ReactNode, useEffect} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {identifierPrefix} from './identifier-prefix';
import {restoreInlineStyles} from './inline-styles';
import {whenPainted} from '../when-idle';
import {loadExample} from './load';
import styles from './Example.module.css';

function Live({children, onLive}: {children: ReactNode; onLive: () => void}) {
  useEffect(onLive, [onLive]);
  return children;
}

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
 * used: the click that used it is done again then. A live stage has the attribute `data-live`.
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
    console.error(`The example ${id} stopped.`, error);
    stage.after(failureNote());
  }

  const early: Event[] = [];

  function keepClick(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event);
    start();
  }

  function onLive() {
    stage.setAttribute('data-live', '');
    stage.removeEventListener('click', keepClick, true);
    early.forEach((event) => event.target!.dispatchEvent(new MouseEvent('click', event)));
  }

  async function hydrate() {
    const Component = await loadExample(id);
    if (stopped) return;
    const live = (
      <Live onLive={onLive}>
        <Component />
      </Live>
    );
    const options = {identifierPrefix: identifierPrefix(id), onUncaughtError: fail};
    if (process.env.NODE_ENV === 'production') {
      restoreInlineStyles(stage);
      root = hydrateRoot(stage, live, options);
    } else {
      // While an example is being edited, its code arrives before its HTML: the two would not match.
      root = createRoot(stage, options);
      root.render(live);
    }
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
  stage.addEventListener('click', keepClick, true);

  return () => {
    stopped = true;
    observer.disconnect();
    stage.removeEventListener('click', keepClick, true);
    stage.removeAttribute('data-live');
    // React refuses to unmount one root while it renders another.
    setTimeout(() => root?.unmount());
  };
}
