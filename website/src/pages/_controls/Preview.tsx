import {useEffect, useRef, useState} from 'react';
import {siteSheet} from '../../site-sheet';
import type {Settings} from './address';
import styles from './controls.module.css';
import type {Changes, ControlledComponent, ControlsModel} from './model';
import {simulate} from './simulate';
import type {Stage} from './stage';
import {texts} from './texts';

interface PreviewProps {
  component: ControlledComponent;
  changes: Changes;
  settings: Settings;
  /** Is told the controls once the example is loaded, or why there are none. */
  onLoad: (model: ControlsModel | Error) => void;
  /** Is told when the example stops with an error. */
  onStop: (message: string) => void;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The document of a stage: the site's style sheet, the example's, and its script. */
function documentOf({title, styles: sheet, script}: ControlledComponent): string {
  const links = [siteSheet(), sheet].map(
    (href) => `<link rel="stylesheet" href="${escape(href)}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(texts.preview(title))}</title>${links.join('')}<script type="module" src="${escape(script)}"></script></head><body><main id="stage" class="storefront-toolkit example-stage"></main></body></html>`;
}

/** Props for the state at first: another value of one starts the example again. */
const startOf = (changes: Changes, {lessMotion}: Settings) =>
  JSON.stringify([
    Object.entries(changes).filter(([key]) => /\.default[A-Z]/.test(key)),
    lessMotion,
  ]);

/** The example in a document of its own, so that its media queries, overlays and colors are those of the stage. */
export default function Preview({component, changes, settings, onLoad, onStop}: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<Stage>();

  useEffect(() => {
    const element = frame.current!;
    const stop = (event: Event) => onStop((event as CustomEvent<string>).detail);
    const load = () => {
      const {controls} = element.contentWindow as Window & {controls?: Stage};
      setStage(controls);
      onLoad(controls?.model ?? new Error(texts.failed));
    };
    element.addEventListener('load', load);
    element.addEventListener('stage-error', stop);
    element.srcdoc = documentOf(component);
    return () => {
      element.removeEventListener('load', load);
      element.removeEventListener('stage-error', stop);
    };
  }, [component, onLoad, onStop]);

  useEffect(() => {
    if (!stage) return;
    const inside = frame.current!.contentDocument!;
    const {dataset} = inside.documentElement;
    Object.assign(dataset, document.documentElement.dataset.fonts !== undefined && {fonts: ''});
    dataset.theme = settings.theme;
    inside.documentElement.dir = settings.dir;
    if (settings.lessMotion) dataset.lessMotion = '';
    else delete dataset.lessMotion;
    simulate(inside, settings);
    stage.show(changes, startOf(changes, settings));
  }, [stage, changes, settings]);

  useEffect(() => {
    if (!stage) return;
    const inside = frame.current!.contentDocument!;
    const grow = new ResizeObserver(() => {
      frame.current!.style.blockSize = `${inside.querySelector('#stage')!.scrollHeight + 64}px`;
    });
    inside.body.style.cssText = 'margin: 0; padding: 2rem 1.5rem; min-block-size: 0';
    grow.observe(inside.querySelector('#stage')!);
    return () => grow.disconnect();
  }, [stage]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={texts.preview(component.title)}
      style={settings.width === undefined ? undefined : {inlineSize: settings.width + 2}}
    />
  );
}
