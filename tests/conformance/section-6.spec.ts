import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {expect, test} from '../lib/test.ts';
import {allPages} from './lib/built.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Whether each form that posts is in an example or in its picture, which is inert. One value for a form. */
function postingForms(node: Node, inExample = false): boolean[] {
  if (!('childNodes' in node)) return [];
  const attrs = 'attrs' in node ? node.attrs : [];
  const has = (name: string) => attrs.find((attr) => attr.name === name)?.value;
  const isInside = inExample || (has('data-example') ?? has('inert')) !== undefined;
  const own = node.nodeName === 'form' && /^post$/i.test(has('method') ?? '') ? [isInside] : [];
  return [...own, ...node.childNodes.flatMap((child) => postingForms(child, isInside))];
}

test('§6 roles: no page but an example of a block, of a cart or of a review posts a form, and no page but an example of a field asks for a password @spec-6.1', () => {
  const posting = allPages()
    .filter(({html}) => /method="?post/i.test(html))
    .map(({path, html}) => ({
      path,
      forms: parse(html).childNodes.flatMap((node) => postingForms(node)),
    }))
    .filter(({forms}) => forms.length > 0);
  expect(posting.filter(({forms}) => forms.includes(false)).map(({path}) => path)).toEqual([]);
  // The checkout, and the newsletter in the footer: what somebody types must not become part of an address.
  const blocks = '/docs/component-packages/blocks';
  expect(posting.find(({path}) => path === blocks)?.forms).toHaveLength(2);
  // A change of a cart or a review must not be repeated when an address is loaded again, and a postcode must not become part of one.
  const overview = '/docs/component-packages/commerce-ui/';
  const others = posting
    .map(({path}) => path)
    .filter((path) => !path.startsWith(`${overview}cart/`))
    .filter(
      (path) =>
        !['reviews', 'delivery-promise'].some((name) => path === `${overview}product/${name}`),
    );
  expect(others.sort()).toEqual([blocks, overview]);
  const asking = allPages().filter(({html}) => /<input[^>]*type="?password/i.test(html));
  const examples = '/docs/component-packages/ui/forms/';
  expect(asking.map(({path}) => path).filter((path) => !path.startsWith(examples))).toEqual([]);
});
