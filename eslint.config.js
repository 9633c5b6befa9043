import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {boundaries} from './scripts/lint/boundaries.mjs';
import {declared} from './scripts/lint/declared.mjs';
import {optionalUndefined} from './scripts/lint/optional-undefined.mjs';

export default defineConfig(
  globalIgnores([
    '**/{build,dist,.docusaurus,.cache,.site-*,.work,.react-router}/',
    'packages/mcp/data/',
    // Files of the projects that the package writes. A test compiles them there.
    'packages/create/templates/',
    // Code of storefronts. A test compiles it.
    'packages/migrations/packs/*/*/',
    'website/deploy/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    plugins: {workspace: {rules: {boundaries, declared, 'optional-undefined': optionalUndefined}}},
    rules: {
      'workspace/boundaries': 'error',
      'workspace/declared': 'error',
      eqeqeq: ['error', 'smart'],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      // With `noUncheckedIndexedAccess` a `!` says what the reader of a pattern's match or a list already knows.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Arrow functions such as `() => setOpen(true)` are the common form of an event handler.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: {globals: globals.browser},
  },
  {
    // Types to which storefronts pass values that they may lack: contracts, props, and options of integrations.
    files: [
      'packages/{types,ui,commerce-ui}/src/**/*.{ts,tsx}',
      'packages/integrations/*/src/{caller,config,create*,integration,store}.ts',
    ],
    ignores: ['**/examples/**', '**/*.test.{ts,tsx}', '**/*.browser.ts'],
    rules: {'workspace/optional-undefined': 'error'},
  },
  {
    // Plain JavaScript is checked by TypeScript through its doc comments, where JSON is `any`.
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {globals: globals.node},
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['tests/{browser,conformance,lib}/**/*.ts', 'packages/**/*.browser.ts'],
    ignores: ['tests/lib/test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message:
            'Import it from tests/lib/test.ts. Its tests share a window, which makes them faster.',
        },
      ],
    },
  },
  {
    // Routes throw the responses of redirects and of pages that don't exist.
    files: ['apps/storefront/app/{routes,server}/**'],
    rules: {
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            {from: 'lib', name: 'Response'},
            {from: 'package', package: 'react-router', name: 'DataWithResponseInit'},
          ],
        },
      ],
    },
  },
  {
    // The example shop answers at once. Its methods are asynchronous as their contracts say, so that they reject and don't throw.
    files: ['apps/storefront/app/server/fixtures/**'],
    rules: {'@typescript-eslint/require-await': 'off'},
  },
  {
    // Scripts of pages, as guides show them.
    files: ['website/guides/**/*.js'],
    languageOptions: {globals: globals.browser},
  },
  {
    // ts-morph wraps the nodes of a file itself, and its guards narrow them.
    files: ['packages/migrations/src/**'],
    rules: {'@typescript-eslint/no-unsafe-class-instance-assignment': 'off'},
  },
  {
    // Bundler loaders, which belong to no TypeScript project.
    files: ['website/**/*.{cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
