import {cleanup, render} from '@testing-library/react';
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Hypertext} from '@storefront-toolkit/ui/text-components/hypertext';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';
import {harmsIn, hostileTexts} from '../../../../../tests/lib/hostile.ts';

describeConformance(
  'Hypertext',
  <Hypertext text="Free shipping <strong>over €50</strong>" />,
  HTMLParagraphElement,
);

const ALLOWED = ['strong', 'em', 's', 'br'];

/** The rendered sentence as a tree of the document. */
function treeOf(text: string): Element {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<Hypertext text={text} as="div" />);
  return root.firstElementChild ?? root;
}

/** The text that a reader sees, with the tags that were taken as markup. */
const markupOf = (text: string) => treeOf(text).innerHTML;

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

describe('Hypertext', () => {
  it.each([
    ['', ''],
    ['Free shipping', 'Free shipping'],
    ['<strong>Free</strong> shipping', '<strong>Free</strong> shipping'],
    ['<em>a</em><s>b</s>', '<em>a</em><s>b</s>'],
    ['one<br>two', 'one<br>two'],
    ['<strong>a<em>b<s>c</s></em></strong>', '<strong>a<em>b<s>c</s></em></strong>'],
    ['<strong>a<br>b</strong>', '<strong>a<br>b</strong>'],
    ['<em></em>', '<em></em>'],
  ])('takes the markup of %j', (text, markup) => {
    expect(markupOf(text)).toBe(markup);
  });

  it.each([
    '<strong>free',
    'free</strong>',
    '</em>free<em>',
    '<STRONG>free</STRONG>',
    '<strong >free</strong >',
    '<strong class="x">free',
    '<br/>',
    '<br />',
    '</br>',
    '<b>free</b>',
    '<script>alert(1)</script>',
    '5 < 6 && 7 > 6',
    '&lt;strong&gt;',
    '&amp;',
  ])('shows %j as it stands @claim-hypertext.as-written', (text) => {
    const tree = treeOf(text);
    expect(tree.textContent).toBe(text);
    expect(tree.childElementCount).toBe(0);
  });

  it.each([
    ['<strong>a<em>b</strong>c', '<strong>a&lt;em&gt;b</strong>c'],
    ['<strong>a<em>b</strong>c</em>', '<strong>a&lt;em&gt;b</strong>c&lt;/em&gt;'],
    ['<em>a<em>b</em>c</em>', '<em>a&lt;em&gt;b</em>c&lt;/em&gt;'],
  ])('of %j takes the pairs alone', (text, markup) => {
    expect(markupOf(text)).toBe(markup);
  });

  it.each(hostileTexts)('renders %j without harm', (text) => {
    const {container} = render(<Hypertext text={text} as="div" />);
    expect(harmsIn(container, ['div', ...ALLOWED])).toEqual([]);
    expect(
      [...container.querySelectorAll('*')].slice(1).map(({attributes}) => attributes.length),
    ).not.toContain(1);
  });

  it('renders nothing but its four elements without attributes, and loses no word, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<strong>',
        '</strong>',
        '<em>',
        '</em>',
        '<s>',
        '</s>',
        '<br>',
        '<',
        '>',
        '&',
      ),
      fc.constantFrom(...hostileTexts),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 12}), (pieces) => {
        const tree = treeOf(pieces.join(''));
        const elements = [...tree.querySelectorAll('*')];
        return (
          elements.every(
            ({localName, attributes}) => ALLOWED.includes(localName) && attributes.length === 0,
          ) && elements.every((one) => !one.parentElement?.closest(one.localName))
        );
      }),
      {numRuns: 300},
    );
  }, 30_000);

  it('shows every word that is no markup, in its order', () => {
    const word = fc.stringMatching(/^[a-z &;"']{1,6}$/);
    const tag = fc.constantFrom('strong', 'em', 's');
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, word, word), {maxLength: 8}), (parts) => {
        const text = parts
          .map(([name, inside, after]) => `<${name}>${inside}</${name}>${after}`)
          .join('');
        const words = parts.map(([, inside, after]) => inside + after).join('');
        return treeOf(text).textContent === words;
      }),
      {numRuns: 300},
    );
  }, 30_000);

  it('stays three levels deep when tags are repeated without end', () => {
    for (const tags of ['<strong>', '<em><s>', '<strong><em><s>', '</strong>', '<s></strong>']) {
      const text = tags.repeat(5000);
      const tree = treeOf(text);
      expect(tree.querySelector('* > * > * > *')).toBeNull();
      expect(tree.textContent).toBe(text);
    }
    const nested = treeOf(`${'<em>'.repeat(5000)}x${'</em>'.repeat(5000)}`);
    expect(nested.querySelectorAll('em')).toHaveLength(1);
  }, 30_000);
});
