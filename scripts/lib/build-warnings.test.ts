import {expect, test} from 'vitest';
import {buildWarnings} from './build-warnings.mjs';

test('a warning is reported with the lines that explain it', () => {
  const log = [
    '[INFO] [en] Creating an optimized production build...',
    '\u001B[33m\u001B[1m[WARNING]\u001B[22m Docusaurus found broken anchors!\u001B[39m',
    '- Broken anchor on source page path = /docs/intro:',
    '   -> linking to #nowhere',
    '[SUCCESS] Generated static files in "build".',
  ].join('\n');
  expect(buildWarnings(log)).toEqual([
    '[WARNING] Docusaurus found broken anchors!\n- Broken anchor on source page path = /docs/intro:\n   -> linking to #nowhere',
  ]);
});

test('a silent build has no warning', () => {
  expect(buildWarnings('[INFO] Building\n[SUCCESS] Generated static files.\n')).toEqual([]);
});
