import {describe, expect, it} from 'vitest';
import {type Node, text} from '../markdown-tree';
import {searchRemark, SKIP_SECTION, skipsSection} from './skipped-sections';

type Marked = Node & {data?: unknown};

const heading = (name: string, data?: unknown): Marked => ({
  type: 'heading',
  children: [text(name)],
  ...(data ? {data} : {}),
});
const paragraph: Node = {type: 'paragraph', children: [text('It is here.')]};
const tag = (name: string): Node => ({type: 'mdxJsxFlowElement', name});

/** The headings of a page after the plugin, each with what was added to it. */
function marked(...children: Marked[]) {
  searchRemark()({type: 'root', children});
  return children
    .filter(({type}) => type === 'heading')
    .map(({data, children: [name] = []}) => [name?.value, data]);
}

const skipped = {hProperties: {'data-search': 'skip'}};

describe('searchRemark', () => {
  it('marks the heading above a component that says again what others say, whatever it is called', () => {
    expect(
      marked(
        heading('Examples'),
        tag('Example'),
        heading('What it weighs'),
        paragraph,
        tag('ComponentFacts'),
        heading('Where it is'),
        tag('SourceLinks'),
      ),
    ).toEqual([
      ['Examples', undefined],
      ['What it weighs', skipped],
      ['Where it is', skipped],
    ]);
  });

  it('marks the heading above the comment, and leaves the other properties of the heading', () => {
    const comment = {type: 'mdxFlowExpression', value: SKIP_SECTION.slice(1, -1)};
    expect(marked(heading('Users', {id: 'users', hProperties: {id: 'users'}}), comment)).toEqual([
      ['Users', {id: 'users', hProperties: {id: 'users', 'data-search': 'skip'}}],
    ]);
  });

  it('does nothing without a heading', () => {
    expect(marked(tag('SourceLinks'), heading('Examples'))).toEqual([['Examples', undefined]]);
  });
});

describe('skipsSection', () => {
  it.each([
    [SKIP_SECTION, true],
    ['<SourceLinks of="badge" />', true],
    ['<SourceLinksOfAll />', false],
    ['See <SourceLinks of="badge" />', false],
    ['{/* claim: badge.search */}', false],
  ])('%s: %s', (source, expected) => {
    expect(skipsSection(source)).toBe(expected);
  });
});
