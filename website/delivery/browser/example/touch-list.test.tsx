import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isKept, takeTouch, touchesIn, whenNext} from './touch-list';

let first: HTMLElement;
let second: HTMLElement;

function addStage() {
  const stage = document.body.appendChild(document.createElement('div'));
  stage.className = 'example-stage';
  stage.append(document.createElement('button'));
  return stage;
}

beforeEach(() => {
  vi.useFakeTimers();
  [first, second] = [addStage(), addStage()];
  self.touches = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Keeps an event, as `start/touches.ts` does. */
function touch(stage: Element, type = 'click') {
  const event = new Event(type);
  Object.defineProperty(event, 'target', {value: stage.firstElementChild});
  self.touches!.push([event, '', false]);
}

const frame = () => new Promise<void>((resolve) => setTimeout(resolve, 16));

/** Waits for an example's turn, and tells whether it has come. */
function turnOf(stage: Element) {
  const turn = {hasCome: false};
  void whenNext(stage, frame).then(() => (turn.hasCome = true));
  return turn;
}

it('waits for what was done to another example before, and not for what was done after', async () => {
  touch(first);
  touch(second);
  touch(first);
  const turn = turnOf(second);
  await vi.advanceTimersByTimeAsync(1000);
  expect(turn.hasCome).toBe(false);
  takeTouch(first);
  await vi.advanceTimersByTimeAsync(16);
  expect(turn.hasCome).toBe(true);
});

it('does not wait when nothing was done to the example', async () => {
  touch(first);
  const turn = turnOf(second);
  await vi.advanceTimersByTimeAsync(0);
  expect(turn.hasCome).toBe(true);
});

it('does not wait for an example that has left the page', async () => {
  touch(first);
  touch(second);
  first.remove();
  const turn = turnOf(second);
  await vi.advanceTimersByTimeAsync(0);
  expect(turn.hasCome).toBe(true);
});

it('waits two seconds at most for an example whose code does not come, and once', async () => {
  touch(first);
  touch(first);
  touch(second);
  const turn = turnOf(second);
  await vi.advanceTimersByTimeAsync(1900);
  expect(turn.hasCome).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(turn.hasCome).toBe(true);
  touch(first);
  touch(second);
  takeTouch(second);
  const later = turnOf(second);
  await vi.advanceTimersByTimeAsync(0);
  expect(later.hasCome).toBe(true);
  // Nothing is lost: it waits for its own example.
  expect(touchesIn(first)).toHaveLength(3);
});

it('starts to wait anew with each thing that was done', async () => {
  touch(first);
  touch(first);
  touch(second);
  const turn = turnOf(second);
  await vi.advanceTimersByTimeAsync(1500);
  takeTouch(first);
  await vi.advanceTimersByTimeAsync(1500);
  expect(turn.hasCome).toBe(false);
  takeTouch(first);
  await vi.advanceTimersByTimeAsync(16);
  expect(turn.hasCome).toBe(true);
});

it('knows an event of an element that waits', () => {
  touch(first, 'focusin');
  expect(isKept('focusin', first.firstElementChild)).toBe(true);
  expect(isKept('focusout', first.firstElementChild)).toBe(false);
  expect(isKept('focusin', second.firstElementChild)).toBe(false);
  expect(isKept('focusin', null)).toBe(false);
});
