import type {Page} from '@playwright/test';

/** Longest delay of a timer that is waited for, in milliseconds: later ones don't react to a use. */
const DELAY = 2000;

/** Time without a change after which a page is quiet, and the longest wait for it, in milliseconds. */
const STILL = 150;
const LONGEST = 4000;

/** Starts to count the timers of a page that wait. Call it before the page is opened. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const waiting = new Set<unknown>();
    Object.assign(self, {waitingTimers: waiting});
    const start = window.setTimeout.bind(window);
    const stop = window.clearTimeout.bind(window);
    const watched = (run: TimerHandler, delay = 0, ...args: unknown[]) => {
      const timer = start(() => {
        waiting.delete(timer);
        (run as (...all: unknown[]) => void)(...args);
      }, delay);
      if (delay <= most) waiting.add(timer);
      return timer;
    };
    const stopped = (timer?: number) => {
      waiting.delete(timer);
      stop(timer);
    };
    Object.assign(self, {setTimeout: watched, clearTimeout: stopped});
  }, DELAY);
}

/**
 * Waits until a page that is watched does nothing more by itself: no element changes, no timer waits, no animation that
 * ends is running. A page that never is quiet is waited for no longer than a few seconds.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    async ([still, longest]) => {
      const {waitingTimers} = self as unknown as {waitingTimers: Set<unknown>};
      const begin = performance.now();
      let changed = begin;
      const observer = new MutationObserver(() => (changed = performance.now()));
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const runs = ({playState, timeline, effect}: Animation) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity;
      const isBusy = () => waitingTimers.size > 0 || document.getAnimations().some(runs);
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        if (isBusy()) changed = now;
        if (now - changed > still! || now - begin > longest!) break;
      }
      observer.disconnect();
    },
    [STILL, LONGEST],
  );
}
