import {type Declarations, memoryReach, openCheck} from '@storefront-toolkit/mcp/internal';
import type {FromWorker, ToWorker} from './messages';

const post = (message: FromWorker) => postMessage(message);

let check: ReturnType<typeof openCheck> | undefined;

async function open(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return false;
    const reach = memoryReach((await answer.json()) as Declarations);
    check = openCheck(() => reach);
    return true;
  } catch {
    return false;
  }
}

function answerTo(code: string): FromWorker {
  try {
    return {result: check!(code)};
  } catch (error) {
    console.error(error);
    return {failed: true};
  }
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if ('code' in data) post(answerTo(data.code));
  else void open(data.declarations).then((ready) => post({ready}));
});
