import {expect, test} from 'vitest';
import {AGENT_LIMITS} from '../../../tests/mcp/limits.ts';
import {createHttpHandler} from '../src/server.ts';
import {connectTo} from '../src/testing/client.ts';
import {doTask, tokensOf} from './agent.ts';
import {TASKS} from './tasks.ts';

const connection = await connectTo(createHttpHandler());

test('there are 40 different tasks', () => {
  expect(new Set(TASKS.map(({wish}) => wish)).size).toBe(40);
});

const tokens: number[] = [];

test.each(TASKS)('"$wish" is done in a few calls', async (task) => {
  const outcome = await doTask(connection, task);
  expect(outcome.fault).toBeUndefined();
  expect(outcome.calls.length).toBeLessThanOrEqual(AGENT_LIMITS.calls);
  tokens.push(tokensOf(outcome));
});

test('half of the tasks need few tokens, and none needs many', () => {
  const {half, most} = AGENT_LIMITS.taskTokens;
  const sorted = tokens.toSorted((a, b) => a - b);
  expect(sorted).toHaveLength(TASKS.length);
  expect(sorted[TASKS.length / 2 - 1]).toBeLessThanOrEqual(half);
  expect(sorted.at(-1)).toBeLessThanOrEqual(most);
});

test.each([
  ['a page that no search shows', {page: '/docs/none'}, 'the search shows'],
  ['an example that is not there', {example: 'sheet/none'}, 'shows no sheet/none'],
  ['a text that no answer has', {shows: ['none at all']}, 'the agent never read'],
])('a task fails for %s', async (_, change, fault) => {
  const task = {...TASKS[0]!, ...change} as (typeof TASKS)[number];
  expect((await doTask(connection, task)).fault).toContain(fault);
});
