import {MAXIMUM_LENGTH, type Pages, refusal} from './check.ts';
import {createReach} from './reach.ts';
import type {CheckResult} from './types.ts';
import {createThread, type Limits} from './thread.ts';

/** Options of `createChecker`. */
export interface CheckerOptions {
  /** Absolute path of the project, whose installed packages count. Nothing else in it is read. */
  root: string;
  /**
   * Documentation pages by import path: `{'@storefront-toolkit/ui/button': '/docs/component-packages/ui/button'}`. Problems about
   * tokens name the page of `@storefront-toolkit/theme`.
   * @default no pages
   */
  pages?: Pages | undefined;
}

/** Checks snippets, one at a time, in a thread of its own. */
export interface Checker {
  /**
   * Checks a snippet of TSX. Snippets that are too long, too slow or too deep are answered with a problem that says so.
   *
   * @throws {CheckerBusyError} When eight others wait.
   * @throws Error when the checker is closed, or the thread fails.
   */
  check(code: string): Promise<CheckResult>;
  /** Ends the thread. Checks that wait are rejected. */
  close(): void;
}

/** More checks wait than the queue holds. Try again after one is answered. */
export class CheckerBusyError extends Error {
  override name = 'CheckerBusyError';
}

const LIMITS: Limits = {milliseconds: 20_000, megabytes: 512, waiting: 8};

/**
 * Opens a checker. Its thread starts with the first check and stays warm, so that later checks take a fraction of the first
 * one's time. A thread that fails or takes too long is replaced.
 *
 * @throws Error when the project's folder does not exist.
 */
export const createChecker = (options: CheckerOptions): Checker =>
  createLimitedChecker(options, LIMITS);

interface Job {
  code: string;
  resolve: (result: CheckResult) => void;
  reject: (error: unknown) => void;
}

/** A checker with other limits than the usual ones. For tests. */
export function createLimitedChecker({root, pages = {}}: CheckerOptions, limits: Limits): Checker {
  createReach(root);
  const thread = createThread({root, pages}, limits);
  const waiting: Job[] = [];
  let running = false;
  let closed = false;

  function next() {
    const job = running ? undefined : waiting.shift();
    if (!job) return;
    running = true;
    void thread
      .run(job.code)
      .then(job.resolve, job.reject)
      .finally(() => {
        running = false;
        next();
      });
  }

  return {
    check(code) {
      if (closed) return Promise.reject(closedError());
      if (code.length > MAXIMUM_LENGTH) return Promise.resolve(tooLong(code.length));
      if (waiting.length >= limits.waiting) return Promise.reject(busyError(limits));
      return new Promise((resolve, reject) => {
        waiting.push({code, resolve, reject});
        next();
      });
    },
    close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(closedError());
      thread.stop(closedError());
    },
  };
}

const closedError = () =>
  new Error(
    'The checker is closed, so the snippet is not checked. Open another with `createChecker`.',
  );

const busyError = ({waiting}: Limits) =>
  new CheckerBusyError(
    `The checker is busy: ${waiting} snippets wait already. Wait for an answer, then send the snippet again.`,
  );

const tooLong = (length: number) =>
  refusal(
    'too-large',
    `The snippet has ${length} characters, and at most ${MAXIMUM_LENGTH} are checked. Send one component at a time, without its data.`,
  );
