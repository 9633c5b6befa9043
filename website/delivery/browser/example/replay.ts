import {flushSync} from 'react-dom';
import {
  type Field,
  fieldsIn,
  forgetText,
  isChanged,
  isToggle,
  keepsTyping,
  presentState,
  servedState,
  setState,
} from './fields';
import {asLive, keepCaret, moveFocus, type Moves, watchFocus} from './focus';
import {showPointer} from './show-pointer';
import {takeTouch, type Touch, touchesIn, whenNext} from './touch-list';

/** Longest wait for a frame, in milliseconds: a page in the background has none. */
const FRAME = 100;

const settled = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });

const isTyped = ({target, event}: Touch) =>
  event.type === 'input' && 'value' in target && !isToggle(target);

/** Whether a touch chooses an option. React reacts to this event of a select, and to `input` of other fields. */
const isChoice = ({target, event}: Touch) =>
  event.type === 'change' && target instanceof HTMLSelectElement;

/** Whether a touch sets the state of its field. */
const isState = (touch: Touch) =>
  isTyped(touch) || (touch.event.type === 'click' && isToggle(touch.target));

/** The text that a field had after the touch before this one. */
const lastTexts = new WeakMap<Element, string>();

/**
 * The text to set for a touch from before there was any code. When the example changed the field meanwhile, what was added
 * at its end is added to that. The value of a slider or of an option is not typed: 50 after 5 is one of its own.
 */
function typedOnto(field: Field, text: string) {
  const before = lastTexts.get(field) ?? (servedState(field) as string);
  lastTexts.set(field, text);
  const isText = field.type !== 'range' && !(field instanceof HTMLSelectElement);
  return isText && field.value !== before && text.startsWith(before)
    ? field.value + text.slice(before.length)
    : text;
}

/** The fields that the browser has filled in by itself, as if it had been done by hand. */
function asTouches(target: Field, state: boolean | string): Touch[] {
  const first = isToggle(target)
    ? new MouseEvent('click', {bubbles: true, cancelable: true})
    : new InputEvent('input', {bubbles: true});
  const touch = {target, value: String(state), checked: state === true};
  return [first, new Event('change', {bubbles: true})].map((event) => ({...touch, event}));
}

/** Sets the fields back to what the example expects to find, and returns what no touch accounts for. */
function rewind(stage: Element): Touch[] {
  const touched = new Set<Element>(
    touchesIn(stage)
      .filter(isState)
      .map(({target}) => target),
  );
  const changed = fieldsIn(stage)
    .filter(isChanged)
    .map((field) => ({field, state: presentState(field)}));
  for (const {field} of changed) if (!keepsTyping(field)) setState(field, servedState(field));
  // A radio button goes off because another one goes on.
  return changed
    .filter(({field, state}) => !touched.has(field) && !(field.type === 'radio' && !state))
    .flatMap(({field, state}) => asTouches(field, state));
}

/** The results of the touches so far, in all examples: the visitor has one focus. */
const course: Moves & {
  /** An example did what the last key does, so the browser would not have done it. */
  isPrevented?: boolean;
} = {};

/** Whether a touch is what another one leads to by itself. */
function isFollowing({event, target}: Touch) {
  const {type} = event;
  if (isToggle(target) && (type === 'input' || type === 'change')) return true;
  const label = type === 'click' && target.closest('label');
  if (label && label.control && !label.control.contains(target)) return true;
  const isByKey = type === 'input' || (type === 'click' && (event as MouseEvent).detail === 0);
  return !!course.isPrevented && isByKey;
}

/** React renders what an event has led to before the next one. */
const send = (target: Element, event: Event) => flushSync(() => target.dispatchEvent(event));

const BY_MOUSE = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];
/** A finger is up again before the browser tells of it as of a mouse. */
const BY_TOUCH = ['pointerdown', 'pointerup', 'mousedown', 'mouseup'];

const CONTROL = 'button,input,label,select,summary,textarea';

/**
 * Sends the press before a click with a pointer: an open list closes at a press beside it. Beside a control, the stage gets it:
 * on a slide and its links it could start a drag, and stop the slides that an earlier click has set going.
 */
