import {placeRegions, type Politeness, regionOf} from './regions.ts';

/** Options of `announce`. */
export interface AnnounceOptions {
  /**
   * Whether the screen reader interrupts its current sentence. Interrupt for what a shopper must know before going on, such
   * as a payment that failed.
   * @default false
   */
  assertive?: boolean | undefined;
}

/** Time for assistive technology to notice a new live region, and to finish with the key that led here. In ms. */
const DELAY = 150;

/** The time that a text stays, so that slow assistive technology reads it before it is gone. In ms. */
const KEPT = 7000;

let waiting: {text: string; politeness: Politeness}[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function speak() {
  timer = undefined;
  // A dialog that has opened or closed meanwhile has moved the regions, which makes them new again.
  if (!placeRegions()) return wait();
  const due = waiting;
  waiting = [];
  for (const {text, politeness} of due) {
    const line = document.createElement('div');
    line.textContent = text;
    regionOf(politeness).append(line);
    setTimeout(() => line.remove(), KEPT);
  }
}

function wait() {
  timer ??= setTimeout(speak, DELAY);
}

/**
 * Lets screen readers announce a text that the focus doesn't lead to. Texts are announced one after the other, in the order of the calls, in one polite
 * and one assertive live region for the whole page. Two calls with the same text at the same time are heard once. On the server it does nothing.
 *
 * @param text The text, without markup. Nothing is announced if it is empty.
 * @param options Whether the screen reader interrupts its current sentence.
 */
export function announce(text: string, options: AnnounceOptions = {}): void {
  // Texts of a CMS are missing at times, whatever their types say.
  const spoken = (text as string | null | undefined)?.trim();
  if (typeof document === 'undefined' || !spoken) return;
  const politeness = options.assertive ? 'assertive' : 'polite';
  placeRegions();
  if (!waiting.some((one) => one.text === spoken && one.politeness === politeness)) {
    waiting.push({text: spoken, politeness});
  }
  wait();
}
