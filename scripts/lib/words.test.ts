import {describe, expect, test} from 'vitest';
import {PHRASES} from './word-list.mjs';
import {findInCode, findInComments, findInFile, findInPage, isRead} from './words.mjs';

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
      '3 stands',
      '6 After this page',
      '9 mended',
      '9 What is on a later slide is seen by few.',
      '11 takes no focus',
    ]);
    expect(findInPage(page)[2]).toEqual({line: 9, phrase: 'mended', write: 'fix'});
  });

  test('has no sentence with a clause as its subject, though it ends with a colon or has one', () => {
    const page = `What a page needs is this:

- What is lost: the last
  change.
- Whether it is open: see the state.

What to do? Who pays: nobody knows

What WCAG 1.4.12 asks for is met.
`;
    expect(found(page)).toEqual([
      '1 What a page needs is this:',
      '3 What is lost: the last change.',
      '5 Whether it is open: see the state.',
      '7 Who pays:',
      '9 What WCAG 1.4.12 asks for is met.',
    ]);
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
    expect(found('It **takes** [no](/x) focus.')).toEqual(['1 takes** [no](/x) focus']);
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
    '3 stands',
    '5 mended',
    '7 out of use',
    '8 stands',
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

describe('comments', () => {
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
      '4 What it costs.',
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
const pattern = /[/]* It stands in here. *[/]/;
const View = () => <p>// It stands in here.</p>;
`;
    expect(inComments(source)).toEqual([]);
  });

  test('are read everywhere: on their own lines, after code, in elements and in JSDoc types', () => {
    const source = `// It stands
// in here.
const a = [1, /* is no number */ 2]; // Mend it.
// What else
const View = () => <p>{/* out of use */}</p>;
/**
 * What it is.
 *
 * @param {Map<string, {a: 1}>} [b] What it does.
 * @param c - A name without a full stop
 * @param d How it is.
 */
`;
    expect(inComments(source)).toEqual([
      '1 stands',
      '3 is no number',
      '3 Mend',
      '5 out of use',
      '7 What it is.',
      '9 What it does.',
      '11 How it is.',
    ]);
  });
});

describe('a file', () => {
  const inFile = (path: string) =>
    findInFile(path, "// Mend it.\nthrow new Error('It stands in here.');\n").map(
      ({line, phrase}) => `${line} ${phrase}`,
    );

  test('of a package, the server, the site or the scripts is read in strings and comments', () => {
    for (const path of [
      'packages/ui/src/quiz/context.ts',
      'packages/ui/src/quiz/keyboard.ts',
      'packages/ui/src/quiz/examples/basic.tsx',
      'server/src/main.ts',
      'website/delivery/seams.ts',
      'website/plugins/paths.ts',
      'scripts/start.mjs',
      'eslint.config.js',
    ]) {
      expect(isRead(path)).toBe(true);
      expect(inFile(path)).toEqual(['1 Mend', '2 stands']);
    }
  });

  test('of a test is read in comments', () => {
    for (const path of ['packages/ui/src/quiz/Quiz.test.tsx', 'tests/browser/a.spec.ts']) {
      expect(isRead(path)).toBe(true);
      expect(inFile(path)).toEqual(['1 Mend']);
    }
  });

  test('of styles is read in comments', () => {
    const css = `.veil {\n  content: 'mend';\n  /* It stands\n     in WCAG 2.2. */\n}\n`;
    expect(isRead('packages/theme/src/base.css')).toBe(true);
    expect(
      findInFile('packages/theme/src/base.css', css).map(({line, phrase}) => `${line} ${phrase}`),
    ).toEqual(['3 stands']);
  });

  test('that is made from others, or quotes phrases, is not read', () => {
    expect(
      [
        'packages/ui/api-report.md',
        'conformance/REPORT.md',
        'conformance/claims/section-1.ts',
        'contributing/words.md',
        'scripts/lib/word-list.mjs',
        'package.json',
      ].filter(isRead),
    ).toEqual([]);
  });
});
