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
one to three words. See [alert](./alert.mdx). {/* claim: badge.words, badge.label */}

<Example of="badge/tones" />

## Tones {#colors}

- one \`tone\` {/* advice */}
- two

| Key | What happens |
| --- | ------------ |
| Tab | Moves on.    |

{/* claim: badge.keys */}

\`\`\`tsx
const parts = <BadgeList />;
\`\`\`

### Tones

## Source

The folder.

<SourceLinks of="badge" />

### Tests

badge.test.tsx

## Used by

{/* search: skip */}

- a tile
`;

describe('readMarkdown', () => {
  it('reads headings with their anchors, texts, and names in code; no sections that are left out', () => {
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

  it('leaves sections out by what is in them, and not by what they are called', () => {
    const renamed = SOURCE.replace('## Source', '## Where it is').replace('## Used by', '## Users');
    expect(renamed).not.toBe(SOURCE);
    expect(readMarkdown(renamed, facts)).toEqual(readMarkdown(SOURCE, facts));
    const told = SOURCE.replace('<SourceLinks of="badge" />', '');
    expect(readMarkdown(told, facts).sections.map(({name}) => name)).toContain('Tests');
  });
});
