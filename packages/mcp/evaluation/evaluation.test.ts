import {expect, test} from 'vitest';
import {AGENT_LIMITS} from '../../../tests/mcp/limits.ts';
import {createHttpHandler} from '../src/server.ts';
import {connectTo} from '../src/testing/client.ts';
import {doTask} from './agent.ts';
import {TASKS} from './tasks.ts';

const connection = await connectTo(createHttpHandler());

test('there are 40 different tasks', () => {
  expect(new Set(TASKS.map(({wish}) => wish)).size).toBe(40);
});

test.each(TASKS)('"$wish" is done in a few calls', async (task) => {
  const {fault, calls} = await doTask(connection, task);
  expect(fault).toBeUndefined();
  expect(calls.length).toBeLessThanOrEqual(AGENT_LIMITS.calls);
});

test.each([
  ['a page that no search shows', {page: '/docs/none'}, 'the search shows'],
  ['an example that is not there', {example: 'sheet/none'}, 'shows no sheet/none'],
  ['a text that no answer has', {shows: ['none at all']}, 'the agent never read'],
])('a task fails for %s', async (_, change, fault) => {
  const task = {...TASKS[0]!, ...change} as (typeof TASKS)[number];
  expect((await doTask(connection, task)).fault).toContain(fault);
});
