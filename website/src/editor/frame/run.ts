import {type ComponentType, createElement, type ReactNode, useEffect} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {texts} from '../texts';
import {faultOf} from './errors';
import type {FromFrame, ToFrame} from './messages';
import {TURN, turn} from './turn';

/** One run of an example's code. */
export interface Run {
  number: number;
  /** Address of its module, as stacks have it. */
  url: string;
  stop: () => void;
}

/** The code of a module, as a function in a module of its own. Its first line stays the first. */
type Body = (
  require: (name: string) => unknown,
  module: {exports: {default?: unknown}},
  exports: object,
  turn: (line: number) => true,
) => void;

/** Tells when its content is shown. */
function Shown({children, tell}: {children: ReactNode; tell: () => void}) {
  useEffect(tell, [tell]);
  return children;
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

async function load(modules: Record<string, string>) {
  const loaded = new Map<string, object>();
  await Promise.all(
    Object.entries(modules).map(async ([name, address]) => {
      try {
        loaded.set(name, {__esModule: true, ...((await import(address)) as object)});
      } catch {
        throw new Error(texts.notLoaded(name));
      }
    }),
  );
  return loaded;
}

/** Runs code and shows its default export in place of the run before. */
export function run(
  stage: HTMLElement,
  {run: number, code, modules}: Extract<ToFrame, {type: 'run'}>,
  styles: Promise<void>,
  send: (message: FromFrame) => void,
): Run {
  const body = `export default function (require, module, exports, ${TURN}) {${code}\n}`;
  const url = URL.createObjectURL(new Blob([body], {type: 'text/javascript'}));
  let root: Root | undefined;
  let stopped = false;
  const fail = (error: unknown) => send({type: 'fault', run: number, fault: faultOf(error)});

  async function start() {
    const [loaded, {default: execute}] = await Promise.all([
      load(modules),
      import(url) as Promise<{default: Body}>,
      styles,
    ]);
    if (stopped) return;
    const module: {exports: {default?: unknown}} = {exports: {}};
    execute((name) => loaded.get(name), module, module.exports, turn);
    const Example = module.exports.default;
    if (!isComponent(Example)) {
      send({type: 'fault', run: number, fault: {message: texts.noComponent}});
      return;
    }
    root = createRoot(stage, {onUncaughtError: fail});
    const tell = () => send({type: 'shown', run: number});
    root.render(createElement(Shown, {tell, children: createElement(Example)}));
  }

  start().catch(fail);
  return {
    number,
    url,
    stop() {
      stopped = true;
      root?.unmount();
      URL.revokeObjectURL(url);
    },
  };
}