function press(target: Element, click: MouseEvent) {
  const isTouch = (click as Partial<PointerEvent>).pointerType === 'touch';
  const receiver = target.closest(CONTROL) ?? target.closest('.example-stage')!;
  for (const type of isTouch ? BY_TOUCH : BY_MOUSE) {
    send(receiver, new (type[0] === 'p' ? PointerEvent : MouseEvent)(type, click));
  }
}

/**
 * Does one thing again: sets the field as it was after it, and sends the event.
 *
 * @param isSeen - Whether the visitor saw what the example made of the text before.
 */
function repeat(touch: Touch, isSeen: boolean) {
  const {event, target, value, checked} = touch;
  // Also of a letter that the example refuses, since the text after it has that letter.
  const text = isTyped(touch) && !isSeen ? typedOnto(target as Field, value) : value;
  if (isFollowing(touch)) return;
  if (event instanceof FocusEvent && moveFocus(event, course)) return;
  const before = document.activeElement as HTMLElement;
  const isKey = event.type.startsWith('key');
  if (event.type === 'click') {
    // Keys and scripts click without a press.
    if ((event as MouseEvent).detail > 0) press(target, event as MouseEvent);
    if (isToggle(target)) setState(target, !checked);
  }
  if (isTyped(touch)) {
    if (keepsTyping(target)) forgetText(target);
    else setState(target as Field, text);
  }
  // A render since `input` has set it back.
  if (isChoice(touch)) setState(target as Field, value);
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const receiver = (isKey && course.focused) || target;
  send(receiver, copy);
  if (event.type === 'keydown') course.isPrevented = copy.defaultPrevented;
  const now = document.activeElement!;
  if (now !== before) Object.assign(course, {focused: now, left: before});
}

/** Resolves when it is an example's turn to be hydrated: what the visitor did to others before has been done again. */
export async function whenTurn(stage: Element) {
  // Another example may still put the focus somewhere when it has nothing left to do.
  const stopWatching = watchFocus(course);
  await whenNext(stage, settled);
  stopWatching();
}

/**
 * Makes an example ready to be hydrated: its fields are as they were served, which is what React takes them for.
 * Call it right before.
 *
 * @param stage Element that holds the server-rendered example.
 * @returns Function that does again, in its order, what the visitor did to the example, so that it has the effect that
 * it has on a live one. Call it right after, with a function that waits for what the example's effects change: until then
 * its controls may do nothing. It resolves when there is nothing left to do, so that the example handles later events itself.
 */
export function prepareReplay(stage: Element): (whenReady: () => Promise<void>) => Promise<void> {
  const restoreCaret = keepCaret(stage);
  const wasPressed = touchesIn(stage).some(({event}) => event.type === 'click');
  const filled = rewind(stage);
  let isSeen = false;
  const isTyping = () => [...filled, ...touchesIn(stage)].some(isTyped);

  function next() {
    const touch = filled.shift() ?? takeTouch(stage);
    if (touch) asLive(() => repeat(touch, isSeen));
    return !!touch;
  }

  /**
   * The visitor types on: what waits is done at once, and the example gets the new text by itself. Were it kept, the
   * example could set the field back before it is done again, and text after it would be added to the wrong one.
   */
  function typeOn(event: Event) {
    while (next());
    if (course.isPrevented) event.preventDefault();
    stage.setAttribute('data-live', '');
  }

  return async (whenReady) => {
    const stopWatching = watchFocus(course);
    // Text is typed again without a pause, since the visitor may type on.
    const wasTyping = isTyping();
    while (isTyping()) next();
    isSeen = true;
    if (wasTyping) restoreCaret();
    stage.addEventListener('beforeinput', typeOn, {capture: true, once: true});
    await whenReady();
    do {
      await settled();
      await whenNext(stage, settled);
    } while (next());
    stage.removeEventListener('beforeinput', typeOn, true);
    stopWatching();
    // Content that shows on hover hides on a press.
    if (!wasPressed) showPointer(stage);
  };
}
