import {type ComponentType, createContext, createElement, type ReactNode, useContext} from 'react';
import {createRoot} from 'react-dom/client';
import type {Changes, ControlsModel} from './model';
import {isString, SAMPLES, unquote} from './values';

/** The object that a stage's document offers to the page around it, as `controls` of its window. */
export interface Stage {
  model: ControlsModel;
  /**
   * Shows the example with changed props.
   *
   * @param start - Another one starts the example again, as a prop for its state at first needs it.
   */
  show: (changes: Changes, start: string) => void;
}

/** The media query by which code asks whether a reader wants less motion. */
const LESS_MOTION = /prefers-reduced-motion:\s*reduce/;

/** The value that code stands for. */
function valueOf(code: string): ReactNode {
  if (isString(code)) return unquote(code);
  if (code === SAMPLES.strong!.code) return <strong>Sample</strong>;
  return code === 'undefined' ? undefined : (JSON.parse(code) as ReactNode);
}

const Shown = createContext<{changes: Changes; model: ControlsModel} | undefined>(undefined);

/** An element of the example whose props controls change. The build puts it around each of them. */
export function Controlled({
  of,
  part,
  ...props
}: {
  of: ComponentType<Record<string, unknown>>;
  part: number;
}) {
  const {changes, model} = useContext(Shown)!;
  const {name, fields} = model.parts[part]!;
  const changed: Record<string, ReactNode> = {};
  for (const field of fields) {
    const code = changes[`${name}.${field.name}`];
    if (code !== undefined) changed[field.name] = valueOf(code);
  }
  return createElement(of, {...props, ...changed});
}

/** Lets code ask a stage for the reader's wish for less motion, which the page around it sets on the root element. */
function simulateMotion() {
  const ask = self.matchMedia.bind(self);
  self.matchMedia = (query) =>
    ask(
      LESS_MOTION.test(query) && 'lessMotion' in document.documentElement.dataset ? 'all' : query,
    );
}

/** Offers an example to the page around this document. An error of the example is told to the frame's element. */
export function offer(Example: ComponentType, model: ControlsModel) {
  simulateMotion();
  const root = createRoot(document.querySelector('#stage')!, {
    onUncaughtError: (error) =>
      self.frameElement?.dispatchEvent(new CustomEvent('stage-error', {detail: String(error)})),
  });
  const stage: Stage = {
    model,
    show: (changes, start) =>
      root.render(
        <Shown value={{changes, model}}>
          <Example key={start} />
        </Shown>,
      ),
  };
  Object.assign(self, {controls: stage});
}
