import type {ClientModule} from '@docusaurus/types';

let ready = false;

/**
 * Tells the start script that the application runs, so that what the reader did in the meantime is done again.
 * The handlers of all components are in place when the first route has been rendered.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!ready) {
    ready = true;
    // After the effects of the first render, which some components need to react.
    setTimeout(() => dispatchEvent(new Event('app-ready')));
  }
};
