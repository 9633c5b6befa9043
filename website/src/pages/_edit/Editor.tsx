import Link from '@docusaurus/Link';
import list from '@generated/storefront-components/default/editor/list.json';
import Heading from '@theme/Heading';
import {useEffect, useRef, useState} from 'react';
import type * as EditorScript from '@site/src/editor/main';
import styles from './edit.module.css';
import type {Sources} from './model';
import {texts} from './texts';

const {components, script: address} = list;

const componentOf = (id: string) => components.find(({examples}) => examples.includes(id))!;

/** Reads the texts of an example's component. */
async function readSources(id: string): Promise<Sources> {
  const {sources} = componentOf(id);
  const answer = await fetch(sources);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Sources;
}

/** The editor of an example, which begins with the code in the address when it has one. */
export default function Editor({id}: {id: string}) {
  const {page} = componentOf(id);
  const result = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLElement>(null);
  const [status, setStatus] = useState<string>(texts.loading);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let close: (() => void) | undefined;
    let left = false;

    async function open() {
      const [sources, script] = await Promise.all([
        readSources(id),
        import(/* webpackIgnore: true */ address) as Promise<typeof EditorScript>,
      ]);
      await script.loadStyles();
      const packed = location.hash.slice(1);
      const shared = packed ? await script.unpack(packed) : undefined;
      if (left) return;
      if (packed && shared === undefined) setProblem(script.brokenLink);
      const places = {result: result.current!, code: code.current!};
      ({close} = script.openEditor({id, ...sources[id]!}, places, {code: shared}));
      setStatus('');
    }

    open().catch(() => {
      setStatus('');
      setProblem(texts.failed);
    });
    return () => {
      left = true;
      close?.();
    };
  }, [id]);

  return (
    <>
      <Heading as="h1">{texts.titleOf(id)}</Heading>
      <p className={styles.links}>
        {page && <Link to={page.route}>{texts.page(page.title)}</Link>}
        <Link to="/edit">{texts.all}</Link>
      </p>
      <p role="status">{status}</p>
      <p role="alert" className={styles.problem} hidden={problem === undefined}>
        {problem}
      </p>
      <div className={styles.editor}>
        <div ref={result} />
        <figure ref={code} className="code-block" />
      </div>
    </>
  );
}
