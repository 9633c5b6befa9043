import {describe, expect, test} from 'vitest';
import {readMeta, readNotation} from './marks';

describe('notation', () => {
  test.for([
    ['x // [!code ++]', 'added'],
    ['x # [!code --]', 'removed'],
    ['x /* [!code highlight] */', 'highlight'],
    ['x {/* [!code ++] */}', 'added'],
    ['x <!-- [!code --] -->', 'removed'],
    ['x //[!code ++]  ', 'added'],
  ] as const)('%s', ([line, mark]) => {
    const {code, marks} = readNotation(`first\n${line}`, 'p');
    expect(code).toBe('first\nx');
    expect([...marks]).toEqual([[2, mark]]);
  });

  test('the same words in a string or in the middle of a line stay', () => {
    const code = "const a = '[!code ++]'; // not [!code ++] yet";
    expect(readNotation(code, 'p')).toEqual({code, marks: new Map()});
  });

  test('an unknown word is an error', () => {
    expect(() => readNotation('a // [!code hl]', 'docs/a.mdx:3')).toThrow(
      /docs\/a\.mdx:3.*"\[!code hl\]"/,
    );
  });
});

describe('meta', () => {
  test('title, lines and words of other tools in any order', () => {
    expect(readMeta('title="src/a b.ts" {1,3-5} noCheck', 'p')).toEqual({
      title: 'src/a b.ts',
      lines: [1, 3, 4, 5],
    });
    expect(readMeta("noCheck {2} title='a'", 'p')).toEqual({title: 'a', lines: [2]});
    expect(readMeta('', 'p')).toEqual({lines: []});
  });

  test.for([
    'name="a"',
    'title="a" npm2yarn',
    'showLineNumbers',
    'title="a',
    '{a}',
    '{3-1}',
    '{0}',
  ])('%s is an error that names the page', (meta) => {
    expect(() => readMeta(meta, 'docs/a.mdx:3')).toThrow(/^docs\/a\.mdx:3: /);
  });
});
