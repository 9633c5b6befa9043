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
