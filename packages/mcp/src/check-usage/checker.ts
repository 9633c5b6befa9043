import {Worker} from 'node:worker_threads';
import {MAXIMUM_LENGTH, type Pages, refusal} from './check.ts';
import {createReach} from './reach.ts';
import type {CheckResult} from './types.ts';
import type {WorkerAnswer, WorkerStart} from './worker.ts';

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

/** How much one check may use. */
export interface Limits {
  /** Time for one check, in milliseconds. */
  milliseconds: number;
  /** Memory of the thread, in MiB. */
  megabytes: number;
  /** How many checks may wait. */
  waiting: number;
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
  reject: (error: Error) => void;
}

/** A checker with other limits than the usual ones. For tests. */
export function createLimitedChecker({root, pages = {}}: CheckerOptions, limits: Limits): Checker {
  createReach(root);
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let finish: ((outcome: CheckResult | Error) => void) | undefined;
  let closed = false;

  function next() {
    const job = finish ? undefined : waiting.shift();
    if (!job) return;
    worker ??= start();
    worker.ref();
    const timer = setTimeout(() => stop(tooSlow(limits)), limits.milliseconds);
    finish = (outcome) => {
      clearTimeout(timer);
      finish = undefined;
      worker?.unref();
      if (outcome instanceof Error) job.reject(outcome);
      else job.resolve(outcome);
      next();
    };
    worker.postMessage(job.code);
  }

  /** Ends the thread and answers the check that it was at. The next check starts another. */
  function stop(outcome: CheckResult | Error) {
    const stopped = worker;
    worker = undefined;
    stopped?.removeAllListeners();
    // A thread that is ended in the middle of running out of memory still reports it.
    stopped?.on('error', () => {});
    void stopped?.terminate();
    finish?.(outcome);
  }

  function start(): Worker {
    const thread = startThread({root, pages}, limits.megabytes);
    thread.on('message', (answer: WorkerAnswer) => {
      if ('result' in answer) finish?.(answer.result);
      else
        stop(
          new Error(`The check failed: ${answer.error} Send the snippet again, or a part of it.`),
        );
    });
    thread.on('error', (error: Error & {code?: string}) =>
      stop(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(limits) : error),
    );
    thread.on('exit', () =>
      stop(new Error('The thread of the check ended. Send the snippet again.')),
    );
    return thread;
  }

  return {
    check(code) {
      if (closed)
        return Promise.reject(
          new Error('The checker is closed. Open another with `createChecker`.'),
        );
      if (code.length > MAXIMUM_LENGTH) return Promise.resolve(tooLong(code.length));
      if (waiting.length >= limits.waiting) {
        return Promise.reject(
          new CheckerBusyError(
            `The checker is busy: ${limits.waiting} snippets wait already. Wait for an answer, then send the snippet again.`,
          ),
        );
      }
      return new Promise((resolve, reject) => {
        waiting.push({code, resolve, reject});
        next();
      });
    },
    close() {
      closed = true;
      const error = new Error('The checker was closed before it came to this snippet.');
      for (const job of waiting.splice(0)) job.reject(error);
      stop(error);
    },
  };
}

function startThread(workerData: WorkerStart, maxOldGenerationSizeMb: number): Worker {
  const options = {workerData, resourceLimits: {maxOldGenerationSizeMb}};
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL('worker.js', import.meta.url), options);
  // In this repository the thread runs from its source, which Node.js 20 cannot load by itself.
  const source = new URL('worker.ts', import.meta.url).href;
  const code = `import('tsx/esm/api').then(({register}) => { register(); return import('${source}'); });`;
  return new Worker(code, {...options, eval: true, execArgv: []});
}

const tooLong = (length: number) =>
  refusal(
    'too-large',
    `The snippet has ${length} characters, and at most ${MAXIMUM_LENGTH} are checked. Send one component at a time, without its data.`,
  );

const tooSlow = ({milliseconds}: Limits) =>
  refusal(
    'too-slow',
    `The check took longer than ${milliseconds / 1000} seconds and was stopped, so nothing is known about the snippet. Send a smaller one: one component, without types that compute others.`,
  );

const tooLarge = ({megabytes}: Limits) =>
  refusal(
    'too-large',
    `The check needed more than ${megabytes} MB of memory and was stopped, so nothing is known about the snippet. Send a smaller one: one component, without its data and without types that compute others.`,
  );
