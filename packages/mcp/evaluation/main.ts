import {createHttpHandler} from '../src/server.ts';
import {connectTo} from '../src/testing/client.ts';
import {doTask, type Outcome, tokensOf} from './agent.ts';
import {TASKS} from './tasks.ts';

function line(outcome: Outcome): string {
  const {task, calls, place, fault} = outcome;
  const found = fault === undefined ? 'found ' : 'FAILED';
  const counted = `${calls.length} calls ${String(tokensOf(outcome)).padStart(5)} tokens, hit ${place}`;
  return `${found}  ${counted}  ${task.wish}${fault === undefined ? '' : `\n        ${fault}`}`;
}

/** Does all tasks and prints how each went. Its exit code is 1 if one failed. */
async function main(): Promise<void> {
  const connection = await connectTo(createHttpHandler());
  const outcomes: Outcome[] = [];
  for (const task of TASKS) outcomes.push(await doTask(connection, task));
  const failed = outcomes.filter(({fault}) => fault !== undefined);
  const all = outcomes.map(tokensOf).sort((a, b) => a - b);
  console.log(outcomes.map(line).join('\n'));
  console.log(
    `note: ${outcomes.length - failed.length} of ${outcomes.length} tasks done, ` +
      `${outcomes.filter(({place}) => place === 1).length} by the first hit; ` +
      `${all[all.length >> 1]} tokens in the middle, ${all.at(-1)} at most`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
