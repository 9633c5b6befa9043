/** Calls back when the browser has nothing else to do, such as to paint. Soon, in browsers that cannot tell. */
export const whenIdle = (callback: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(callback)
    : setTimeout(callback, 100);
