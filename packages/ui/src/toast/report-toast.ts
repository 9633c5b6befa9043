import {reportMisuse} from '../internal/report-misuse.ts';
import type {ToastOptions} from './toast-options.ts';

/** Shortest time that leaves most people a chance to read a toast, in ms. */
const SHORTEST = 5000;

/** Reports a time limit that is too short. Call it in development only. */
export function reportDuration(duration: number, component = 'ToastProvider') {
  // A comparison with NaN is false.
  if (duration >= SHORTEST) return;
  reportMisuse(
    component,
    `got a duration of ${duration} ms, which is too short to read the toast. ` +
      `Pass ${SHORTEST} or more, or Infinity.`,
  );
}

/** Reports a toast that nobody sees, or not for long enough. Call it in development only. */
export function reportToast({duration, title}: ToastOptions, hasRegion: boolean) {
  if (duration !== undefined) reportDuration(duration, 'ToastRegion');
  if (!hasRegion) {
    reportMisuse(
      'ToastProvider',
      `has no <ToastRegion>, so nobody sees the toast ${JSON.stringify(title)}. ` +
        'Render one <ToastRegion> inside of <ToastProvider>.',
    );
  }
}
