import {expect, test} from '@playwright/test';
import {allPages} from './lib/built.ts';

test('§6 roles: no page posts a form, and no page but an example of a field asks for a password @spec-6.1', () => {
  const posting = allPages().filter(({html}) => /<form[^>]*method="?post/i.test(html));
  expect(posting.map(({path}) => path)).toEqual([]);
  const asking = allPages().filter(({html}) => /<input[^>]*type="?password/i.test(html));
  const examples = '/docs/component-packages/ui/forms/';
  expect(asking.map(({path}) => path).filter((path) => !path.startsWith(examples))).toEqual([]);
});
