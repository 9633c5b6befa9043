import type {
  RichText as RichTextTree,
  RichTextInline,
  RichTextMark,
} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';
import {harmsIn, hostileAddresses, hostileTexts} from '../../../../../tests/lib/hostile.ts';

const line = (...content: RichTextInline[]) => ({type: 'Paragraph', content}) as const;
const words = (text: string, ...marks: RichTextMark[]) => ({type: 'Text', text, marks}) as const;
const linkTo = (url: string) =>
  ({
    type: 'Link',
    link: {type: 'Url', url, newTab: false},
    content: [words('sale')],
  }) as const;
const image = (src: string, alt = 'A tent by a lake') =>
  ({type: 'Image', id: 'tent', src, alt, width: 1200, height: 800}) as const;

const WHOLE: RichTextTree = [
  {type: 'Heading', level: 2, content: [words('Care')]},
  line(words('Wash at '), words('30 °C', 'strong'), {type: 'LineBreak'}, words('and dry.')),
  {type: 'List', ordered: false, items: [[line(words('Zippers'))], [line(words('Pockets'))]]},
  {type: 'List', ordered: true, items: [[line(words('Brush')), line(words('Rinse'))]]},
  {type: 'Quote', content: [line(words('Dry for a week.'))], source: 'A letter'},
  {type: 'Figure', image: image('/tent.avif'), caption: 'Pitched in four minutes'},
  {type: 'Divider'},
  line({type: 'Link', link: {type: 'Page', slug: 'repairs'}, content: [words('Repairs')]}),
];

