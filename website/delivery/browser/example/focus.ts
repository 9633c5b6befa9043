import {isKept, isMoveNext} from './touch-list';

/** Where the examples of a page put the focus by themselves. */
export interface Moves {
  /** Where one put the focus last: keys that follow go there. */
  focused?: Element | undefined;
  /** The element that had the focus before. */
  left?: HTMLElement;
  /** Where one would have put it, had the visitor not moved it on at once: the visitor keeps it, and the example is told. */
  told?: Element | undefined;
}

/** The browser's own method. */
const browsers = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')!;
const focus = (element: HTMLElement, options?: FocusOptions) =>
  (browsers.value as HTMLElement['focus']).call(element, options);

/** Remembers the caret or the selection of the field that has the focus. The result restores it, if the text is as it was. */
export function keepCaret(stage: Element) {
  const field = document.activeElement as HTMLInputElement;
  const {selectionStart, selectionEnd, value} = field;
  return () => {
    // Other controls have no selection.
    if (typeof selectionEnd === 'number' && stage.contains(field) && field.value === value) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

const tell = (element: Element, type: 'focusin' | 'focusout', relatedTarget: EventTarget | null) =>
  element.dispatchEvent(new FocusEvent(type, {bubbles: true, relatedTarget}));

/**
 * Takes the focus back from where the example put it by itself, when the visitor moved it on. Otherwise it has been at
 * its last place all the time, and the example is told of each move by an event.
 *
 * @returns Whether the browser has told the example.
 */
export function moveFocus({type, target, relatedTarget}: FocusEvent, moves: Moves) {
  if (moves.told) {
    tell(moves.told, 'focusout', type === 'focusin' ? target : relatedTarget);
    moves.told = undefined;
    return type === 'focusout';
  }
  if (!moves.focused) return false;
  // Where it goes to follows.
  if (type === 'focusout' && isKept('focusin', relatedTarget)) return true;
  // The visitor may have moved it on once more, which is a touch to come.
  const isThere = document.activeElement === moves.focused;
  if (isThere) focus(moves.left!, {preventScroll: true});
  moves.focused = undefined;
  return isThere && (type === 'focusout' || moves.left === target);
}

/** Whether a replay does something right now. */
let isActing = false;

/** Does something that is an example's doing, and no touch: events of a live stage are not kept. */
export function asLive(act: () => void) {
  const stages = [...document.querySelectorAll('.example-stage:not([data-live])')];
  for (const stage of stages) stage.setAttribute('data-live', '');
  // An act may put the focus somewhere, which is an act too.
  const wasActing = isActing;
  isActing = true;
  act();
  isActing = wasActing;
  for (const stage of stages) stage.removeAttribute('data-live');
}

/** The example that an element belongs to: it is in its stage, or in a layer at the end of the page that the stage controls. */
function stageOf(element: Element): Element | null {
  const layer = element.closest('[id]');
  const owner = layer && document.querySelector(`[aria-controls="${CSS.escape(layer.id)}"]`);
  const stage = element.closest('.example-stage') ?? owner?.closest('.example-stage') ?? null;
  return stage || !layer?.parentElement ? stage : stageOf(layer.parentElement);
}

/** Whether an example that is not live yet takes the focus. A live one, which the visitor uses meanwhile, has it as ever, as the page does. */
function isOfReplay(element: Element): boolean {
  const stage = stageOf(element);
  return stage ? !stage.hasAttribute('data-live') : !element.closest('#__docusaurus');
}

/** Replays that watch. */
let replays = 0;

/**
 * Tells where an example puts the focus by itself, also when it does so a while after what led to it. A visitor who went on at
 * once keeps the focus.
 *
 * @returns Function that ends it.
 */
export function watchFocus(moves: Moves) {
  replays += 1;
  if (replays === 1) {
    HTMLElement.prototype.focus = function (options) {
      const left = document.activeElement;
      const isReplayed = isActing || isOfReplay(this);
      if (isReplayed && isMoveNext()) {
        tell(this, 'focusin', left);
        moves.told = this;
        return;
      }
      asLive(() => focus(this, options));
      if (isReplayed && document.activeElement !== left) {
        Object.assign(moves, {focused: this, left});
      }
    };
  }
  return () => {
    replays -= 1;
    if (replays === 0) Object.defineProperty(HTMLElement.prototype, 'focus', browsers);
  };
}
