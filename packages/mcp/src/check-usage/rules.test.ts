import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Checker, createChecker} from './index.ts';
import {root} from './testing/root.ts';

const page = readFileSync(join(root, 'website/src/pages/for-agents.mdx'), 'utf8');
const section = /\n## Rules\n([^]*?)\n## /.exec(page)?.[1] ?? '';

/** For each rule of the page, by its first words: code that breaks it, the finding, and code that keeps it. */
const RULES: Record<string, {wrong: string; finding: string; right: string}> = {
  'Import a component from its own entry point': {
    wrong:
      "import {Button} from '@storefront-toolkit/ui';\nexport const buy = <Button>Buy</Button>;",
    finding: 'unknown-module',
    right:
      "import {Button} from '@storefront-toolkit/ui/button';\nexport const buy = <Button>Buy</Button>;",
  },
  'Import contracts from their area': {
    wrong: "import type {Cart} from '@storefront-toolkit/types';\nexport const carts: Cart[] = [];",
    finding: 'unknown-module',
    right:
      "import type {Cart} from '@storefront-toolkit/types/cart';\nexport const carts: Cart[] = [];",
  },
  "Begin a file with `'use client'`": {
    wrong:
      "import {useState} from 'react';\nexport function Count() {\n  const [count] = useState(0);\n  return <p>{count}</p>;\n}",
    finding: 'client-in-server',
    right:
      "'use client';\nimport {useState} from 'react';\nexport function Count() {\n  const [count] = useState(0);\n  return <p>{count}</p>;\n}",
  },
  'Give each control a name': {
    wrong:
      'import {Input} from \'@storefront-toolkit/ui/forms/input\';\nexport const city = <Input name="city" />;',
    finding: 'missing-label',
    right:
      'import {Input} from \'@storefront-toolkit/ui/forms/input\';\nexport const city = <Input name="city" aria-label="City" />;',
  },
  "Use the theme's tokens as utilities": {
    wrong: 'export const box = <div className="bg-surfcae text-ink rounded-md" />;',
    finding: 'unknown-token',
    right: 'export const box = <div className="bg-surface text-ink rounded-md" />;',
  },
  'Make `Money` with `moneyOf` or `moneyFromDecimal`': {
    wrong:
      "import {moneyOf} from '@storefront-toolkit/types/cms';\nexport const price = moneyOf(19.99, 'EUR');",
    finding: 'wrong-type',
    right:
      "import {moneyFromDecimal, moneyOf} from '@storefront-toolkit/types/cms';\nexport const prices = [moneyOf(1999, 'EUR'), moneyFromDecimal('19.99', 'EUR')];",
  },
};

describe('the rules', () => {
  let checker: Checker;
  beforeAll(() => {
    checker = createChecker({root: join(root, 'website')});
  });
  afterAll(() => checker.close());

  test('each has code here that breaks it', () => {
    const rules = [...section.matchAll(/^- (.+)$/gm)].map(([, rule = '']) => rule);
    const known = Object.keys(RULES);
    expect(rules.map((rule) => known.find((start) => rule.startsWith(start)))).toEqual(known);
  });

  test.each(Object.entries(RULES))('%s', async (_, {wrong, finding, right}) => {
    expect((await checker.check(wrong)).problems.map(({code}) => code)).toContain(finding);
    expect((await checker.check(right)).problems).toEqual([]);
  });
});