const ALLOWED = [
  ...['div', 'p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'figure', 'blockquote'],
  ...['figcaption', 'img', 'hr', 'br', 'a', 'strong', 'em', 'u', 's', 'code', 'sup', 'sub'],
];

/** The elements after the text of a link that opens in a new tab. */
const NEW_TAB_HINT = ['svg', 'path', 'span'];

describeConformance('RichText', <RichText text={WHOLE} />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

function treeOf(text: RichTextTree): Element {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<RichText text={text} />);
  return root;
}

describe('RichText', () => {
  it('renders each part as its HTML element @claim-rich-text.figures @claim-rich-text.image-size', () => {
    render(<RichText text={WHOLE} />);
    expect(screen.getByRole('heading', {level: 2, name: 'Care'})).toBeTruthy();
    expect(screen.getByText('30 °C').tagName).toBe('STRONG');
    expect(screen.getAllByRole('list').map(({tagName}) => tagName)).toEqual(['UL', 'OL']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Dry for a week.').closest('blockquote')).toBeTruthy();
    expect(screen.getByText('A letter').tagName).toBe('FIGCAPTION');
    const quotation = screen.getByText('Dry for a week.').closest('figure');
    expect(quotation?.contains(screen.getByText('A letter'))).toBe(true);
    const picture = screen.getByRole('img', {name: 'A tent by a lake'});
    expect(picture.closest('figure')?.textContent).toBe('Pitched in four minutes');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
      '1200',
      '800',
    ]);
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Repairs'}).getAttribute('href')).toBe('/repairs');
    expect(errors).not.toHaveBeenCalled();
  });

  it.each<[RichTextMark, string]>([
    ['strong', 'STRONG'],
    ['emphasis', 'EM'],
    ['underline', 'U'],
    ['strikethrough', 'S'],
    ['code', 'CODE'],
    ['superscript', 'SUP'],
    ['subscript', 'SUB'],
  ])('marks %s by <%s> @claim-rich-text.marks', (mark, tag) => {
    render(<RichText text={[line(words('care', mark))]} />);
    expect(screen.getByText('care').tagName).toBe(tag);
  });

  it('nests marks in one order, and each once', () => {
    const {container} = render(
      <RichText text={[line(words('CARE10', 'code', 'strong', 'emphasis', 'strong'))]} />,
    );
    const outline = [...container.querySelectorAll('p *')].map(({tagName}) => tagName);
    expect(outline).toEqual(['STRONG', 'EM', 'CODE']);
  });

  it('adds to the levels of headings, up to 6', () => {
    const text = ([2, 3, 4] as const).map(
      (level) => ({type: 'Heading', level, content: [words(`Level ${level}`)]}) as const,
    );
    const {container} = render(<RichText text={text} headingOffset={3} />);
    expect(
      [...container.querySelectorAll(':is(h2,h3,h4,h5,h6)')].map(({tagName}) => tagName),
    ).toEqual(['H5', 'H6', 'H6']);
  });

  it('hands the options of links on', () => {
    const href = 'https://example.com/';
    const link = {type: 'Url', url: href, newTab: true} as const;
    render(
      <RichText
        text={[
          line(
            {type: 'Link', link, content: [words('Huts')]},
            {type: 'Link', link: {type: 'Home'}, content: [words('Home')]},
          ),
        ]}
        hrefOf={createHrefOf({prefix: '/de'})}
        newTabText="neuer Tab"
        renderLink={({children, ...props}) => (
          <a {...props} data-router="">
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link', {name: 'Huts (neuer Tab)'}).hasAttribute('data-router')).toBe(
      true,
    );
    expect(screen.getByRole('link', {name: 'Home'}).getAttribute('href')).toBe('/de/');
  });
});

describe('hostile content', () => {
  it.each(hostileTexts)('shows %j as text', (text) => {
    const {container} = render(
      <RichText
        text={[
          {type: 'Heading', level: 2, content: [words(text, 'strong')]},
          line(words(text, 'code'), {
            type: 'Link',
            link: {type: 'Page', slug: text},
            content: [words(text)],
          }),
          {type: 'Quote', content: [line(words(text))], source: text},
          {type: 'Figure', image: image('/tent.avif', text), caption: text},
        ]}
      />,
    );
    expect(harmsIn(container, ALLOWED)).toEqual([]);
    expect(container.querySelectorAll('*')).toHaveLength(13);
    expect(screen.getByRole('heading').textContent).toBe(text);
  });

  it.each(hostileAddresses)('follows %j nowhere', (address) => {
    const tree = treeOf([line(linkTo(address)), {type: 'Figure', image: image(address)}]);
    expect(harmsIn(tree, ALLOWED)).toEqual([]);
    expect(tree.querySelector('[href], [src]')).toBeNull();
    expect(tree.textContent).toBe('sale');
  });

  it.each(['javascript:alert(2026)', 'data:text/html,refused'])(
    'reports that %s is refused @claim-rich-text.reports-links',
    (url) => {
      treeOf([line(linkTo(url))]);
      expect(errors).toHaveBeenCalled();
      expect(String(errors.mock.lastCall?.[0])).toContain(url);
    },
  );

  it.each([
    {type: 'Html', html: '<script>alert(1)</script>'},
    {type: 'script', content: [{type: 'Text', text: 'alert(1)'}]},
    {type: '__proto__'},
    {type: 'constructor'},
    {},
  ])('leaves out the unknown part %j, and reports it @claim-rich-text.reports-parts', (part) => {
    const tree = treeOf([part, line(words('still here'))] as unknown as RichTextTree);
    expect(tree.querySelectorAll('*')).toHaveLength(2);
    expect(tree.textContent).toBe('still here');
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /<RichText> got .* whose type is unknown.*Fix the text/,
    );
  });

  it.each([
    {type: 'Image', src: 'x'},
    {type: 'toString', text: 'x'},
    {
      type: 'Link',
      link: {type: 'Home'},
      content: [{type: 'Link', link: {type: 'Home'}, content: []}],
    },
  ])('leaves out the unknown part of a line %j @claim-rich-text.reports-parts', (part) => {
    const tree = treeOf([line(part as unknown as RichTextInline, words('.'))]);
    expect(tree.textContent).toBe('.');
    expect(tree.querySelector('a a')).toBeNull();
    expect(errors).toHaveBeenCalled();
  });

  it('takes no mark for more than a name in its list', () => {
    const marks = ['constructor', '__proto__', 'script', 'style', 'strong onclick'];
    const tree = treeOf([line(words('x', ...(marks as RichTextMark[])))]);
    expect(tree.innerHTML).toContain('>x</p>');
  });

  it.each([0, 1, 7, -3, Number.NaN, '2 onclick=alert(1)', 'script'])(
    'renders a heading of level %j as one',
    (level) => {
      const node = {
        type: 'Heading',
        level,
        content: [words('Care')],
      } as unknown as RichTextTree[number];
      expect(treeOf([node]).querySelector(':is(h2,h3,h4,h5,h6)')?.textContent).toBe('Care');
    },
  );

  it('is not exhausted by a text that is nested without end', () => {
    let text: RichTextTree = [line(words('deep'))];
    for (let level = 0; level < 5000; level++) {
      text =
        level % 2
          ? [{type: 'Quote', content: text}]
          : [{type: 'List', ordered: true, items: [text]}];
    }
    const tree = treeOf([line(words('top')), ...text]);
    expect(tree.textContent).toBe('top');
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /<RichText> got lists or quotes that are nested more than 12/,
    );
  });

  it('renders nothing but harmless elements, whatever the tree holds @claim-rich-text.elements', () => {
    const text = fc.oneof(
      fc.constantFrom(...hostileTexts),
      fc.constantFrom(...hostileAddresses),
      fc.string(),
    );
    const mark = fc.oneof(
      fc.constantFrom<RichTextMark>('strong', 'emphasis', 'underline', 'code', 'superscript'),
      text as fc.Arbitrary<RichTextMark>,
    );
    const plain = fc.oneof(
      fc.record({type: fc.constant('Text' as const), text, marks: fc.array(mark, {maxLength: 3})}),
      fc.constant({type: 'LineBreak'} as const),
      fc.record({type: text}) as unknown as fc.Arbitrary<{type: 'LineBreak'}>,
    );
    const link = fc.oneof(
      fc.record({type: fc.constant('Url' as const), url: text, newTab: fc.boolean()}),
      fc.record({type: fc.constant('Page' as const), slug: text, fragment: text}),
      fc.record({type: fc.constant('Product' as const), slug: text, sku: text}),
      fc.record({type: text}) as unknown as fc.Arbitrary<{type: 'Home'}>,
    );
    const inline = fc.array(
      fc.oneof(
        plain,
        fc.record({
          type: fc.constant('Link' as const),
          link,
          content: fc.array(plain, {maxLength: 2}),
        }),
      ),
      {maxLength: 3},
    );
    const {tree} = fc.letrec<{tree: RichTextTree}>((tie) => ({
      tree: fc.array(
        fc.oneof(
          {depthSize: 'small', withCrossShrink: true},
          fc.record({type: fc.constant('Paragraph' as const), content: inline}),
          fc.record({
            type: fc.constant('Heading' as const),
            level: fc.oneof(fc.integer(), text) as unknown as fc.Arbitrary<2>,
            content: inline,
          }),
          fc.record({
            type: fc.constant('Figure' as const),
            image: text.map((src) => image(src, src)),
            caption: text,
          }),
          fc.record({
            type: fc.constant('List' as const),
            ordered: fc.boolean(),
            items: fc.array(tie('tree'), {maxLength: 2}),
          }),
          fc.record({type: fc.constant('Quote' as const), content: tie('tree'), source: text}),
        ),
        {maxLength: 4},
      ),
    }));
    fc.assert(
      fc.property(tree, (one) => {
        expect(harmsIn(treeOf(one), [...ALLOWED, ...NEW_TAB_HINT])).toEqual([]);
      }),
      {numRuns: 200},
    );
  }, 60_000);
});
