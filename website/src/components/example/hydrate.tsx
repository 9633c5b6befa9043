import {type ReactNode, useEffect} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import type {Example} from '../component-page/types';

function Live({children, onLive}: {children: ReactNode; onLive: () => void}) {
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * Loads an example and hydrates it once its stage comes within a screen of the viewport. A live stage has the
 * attribute `data-live`.
 *
 * @param stage Element that holds the server-rendered example.
 * @param onError Called when the example cannot be loaded or throws. The error is in the console.
 * @returns Function that stops it.
 */
export function hydrateWhenNear(stage: Element, example: Example, onError: () => void) {
  let root: Root | undefined;
  let stopped = false;

  function fail(error: unknown) {
    if (stopped) return;
    console.error(`The example ${example.id} stopped.`, error);
    onError();
  }

  async function hydrate() {
    const {default: Component} = await example.load();
    if (stopped) return;
    const live = (
      <Live onLive={() => stage.setAttribute('data-live', '')}>
        <Component />
      </Live>
    );
    const options = {identifierPrefix: example.identifierPrefix, onUncaughtError: fail};
    if (process.env.NODE_ENV === 'production') {
      root = hydrateRoot(stage, live, options);
    } else {
      // While an example is being edited, its code arrives before its HTML: the two would not match.
      root = createRoot(stage, options);
      root.render(live);
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      hydrate().catch(fail);
    },
    {rootMargin: '100% 0px'},
  );
  observer.observe(stage);

  return () => {
    stopped = true;
    observer.disconnect();
    stage.removeAttribute('data-live');
    // React refuses to unmount one root while it renders another.
    setTimeout(() => root?.unmount());
  };
}
