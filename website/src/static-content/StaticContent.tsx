import {useHistory} from '@docusaurus/router';
import {type MouseEvent, type SyntheticEvent, useEffect, useRef} from 'react';
import {hydrateWhenNear} from '../components/example/hydrate';
import type {LoadExample} from '../components/component-page/types';
import {CONTENT_ATTRIBUTE} from './mark-content';

/** Loaders of live examples, by their ids. */
export type LiveExamples = Readonly<Record<string, LoadExample>>;

/** The link of this site that an event is about, if its page can be shown in place. */
function innerLink({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const opensElsewhere = !link || link.target || link.hasAttribute('download');
  return opensElsewhere || link.origin !== location.origin ? undefined : link;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function preload(event: SyntheticEvent) {
  const link = innerLink(event);
  if (link && link.pathname !== location.pathname) {
    void window.docusaurus.preload(link.pathname);
  }
}

/**
 * The content of a document as HTML that React does not look into. Its links lead on without a page load, its
 * examples come to life near the viewport.
 */
export default function StaticContent({html, examples}: {html: string; examples: LiveExamples}) {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useEffect(() => {
    const stages = [...root.current!.querySelectorAll<HTMLElement>('[data-example-stage]')];
    const stops = stages.map((stage) => {
      const id = stage.dataset.exampleStage!;
      return hydrateWhenNear(stage, {id, load: examples[id]!});
    });
    return () => stops.forEach((stop) => stop());
  }, [examples]);

  function follow(event: MouseEvent) {
    const link = innerLink(event);
    // A link to a place on this page is the browser's own business.
    const staysHere = link?.pathname === location.pathname && link.hash !== '';
    if (link && !staysHere && isPlainClick(event)) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  }

  return (
    // The handlers serve the links in the content, which take the focus and the keys themselves.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={root}
      {...{[CONTENT_ATTRIBUTE]: ''}}
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
