import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {EndlessLoop, turn} from './turn';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Takes turns, and a millisecond with each. */
function take(turns: number) {
  for (let index = 0; index < turns; index += 1) {
    turn(4);
    vi.setSystemTime(Date.now() + 1);
    vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  }
}

test('a loop that keeps the page busy for 2 seconds is stopped, with its line', () => {
  expect(() => take(1900)).not.toThrow();
  let thrown: unknown;
  try {
    take(400);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(EndlessLoop);
  expect((thrown as EndlessLoop).line).toBe(4);
});

test('time begins again with each task', () => {
  take(1900);
  vi.runAllTimers();
  expect(() => take(1900)).not.toThrow();
});
