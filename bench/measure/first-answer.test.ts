import {expect, test} from 'vitest';
import {timeOf} from './first-answer.ts';

const ECHO = "process.stdin.on('data', (text) => console.log(`echo ${text}`))";

test('the time ends with the answer, and the program with its input', async () => {
  expect(await timeOf(['-e', ECHO], 'hello\n', (line) => line === 'echo hello')).toBeGreaterThan(0);
});

test('without an answer to wait for, the time is that of the whole program', async () => {
  const [short, long] = [
    await timeOf(['-e', '0']),
    await timeOf(['-e', 'setTimeout(() => 0, 500)']),
  ];
  expect(long).toBeGreaterThan(500);
  expect(short).toBeGreaterThan(0);
});

test.each([
  [
    'ends with an error',
    "console.log('answer'); console.error('broken'); process.exit(3)",
    'ended with 3',
  ],
  ['ends without an answer', "console.error('broken')", 'ended with 0 and without an answer'],
])('a program that %s is an error with what it said', async (_, code, words) => {
  const failed = timeOf(['-e', code], 'hello\n', () => true);
  await expect(failed).rejects.toThrow(words);
  await expect(failed).rejects.toThrow('broken');
});
