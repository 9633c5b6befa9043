import {parentPort, workerData} from 'node:worker_threads';
import {openCheck, type Pages, refusal} from './check.ts';
import {createReach} from './reach.ts';
import type {CheckResult} from './types.ts';

/** The data that the thread is started with. */
export interface WorkerStart {
  root: string;
  pages: Pages;
}

/** The thread's answer to a snippet: a result, or the message of an error. */
export type WorkerAnswer = {result: CheckResult} | {error: string};

if (!parentPort) {
  throw new Error(
    'The check of snippets runs in a thread of its own, which `createChecker` starts. Import that instead.',
  );
}
const port = parentPort;
const {root, pages} = workerData as WorkerStart;
const check = openCheck(() => createReach(root), pages);

port.on('message', (code: string) => port.postMessage(answerTo(code)));

function answerTo(code: string): WorkerAnswer {
  try {
    return {result: check(code)};
  } catch (error) {
    if (error instanceof RangeError) {
      return {
        result: refusal(
          'too-large',
          'The snippet is nested too deeply to be checked. Split it into smaller components, and send them one at a time.',
        ),
      };
    }
    return {error: error instanceof Error ? error.message : String(error)};
  }
}
