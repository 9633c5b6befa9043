import {describe, expect, it} from 'vitest';
import {readMarkdown} from './read-markdown';

const facts = {
  title: 'Badge',
  area: 'Docs',
  description: '',
  language: 'en',
  tag: 'default',
  version: '',
};

const SOURCE = `---
title: Badge
---

import Thing from './thing';

A badge is a *label* of
one to three words. See [alert](./alert.mdx).

<Example of="badge/tones" />

## Tones {#colors}

- one \`tone\`
- two

| Key | What happens |
| --- | ------------ |
| Tab | Moves on.    |

\`\`\`tsx
const parts = <BadgeList />;
\`\`\`

### Tones

## Source

badge.tsx
`;

describe('readMarkdown', () => {
  it('reads headings with their anchors, texts, and names in code; no boilerplate', () => {
    const {sections} = readMarkdown(SOURCE, facts);
    expect(sections.map(({identifiers, ...rest}) => [rest, [...identifiers]])).toEqual([
      [
        {
          level: 1,
          name: 'Badge',
          anchor: '',
          texts: ['A badge is a label of one to three words. See alert.'],
        },
        [],
      ],
      [
        {
          level: 2,
          name: 'Tones',
          anchor: 'colors',
          texts: ['one tone', 'two', 'Key · What happens · Tab · Moves on.'],
        },
        ['const', 'parts', 'BadgeList'],
      ],
      [{level: 3, name: 'Tones', anchor: 'tones', texts: []}, []],
    ]);
  });
});
