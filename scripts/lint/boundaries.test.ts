import {join} from 'node:path';
import {Linter} from 'eslint';
import {describe, expect, test} from 'vitest';
import {root} from '../lib/workspace.mjs';
import {boundaries, forbidden} from './boundaries.mjs';

const check = (file: string, specifier: string) => forbidden(join(root, file), specifier);

describe('allowed', () => {
  test.each([
    ['packages/ui/src/button/Button.tsx', './variants.ts'],
    ['packages/ui/src/button/Button.tsx', '../link/index.ts'],
    ['packages/ui/src/button/examples/Sizes.tsx', '@storefront-toolkit/ui/button'],
    ['packages/ui/src/button/examples/Sizes.tsx', '@storefront-toolkit/fixtures/catalog'],
    ['packages/ui/src/button/Button.test.tsx', '@storefront-toolkit/fixtures/catalog'],
    ['packages/fixtures/src/catalog/index.ts', '@storefront-toolkit/types/catalog'],
    ['packages/ui/src/button/Button.tsx', '@storefront-toolkit/types/config'],
    ['packages/ui/src/button/Button.tsx', 'clsx'],
    ['packages/ui/src/button/button.browser.ts', '../../../../tests/lib/page.ts'],
    ['packages/commerce-ui/src/tile/Tile.tsx', '@storefront-toolkit/ui/link'],
    ['packages/integrations/shopify/src/cart.ts', '@storefront-toolkit/types/cart'],
    ['packages/integrations/shopify/src/cart.ts', '@storefront-toolkit/integration-core'],
    ['website/src/pages/index.tsx', '@storefront-toolkit/ui/button'],
    ['website/plugins/a/index.ts', '@site/site.config'],
    [
      'apps/shop/app/server/vendors/a.test.ts',
      '../../../../../packages/integrations/shopify/src/testing/store.ts',
    ],
    [
      'apps/shop/tests/vendors/a.ts',
      '../../../../packages/integrations/shopify/src/testing/store.ts',
    ],
    ['apps/shop/app/routes/a.tsx', '@storefront-toolkit/fixtures/cms'],
  ])('%s imports %s', (file, specifier) => {
    expect(check(file, specifier)).toBeUndefined();
  });
});

describe('forbidden', () => {
  test.each([
    ['packages/ui/src/button/Button.tsx', '../../../types/src/config/index.ts', 'public name'],
    [
      'apps/shop/app/server/vendors/a.ts',
      '../../../../../packages/integrations/shopify/src/testing/store.ts',
      'public name',
    ],
    [
      'apps/shop/app/server/vendors/a.test.ts',
      '../../../../../packages/integrations/shopify/src/raw.ts',
      'public name',
    ],
    ['website/src/pages/index.tsx', '../../../packages/ui/src/button/index.ts', 'public name'],
    ['packages/ui/src/button/Button.tsx', '@storefront-toolkit/commerce-ui/tile', 'one way'],
    ['packages/ui/src/button/Button.tsx', '@storefront-toolkit/fixtures/catalog', 'one way'],
    ['packages/fixtures/src/catalog/index.ts', '@storefront-toolkit/ui/button', 'one way'],
    ['packages/types/src/config/index.ts', '@storefront-toolkit/ui/button', 'one way'],
    ['packages/integrations/a/src/a.ts', '@storefront-toolkit/integration-b', 'one way'],
    ['packages/integrations/a/src/a.ts', '../../core/src/index.ts', 'public name'],
    ['packages/ui/src/button/Button.tsx', '@storefront-toolkit/integration-core', 'one way'],
    ['packages/ui/src/button/Button.tsx', '../../../../website/site.config', 'without the site'],
    ['packages/ui/src/button/Button.tsx', '@site/site.config', 'without the site'],
    ['packages/ui/src/button/Button.tsx', '../../../../tests/lib/page.ts', 'one way'],
  ])('%s imports %s', (file, specifier, reason) => {
    expect(check(file, specifier)).toContain(reason);
  });
});

test('ESLint reports imports, dynamic imports and re-exports', () => {
  const code = [
    "import '@storefront-toolkit/ui/a';",
    "import('@storefront-toolkit/ui/b');",
    "export * from '@storefront-toolkit/ui/c';",
    "export {d} from '@storefront-toolkit/ui/d';",
    "import '@storefront-toolkit/types/e';",
  ].join('\n');
  const messages = new Linter().verify(
    code,
    {
      plugins: {workspace: {rules: {boundaries}}},
      rules: {'workspace/boundaries': 'error'},
    },
    join(root, 'packages/types/src/x.js'),
  );
  expect(messages.map(({line, ruleId}) => `${line} ${ruleId}`)).toEqual([
    '1 workspace/boundaries',
    '2 workspace/boundaries',
    '3 workspace/boundaries',
    '4 workspace/boundaries',
  ]);
});
