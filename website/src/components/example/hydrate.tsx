import {type ReactNode, useEffect} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
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
export function hydrateWhenNear(stage: HTMLElement, example: Example, onError: () => void) {
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
    root = hydrateRoot(stage, live, {
      identifierPrefix: example.identifierPrefix,
      onUncaughtError: fail,
    });
  }

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
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
