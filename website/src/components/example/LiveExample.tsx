import {useEffect, useRef, useState} from 'react';
import type {Example} from '../component-page/types';
import {stageHtml} from './stage';
import {hydrateWhenNear} from './hydrate';
import styles from './Example.module.css';

/**
 * Shows the server-rendered example and brings it to life when it comes near the viewport. The example is a
 * React root of its own: it can fail without taking the page along, and its code is a chunk of its own.
 */
export default function LiveExample({example}: {example: Example}) {
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stage = frame.current?.firstElementChild;
    if (!stage) return undefined;
    return hydrateWhenNear(stage, example, () => setFailed(true));
  }, [example]);

  return (
    <>
      <div
        ref={frame}
        key={example.html}
        dangerouslySetInnerHTML={{__html: stageHtml(example.html)}}
      />
      {failed && (
        <p role="alert" className={styles.failure}>
          This example stopped, so it no longer reacts. Reload the page to start it again.
        </p>
      )}
    </>
  );
}
