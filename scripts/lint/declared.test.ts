import {join} from 'node:path';
import {Linter} from 'eslint';
import {expect, test} from 'vitest';
import {root} from '../lib/workspace.mjs';
import {declared, undeclared} from './declared.mjs';

const check = (file: string, specifier: string) => undeclared(join(root, file), specifier);

test.each([
  ['website/plugins/a.ts', 'leven'],
  ['website/plugins/a.ts', 'postcss'],
  ['website/plugins/a.ts', 'node:fs'],
  ['website/plugins/a.ts', './b.ts'],
  // Aliases of the framework, which aren't packages.
  ['website/src/a.tsx', '@docusaurus/Link'],
  ['website/src/a.tsx', '@site/site.config'],
  ['website/src/a.tsx', '@generated/routes'],
  // Known by its types alone.
  ['website/src/a.ts', 'hast'],
  ['packages/commerce-ui/src/a.ts', '@storefront-toolkit/ui/button'],
  ['packages/ui/src/a.tsx', 'react/jsx-runtime'],
  // A test may use what the root declares, a published file may not.
  ['packages/ui/src/a.test.ts', 'vitest'],
  ['tests/browser/a.spec.ts', '@storefront-toolkit/ui/button'],
  ['apps/storefront/app/a.ts', 'react-router'],
])('%s declares %s', (file, specifier) => {
  expect(check(file, specifier)).toBeUndefined();
});

test.each([
  [
    'apps/storefront/app/a.ts',
    '@base-ui/react',
    'apps/storefront/package.json',
    '-w apps/storefront',
  ],
  ['website/plugins/a.ts', '@base-ui/react', 'website/package.json', '-w website'],
  ['packages/ui/src/a.tsx', 'vitest', 'packages/ui/package.json', '-w packages/ui'],
  ['packages/integrations/core/src/a.ts', 'postcss/lib/node', 'integrations/core', '-w packages'],
  ['packages/types/src/a.ts', '@storefront-toolkit/theme', 'packages/types/package.json', '-w'],
  ['scripts/a.mjs', 'leven', 'package.json', 'npm install leven'],
])('%s does not declare %s', (file, specifier, ...parts) => {
  const message = check(file, specifier);
  for (const part of parts) expect(message).toContain(part);
});

test('ESLint reports imports, dynamic imports, re-exports and what is resolved', () => {
  const code = [
    "import 'vitest';",
    "import('vitest/node');",
    "export * from 'vitest';",
    "export {d} from 'vitest';",
    "require('vitest');",
    "require.resolve('vitest/package.json');",
    "import 'react';",
  ].join('\n');
  const messages = new Linter().verify(
    code,
    {
      plugins: {workspace: {rules: {declared}}},
      rules: {'workspace/declared': 'error'},
    },
    join(root, 'packages/ui/src/x.js'),
  );
  expect(messages.map(({line, ruleId}) => `${line} ${ruleId}`)).toEqual(
    [1, 2, 3, 4, 5, 6].map((line) => `${line} workspace/declared`),
  );
});
