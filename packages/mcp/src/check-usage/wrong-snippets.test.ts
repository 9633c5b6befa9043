import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Checker, createChecker} from './index.ts';
import {WRONG} from './testing/wrong-snippets.ts';
import {root} from './testing/root.ts';

let checker: Checker;
beforeAll(() => {
  checker = createChecker({
    root,
    pages: {'@storefront-toolkit/ui/button': '/docs/component-packages/ui/button'},
  });
});
afterAll(() => checker.close());

test('the table has at least 40 mistakes, of every kind that a snippet can have', () => {
  expect(WRONG.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(WRONG.flatMap(({problems}) => problems.map(([, code]) => code)));
  expect(kinds.size).toBeGreaterThanOrEqual(16);
});

test.each(WRONG)('$name', async ({code, problems}) => {
  const result = await checker.check(code);
  const found = result.problems.map(({line, code: kind, message}) => [line, kind, message]);
  expect(found).toEqual(
    problems.map(([line, kind, part]) => [line, kind, expect.stringContaining(part) as unknown]),
  );
  expect(result.more).toBe(0);
});

test('a problem is at its column, and names the page of its component', async () => {
  const code =
    "import {Button} from '@storefront-toolkit/ui/button';\n<Button varient>Buy</Button>;";
  expect((await checker.check(code)).problems).toMatchObject([
    {line: 2, column: 9, page: '/docs/component-packages/ui/button'},
  ]);
});

test('a problem with something that has no page names none', async () => {
  const [problem] = (await checker.check('<img src="/a.png" />;')).problems;
  expect(problem).not.toHaveProperty('page');
});

test('twenty problems are told, and the others counted', async () => {
  const result = await checker.check('<img src="/a.png" />;\n'.repeat(23));
  expect(result.problems).toHaveLength(20);
  expect(result.more).toBe(3);
});

test('no message is longer than 600 characters', async () => {
  const name = 'a'.repeat(3000);
  const code = `import {Button} from '@storefront-toolkit/ui/button';\n<Button ${name}>Buy</Button>;`;
  const {problems} = await checker.check(code);
  expect(problems.map(({message}) => message.length)).toEqual([600]);
});
