/** Name of {@link turn} in compiled code. */
export const TURN = '__turn';

/** Longest time that loops may keep the page busy, in milliseconds. */
const LONGEST = 2000;

/** Turns between two looks at the clock. */
const STRIDE = 64;

/** The error of a loop without an end. It has the loop's line, since a stack may be cut. */
export class EndlessLoop extends Error {
  constructor(readonly line: number) {
    super('The loop has no end.');
  }
}

let began = 0;
let turns = 0;

/**
 * Counts a turn of a loop. The time begins with the first turn of a task, and the task's end forgets it.
 *
 * @param line - Number of the loop's line.
 * @throws EndlessLoop - When loops have kept the page busy for 2 seconds.
 */
export function turn(line: number): true {
  turns += 1;
  if (began === 0) {
    began = performance.now();
    setTimeout(() => (began = 0));
  } else if (turns % STRIDE === 0 && performance.now() - began > LONGEST) {
    throw new EndlessLoop(line);
  }
  return true;
}
