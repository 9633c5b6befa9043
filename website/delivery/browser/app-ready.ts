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

/** Tells the start script that the application runs, so that what the reader did in the meantime is done again. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!announced) {
    announced = true;
    whenHydrated(() => dispatchEvent(new Event('app-ready')));
  }
};
