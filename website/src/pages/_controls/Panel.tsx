import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import CodeBlock from '@site/src/theme/CodeBlock';
import Heading from '@theme/Heading';
import {useCallback, useEffect, useRef, useState} from 'react';
import {type Asked, PLAIN, readAddress, writeAddress} from './address';
import styles from './controls.module.css';
import FieldControl from './FieldControl';
import type {Changes, ControlledComponent, ControlsModel, Field, Part} from './model';
import Preview from './Preview';
import {print} from './print';
import StageControls from './StageControls';
import {texts} from './texts';
import {initialOf} from './values';

/** The reader's changes, with one control set. A value as at first isn't a change. */
function withChange(changes: Changes, key: string, code: string, field: Field): Changes {
  const {[key]: _, ...others} = changes;
  return code === initialOf(field) ? others : {...others, [key]: code};
}

interface PartControlsProps {
  part: Part;
  changes: Changes;
  onChange: (changes: Changes) => void;
}

function PartControls({part: {name, fields}, changes, onChange}: PartControlsProps) {
  return (
    <fieldset className={styles.part}>
      <legend>
        <code>{name}</code>
      </legend>
      {fields.map((field) => {
        const key = `${name}.${field.name}`;
        return (
          <FieldControl
            key={key}
            field={field}
            value={changes[key] ?? initialOf(field)}
            onChange={(code) => onChange(withChange(changes, key, code, field))}
          />
        );
      })}
    </fieldset>
  );
}

/** The width that an element's parent leaves it, in CSS pixels. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => setRoom(Math.floor(ref.current!.clientWidth) - 2));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}

function Code({model, changes}: {model: ControlsModel; changes: Changes}) {
  return (
    <CodeBlock language="tsx" title={model.path}>
      {print(model, changes).map(({text, isChanged}, index) =>
        isChanged ? (
          <span key={index} className={styles.changed}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </CodeBlock>
  );
}

/** A component's example, its controls, and the code of what they set. The address has all of it. */
export default function Panel({component}: {component: ControlledComponent}) {
  const {id, title, route} = component;
  const {colorMode} = useColorMode();
  const [model, setModel] = useState<ControlsModel>();
  const [asked, setAsked] = useState<Asked>({
    changes: {},
    settings: {...PLAIN, theme: colorMode},
    problems: [],
  });
  const [status, setStatus] = useState<string>(texts.loading);
  const [failure, setFailure] = useState<string>();
  const [ref, room] = useRoom();

  const load = useCallback(
    (loaded: ControlsModel | Error) => {
      setStatus('');
      if (loaded instanceof Error) return setFailure(loaded.message);
      setModel(loaded);
      setAsked(readAddress(location.search, loaded.parts, colorMode));
    },
    // The color mode of the site is where the stage starts: what a reader sets for the stage stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const stop = useCallback((message: string) => setFailure(texts.stopped(message)), []);

  function change(next: Partial<Asked>) {
    const all = {...asked, problems: [], ...next};
    setAsked(all);
    setStatus('');
    setFailure(undefined);
    history.replaceState(history.state, '', writeAddress(id, model!.parts, all, colorMode));
  }

  function reset() {
    change({changes: {}, settings: {...PLAIN, theme: colorMode}});
    setStatus(texts.wasReset);
  }

  return (
    <>
      <Heading as="h1">{texts.titleOf(title)}</Heading>
      <p className={styles.links}>
        <Link to={route}>{texts.page(title)}</Link>
        <Link to="/controls">{texts.all}</Link>
      </p>
      {asked.problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      <div className={styles.panel}>
        <div ref={ref} className={styles.stage}>
          <Preview
            component={component}
            changes={asked.changes}
            settings={asked.settings}
            onLoad={load}
            onStop={stop}
          />
          <p role="alert" className={styles.problem} hidden={failure === undefined}>
            {failure}
          </p>
          {model && (
            <StageControls
              settings={asked.settings}
              room={room}
              onChange={(settings) => change({settings})}
            />
          )}
        </div>
        <div className={styles.parts}>
          <p role="status">{status}</p>
          {model?.parts.length === 0 && <p>{texts.none}</p>}
          {model?.parts.map((part) => (
            <PartControls
              key={part.name}
              part={part}
              changes={asked.changes}
              onChange={(changes) => change({changes})}
            />
          ))}
          {model && (
            <button type="button" className={styles.reset} onClick={reset}>
              {texts.reset}
            </button>
          )}
        </div>
        <div className={styles.code}>{model && <Code model={model} changes={asked.changes} />}</div>
      </div>
    </>
  );
}
