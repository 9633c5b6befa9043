import {type ComponentType, type ReactNode, useEffect} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot, type Root, type RootOptions} from 'react-dom/client';

/** Longest wait for an example to be ready, in milliseconds. */
const LONGEST = 2000;

/** Calls back after each render, when the effects in it have run. */
function Rendered({children, then}: {children: ReactNode; then?: () => void}) {
  useEffect(() => then?.());
  return children;
}

/** An example that was hydrated. */
export interface ExampleRoot {
  root: Root;
  /** Resolves when the example shows what its first effects changed, such as sizes that they measured. */
  whenReady: () => Promise<void>;
}

/** Hydrates an example at once. While it is being edited, it renders it: its code arrives before its HTML, and would not match. */
export function startExample(
  stage: Element,
  Component: ComponentType,
  options?: RootOptions,
): ExampleRoot {
  const content = (then?: () => void) => (
    <Rendered then={then}>
      <Component />
    </Rendered>
  );
  let root!: Root;
  flushSync(() => {
    if (process.env.NODE_ENV === 'production') root = hydrateRoot(stage, content(), options);
    else {
      root = createRoot(stage, options);
      root.render(content());
    }
  });
  const whenReady = () =>
    new Promise<void>((resolve) => {
      // An example that has failed or is gone renders no more.
      const timer = setTimeout(resolve, LONGEST);
      const ready = () => {
        clearTimeout(timer);
        resolve();
      };
      // React renders this together with what the effects have set.
      root.render(content(ready));
    });
  return {root, whenReady};
}
