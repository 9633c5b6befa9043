import {useEffect, useRef} from 'react';
import type {Example} from '@site/src/components/component-page/types';
import {hydrateWhenNear} from './hydrate';
import {stageHtml} from './stage';
import {applyStyleSheets, loadStyleSheets} from './style-sheets';

/**
 * Shows the server-rendered example and brings it to life when it comes near the viewport. The example is a
 * React root of its own: it can fail without taking the page along, and its code is a chunk of its own.
 */
export default function LiveExample({example}: {example: Example}) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void loadStyleSheets(document).then(() => applyStyleSheets(document));
    return hydrateWhenNear(frame.current!.firstElementChild!, example.id);
  }, [example]);

  return (
    <div
      ref={frame}
      key={example.html}
      dangerouslySetInnerHTML={{__html: stageHtml(example.html, example.styles, example.id)}}
    />
  );
}
