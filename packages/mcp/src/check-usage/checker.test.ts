import {afterEach, describe, expect, test} from 'vitest';
import {type Checker, createLimitedChecker} from './checker.ts';
import {CheckerBusyError, createChecker} from './index.ts';
import type {Limits} from './thread.ts';
import {root} from './testing/root.ts';

const GOOD = "import {Button} from '@storefront-toolkit/ui/button';\n<Button>Buy</Button>;";
const WRONG = GOOD.replace('<Button>', '<Button varient="ghost">');
/** Each line takes TypeScript as long as it allows one line to take. */
const SLOW = [
  "type While<N, A extends unknown[] = []> = A['length'] extends N ? A : While<N, [...A, 1]>;",
  ...Array.from({length: 200}, (_, index) => `export const a${index}: While<-${index + 1}> = [];`),
].join('\n');
const LIMITS: Limits = {milliseconds: 60_000, megabytes: 512, waiting: 8};

let open: Checker | undefined;
const use = (checker: Checker) => (open = checker);
afterEach(() => open?.close());

const timed = async (checker: Checker, code: string) => {
  const start = performance.now();
  await checker.check(code);
  return performance.now() - start;
};

test('later checks take a fraction of the time of the first', {timeout: 60_000}, async () => {
  const checker = use(createChecker({root}));
  const first = await timed(checker, GOOD);
  await checker.check(GOOD);
  const later = await Promise.all([WRONG, GOOD, WRONG].map((code) => timed(checker, code)));
  const ratio = first / (Math.max(...later) / 3);
  console.log(`note: the first check takes ${ratio.toFixed(0)} times as long as a later one.`);
  expect(ratio).toBeGreaterThan(5);
});

test('a snippet does not change the answer to the next', {timeout: 60_000}, async () => {
  const checker = use(createChecker({root}));
  const before = await checker.check(WRONG);
  await checker.check(
    "declare module '@storefront-toolkit/ui/button' { interface ButtonProps { varient?: string } }\nimport '@storefront-toolkit/ui/button';\ndeclare global { interface Array<T> { first: T } }",
  );
  expect(await checker.check(WRONG)).toEqual(before);
  expect((await checker.check('export const a = [1].first;')).problems).toMatchObject([
    {code: 'unknown-property'},
  ]);
});

describe('limits', () => {
  test(
    'a check that takes too long is stopped, and the next is answered',
    {timeout: 90_000},
    async () => {
      const limits = {...LIMITS};
      const checker = use(createLimitedChecker({root}, limits));
      await checker.check(GOOD);
      limits.milliseconds = 2_000;
      expect((await checker.check(SLOW)).problems).toMatchObject([
        {
          line: 1,
          code: 'too-slow',
          message: expect.stringContaining('Send a smaller one') as unknown,
        },
      ]);
      limits.milliseconds = 60_000;
      expect((await checker.check(WRONG)).problems).toMatchObject([{code: 'unknown-prop'}]);
    },
  );

  test('a thread that runs out of memory is replaced', {timeout: 90_000}, async () => {
    const limits = {...LIMITS, megabytes: 40};
    const checker = use(createLimitedChecker({root}, limits));
    expect((await checker.check(GOOD)).problems).toMatchObject([
      {code: 'too-large', message: expect.stringContaining('more than 40 MB') as unknown},
    ]);
    limits.megabytes = 512;
    expect((await checker.check(GOOD)).problems).toEqual([]);
  });

  test(
    'eight checks wait, and the next is told that the checker is busy',
    {timeout: 60_000},
    async () => {
      const checker = use(createChecker({root}));
      const running = Array.from({length: 9}, () => checker.check(WRONG));
      await expect(checker.check(WRONG)).rejects.toThrow(CheckerBusyError);
      const results = await Promise.all(running);
      expect(results.every(({problems}) => problems.length === 1)).toBe(true);
      expect((await checker.check(GOOD)).problems).toEqual([]);
    },
  );

  test('answers come in the order of the questions', {timeout: 60_000}, async () => {
    const checker = use(createChecker({root}));
    const order: string[] = [];
    await Promise.all(
      [GOOD, WRONG, '<b />;'].map((code, index) =>
        checker.check(code).then(() => order.push(String(index))),
      ),
    );
    expect(order).toEqual(['0', '1', '2']);
  });
});

test('closing rejects what waits and what comes after', async () => {
  const checker = createChecker({root});
  const pending = [checker.check(GOOD), checker.check(GOOD)];
  checker.close();
  for (const {status} of await Promise.allSettled(pending)) expect(status).toBe('rejected');
  await expect(checker.check(GOOD)).rejects.toThrow('closed');
});
