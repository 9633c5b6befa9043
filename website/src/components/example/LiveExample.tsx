import {useEffect, useRef} from 'react';
import type {Example} from '../component-page/types';
import {hydrateWhenNear} from './hydrate';

/**
 * Shows the server-rendered example and brings it to life when it comes near the viewport. The example is a
 * React root of its own: it can fail without taking the page along, and its code is a chunk of its own.
 */
export default function LiveExample({example}: {example: Example}) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => hydrateWhenNear(stage.current!, example), [example]);
  return (
    <div
      ref={stage}
      key={example.html}
      className="storefront-toolkit example-stage"
      data-example-stage={example.id}
      dangerouslySetInnerHTML={{__html: example.html}}
    />
  );
}
