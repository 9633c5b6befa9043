import {useEffect, useRef, useState} from 'react';
import type {Example} from '../component-page/types';
import {hydrateWhenNear} from './hydrate';
import styles from './Example.module.css';

/**
 * Shows the server-rendered example and brings it to life when it comes near the viewport. The example is a
 * React root of its own: it can fail without taking the page along, and its code is a chunk of its own.
 */
export default function LiveExample({example}: {example: Example}) {
  const stage = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!stage.current) return undefined;
    return hydrateWhenNear(stage.current, example, () => setFailed(true));
  }, [example]);

  return (
    <>
      <div
        ref={stage}
        key={example.html}
        className="storefront-toolkit example-stage"
        dangerouslySetInnerHTML={{__html: example.html}}
      />
      {failed && (
        <p role="alert" className={styles.failure}>
          This example stopped, so it no longer reacts. Reload the page to start it again.
        </p>
      )}
    </>
  );
}
