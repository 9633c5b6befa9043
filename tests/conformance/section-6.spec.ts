import {expect, test} from '../lib/test.ts';
import {allPages} from './lib/built.ts';

test('§6 roles: no page but an example of a block posts a form, and no page but an example of a field asks for a password @spec-6.1', () => {
  const posting = allPages().flatMap(({path, html}) =>
    [...html.matchAll(/<form[^>]*method="?post/gi)].map(() => path),
  );
  // The checkout, and the newsletter in the footer: what somebody types must not become part of an address.
  const blocks = '/docs/component-packages/blocks';
  expect(posting).toEqual([blocks, blocks]);
  const asking = allPages().filter(({html}) => /<input[^>]*type="?password/i.test(html));
  const examples = '/docs/component-packages/ui/forms/';
  expect(asking.map(({path}) => path).filter((path) => !path.startsWith(examples))).toEqual([]);
});
