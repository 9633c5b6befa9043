import type {CheckResult} from '@storefront-toolkit/mcp/internal';
import addresses from '@generated/editor/addresses';
import {texts} from '../texts';
import type {FromWorker, ToWorker} from './messages';

/** Longest check, in milliseconds. */
const LONGEST_CHECK = 20_000;

/** The answer to code, or a sentence that says why there is none. */
export type TypeAnswer = {result: CheckResult} | {failure: string};

let worker: Worker | undefined;

/** The end of the check that was asked for last. */
let last: Promise<unknown> = Promise.resolve();

/** Sends a message, and waits for the next that comes back: `undefined` for none. */
function ask(to: Worker, message: ToWorker, longest?: number): Promise<FromWorker | undefined> {
  return new Promise((resolve) => {
    to.onmessage = ({data}: MessageEvent<FromWorker>) => resolve(data);
    to.onerror = () => resolve(undefined);
    if (longest !== undefined) setTimeout(() => resolve(undefined), longest);
    to.postMessage(message);
  });
}

function stop(failure: string): TypeAnswer {
  worker?.terminate();
  worker = undefined;
  return {failure};
}

async function run(code: string): Promise<TypeAnswer> {
  if (!worker) {
    worker = new Worker(addresses.types.worker);
    const opened = await ask(worker, {declarations: addresses.types.declarations});
    if (!opened || !('ready' in opened && opened.ready)) return stop(texts.typesMissing);
  }
  const answer = await ask(worker, {code}, LONGEST_CHECK);
  if (!answer) return stop(texts.typesSlow);
  return 'result' in answer ? {result: answer.result} : stop(texts.typesFailed);
}

/**
 * Checks the types of an example's code, one check after the other, in a worker that stays for the next.
 *
 * @returns Never rejects.
 */
export function checkTypes(code: string): Promise<TypeAnswer> {
  const answer = last.then(() => run(code));
  last = answer;
  return answer;
}
