/**
 * Most time to wait, in milliseconds. Animations, or a machine that does something else, may leave the browser no
 * time in which it calls itself idle.
 */
const TIMEOUT = 500;

/** Calls back when the browser has nothing else to do, such as to paint. Soon, in browsers that cannot tell. */
export const whenIdle = (callback: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(callback, {timeout: TIMEOUT})
    : setTimeout(callback, 100);

/** Calls back when what is drawn now has been painted. */
export const whenPainted = (callback: () => void) =>
  requestAnimationFrame(() => whenIdle(callback));
