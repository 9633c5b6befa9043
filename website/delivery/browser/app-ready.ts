import type {ClientModule} from '@docusaurus/types';

const root = typeof document === 'undefined' ? undefined : document.documentElement;

let announced = false;

/** Calls back when the framework has marked the page as hydrated: handlers are in place, controls enabled. */
function whenHydrated(callback: () => void) {
  const isHydrated = () => root?.dataset.hasHydrated === 'true';
  if (isHydrated()) {
    callback();
    return;
  }
  new MutationObserver((_, observer) => {
    if (isHydrated()) {
      observer.disconnect();
      callback();
    }
  }).observe(root!, {attributeFilter: ['data-has-hydrated']});
}

/** Tells the start script that the application runs, and does again what the reader did in the meantime. */
function announce() {
  dispatchEvent(new Event('awake'));
  // Of the start script, which `npm run dev` goes without.
  (self as {kept?: Event[]}).kept?.forEach((event) =>
    event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)),
  );
}

/** Announces the application when its first page has come to life. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!announced) {
    announced = true;
    whenHydrated(announce);
  }
};
