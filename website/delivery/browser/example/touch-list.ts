/** A visitor's action on an example before it was alive, and the state that the field had after it. */
export interface Touch {
  event: Event;
  target: HTMLElement;
  /** Text of the field, or the chosen option. */
  value: string;
  /** Whether a checkbox or radio button was on. */
  checked: boolean;
}

/** As `start/touches.ts` keeps it. */
type Kept = [event: Event, value: string, checked: boolean];

declare global {
  interface Window {
    /** The actions on examples that are not alive yet. A page that is being developed has none. */
    touches?: Kept[];
  }
}

const list = () => self.touches ?? [];

const isIn = (stage: Element) => (kept: Kept) => stage.contains(kept[0].target as Node);

const toTouch = ([event, value, checked]: Kept): Touch => ({
  event,
  target: event.target as HTMLElement,
  value,
  checked,
});

/** The actions on an example that wait to be done again, in their order. */
export const touchesIn = (stage: Element) => list().filter(isIn(stage)).map(toTouch);

/** Takes the first of what was done to an example out of the list. */
export function takeTouch(stage: Element): Touch | undefined {
  const index = list().findIndex(isIn(stage));
  return index < 0 ? undefined : list().splice(index, 1).map(toTouch)[0];
}

/** Whether an event of an element waits to be done again. */
export const isKept = (type: string, target: EventTarget | null) =>
  list().some(([event]) => event.type === type && event.target === target);

/** Whether the visitor moved the focus on next. */
export const isMoveNext = () => list()[0]?.[0] instanceof FocusEvent;

const stageOf = (target: EventTarget | null) => (target as Element).closest('.example-stage');

/** Examples that are left out of the order, since they held it up. */
const stalled = new WeakSet<Element>();

/** Longest wait for what another example has to do next, in milliseconds: its code may never come. */
const PATIENCE = 2000;

/**
 * Resolves when the first of all waiting actions was one on this example. A press in one example may close a list that an
 * earlier one has opened in another.
 *
 * @param pause - Resolves when the page has been drawn again.
 */
export async function whenNext(stage: Element, pause: () => Promise<void>) {
  let before: Kept | undefined;
  let since = 0;
  while (touchesIn(stage).length > 0) {
    const next = list().find(([{target}]) => {
      const other = stageOf(target);
      // An action on something that the example has removed is not done again.
      return other?.isConnected && !stalled.has(other);
    });
    if (!next || isIn(stage)(next)) return;
    if (next !== before) since = performance.now();
    else if (performance.now() - since > PATIENCE) stalled.add(stageOf(next[0].target)!);
    before = next;
    await pause();
  }
}
