import {Worker} from 'node:worker_threads';
import {refusal} from './check.ts';
import type {CheckResult} from './types.ts';
import type {WorkerAnswer, WorkerStart} from './worker.ts';

/** The most that one check may use. */
export interface Limits {
  /** Time for one check, in milliseconds. */
  milliseconds: number;
  /** Memory of the thread, in MiB. */
  megabytes: number;
  /** The number of checks that may wait. */
  waiting: number;
}

/** Runs checks in a thread of its own, which is kept from one to the next and replaced when it fails. */
export interface Thread {
  /**
   * Runs a check. The one before has to be answered.
   *
   * @throws Error when the thread fails.
   */
  run(code: string): Promise<CheckResult>;
  /** Ends the thread, and rejects the check that it is at. */
  stop(error: Error): void;
}

/** Prepares a thread. It starts with the first check, and does not keep the process alive between checks. */
export function createThread(start: WorkerStart, limits: Limits): Thread {
  let worker: Worker | undefined;
  let settle: ((outcome: CheckResult | Error) => void) | undefined;

  function stop(outcome: CheckResult | Error) {
    const stopped = worker;
    worker = undefined;
    stopped?.removeAllListeners();
    // A thread that is ended in the middle of running out of memory still reports it.
    stopped?.on('error', () => {});
    void stopped?.terminate();
    settle?.(outcome);
  }

  function open(): Worker {
    const opened = startWorker(start, limits.megabytes);
    opened.on('message', (answer: WorkerAnswer) => {
      if ('result' in answer) settle?.(answer.result);
      else stop(failed(answer.error));
    });
    opened.on('error', (error: Error & {code?: string}) =>
      stop(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(limits) : failed(error.message)),
    );
    opened.on('exit', () => stop(failed('its thread ended.')));
    return opened;
  }

  return {
    stop,
    run: (code) =>
      new Promise((resolve, reject) => {
        worker ??= open();
        worker.ref();
        const timer = setTimeout(() => stop(tooSlow(limits)), limits.milliseconds);
        settle = (outcome) => {
          clearTimeout(timer);
          settle = undefined;
          worker?.unref();
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        };
        worker.postMessage(code);
      }),
  };
}

const failed = (reason: string) =>
  new Error(`The check failed: ${reason} Send the snippet again, or a part of it.`);

function startWorker(workerData: WorkerStart, maxOldGenerationSizeMb: number): Worker {
  const options = {workerData, resourceLimits: {maxOldGenerationSizeMb}};
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL('worker.js', import.meta.url), options);
  // In this repository the thread runs from its source, which Node.js 20 cannot load by itself.
  const source = new URL('worker.ts', import.meta.url).href;
  const code = `import('tsx/esm/api').then(({register}) => { register(); return import('${source}'); });`;
  return new Worker(code, {...options, eval: true, execArgv: []});
}

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
