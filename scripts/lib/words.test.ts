import {describe, expect, test} from 'vitest';
import {PHRASES} from './word-list.mjs';
import {findInCode, findInComments, findInPage} from './words.mjs';

const found = (text: string) => findInPage(text).map(({line, phrase}) => `${line} ${phrase}`);

describe('a page', () => {
  test('with phrases that nobody would say fails, with the line, the phrase and what to write', () => {
    const page = `---
title: Sheets
description: A panel that stands at an edge.
---

After this page you know what a sheet is.

A description that is wrong is
mended in the source. What is on a later slide is seen by few.

- It takes no
  focus.
`;
    expect(found(page)).toEqual([
      '3 stands at',
      '6 After this page',
      '9 mended',
      '9 What is on a later slide is seen by few.',
      '11 takes no focus',
    ]);
    expect(findInPage(page)[2]).toEqual({line: 9, phrase: 'mended', write: 'fix'});
  });

  test('may begin a sentence with the title of a page', () => {
    expect(found('[What is included](./included.mdx) lists them.')).toEqual([]);
  });

  test('in plain English passes', () => {
    const page = `---
title: What stays
keywords: it stands in here
---

import {stands} from 'in-here';

## What it does

Fix a wrong description in the source. Few people see the later slides. The digits stand for cents. There is no limit
and no label. What does it cost? It isn't focusable.

| What you see      | Who shows it |
| ----------------- | ------------ |
| Who wrote a post. | the blog     |
`;
    expect(found(page)).toEqual([]);
  });

  test('is not searched in code, comments, addresses and imports', () => {
    const page = `Write \`stands in\` or [a link](/stands/out-of-use/veil). {/* It stands in the way. */}

\`\`\`\`mdx
After this page you know it.

\`\`\`ts
// Mend it.
\`\`\`
\`\`\`\`

   \`\`\`text
   Whoever takes no focus.
   \`\`\`
`;
    expect(found(page)).toEqual([]);
  });

  test('is searched through emphasis, links and inline code', () => {
    expect(found('It **stands** [in](/x) the way.')).toEqual(['1 stands** [in']);
    expect(found('Leave `ratio` away.')).toEqual(['1 Leave `ratio` away']);
    expect(found('Pass a `fetch` of your own.')).toEqual(['1 a `fetch` of your own']);
  });
});

test('code is searched in strings, templates and the text of elements, and nowhere else', () => {
  const source = `import {stands} from 'stands in';
/** It stands in the way. */
const label = 'No page stands at this address.';
const text = \`\${label} is
mended\`;
export const View = () => (
  <p title="out of use">
    It stands{' '}
    <b>here</b> and takes no
    focus.
  </p>
);
`;
  expect(findInCode(source).map(({line, phrase}) => `${line} ${phrase}`)).toEqual([
    '3 stands at',
    '5 mended',
    '7 out of use',
    '9 takes no focus',
  ]);
});

test('each phrase is a whole word, ignores case, and says what to write', () => {
  expect(found('Mending, SURVEILS and amended. MEND IT.')).toEqual(['1 Mending', '1 MEND']);
  for (const {find, write} of PHRASES) {
    expect(() => new RegExp(find)).not.toThrow();
    expect(write).not.toBe('');
  }
});

describe('doc comments', () => {
  const inComments = (source: string) =>
    findInComments(source).map(({line, phrase}) => `${line} ${phrase}`);

  test('with phrases that nobody would say fail, with their line', () => {
    const source = `import {stands} from 'in-here';

/** What it costs. */
const price = 1; // What it costs.

/**
 * Takes the button
 * out of use. How many there are.
 *
 * @param id - What the field is.
 * @returns What was read, or nothing.
 */
`;
    expect(inComments(source)).toEqual([
      '3 What it costs.',
      '8 How many there are.',
      '8 out of use',
      '10 What the field is.',
      '11 What was read, or nothing.',
    ]);
  });

  test('in plain English pass, and a flag begins with "Whether"', () => {
    const source = `
/** Whether it can be bought. How to add a token: see the guide. */
/**
 * The price.
 *
 * \`\`\`ts
 * const veil = 'stands in';
 * \`\`\`
 */
const code = '/* It stands in here. */';
`;
    expect(inComments(source)).toEqual([]);
  });
});
