import {useHistory} from '@docusaurus/router';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef} from 'react';
import {whenPainted} from '../when-idle';
import {hydrateWhenNear} from '../example/hydrate';
import {applyStyleSheets} from '../example/style-sheets';
import {innerLink, isPlainClick, preloadsLinks} from '@site/src/links';
import {DOCUMENT_ATTRIBUTE, LEVELS_ATTRIBUTE, SIDEBAR_ATTRIBUTE} from './attributes';
import type {DocumentPage} from './documents';
import {fillWindow} from './fill-window';

/**
 * A document as HTML that React does not look into. Its links lead on without a page load, its table of contents
 * follows the reader, its examples come to life near the viewport.
 */
export default function StaticContent({page}: {page: DocumentPage}) {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {id, sidebar, levels, html} = page;

  useLayoutEffect(() => applyStyleSheets(root.current!), [html]);

  const shown = useRef(html);
  useLayoutEffect(() => {
    const isFromStart = history.action === 'PUSH' && location.hash === '';
    if (shown.current !== html && isFromStart) whenPainted(fillWindow(root.current!));
    shown.current = html;
  }, [html, history]);

  useEffect(() => {
    const stages = [...root.current!.querySelectorAll<HTMLElement>('[data-example-stage]')];
    const stops = stages.map((stage) => hydrateWhenNear(stage, stage.dataset.exampleStage!));
    return () => stops.forEach((stop) => stop());
  }, [html]);

  useTOCHighlight(
    useMemo(
      () => ({
        linkClassName: 'toc-highlight',
        linkActiveClassName: 'table-of-contents__link--active',
        minHeadingLevel: levels[0],
        maxHeadingLevel: levels[1],
      }),
      [levels],
    ),
  );

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
      {...{
        [DOCUMENT_ATTRIBUTE]: id,
        [SIDEBAR_ATTRIBUTE]: sidebar,
        [LEVELS_ATTRIBUTE]: levels.join('-'),
      }}
      onClick={follow}
      {...preloadsLinks}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
