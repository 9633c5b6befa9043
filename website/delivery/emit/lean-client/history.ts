export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

function absent(): never {
  throw new Error(
    'This site is built with the browser router alone, so the histories of other routers are not in its client. ' +
      'To use one, remove the alias of "history" in website/delivery/emit/lean-client.',
  );
}

export {absent as createHashHistory, absent as createMemoryHistory};
