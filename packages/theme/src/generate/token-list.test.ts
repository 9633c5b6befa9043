import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {LIGHT_THEME, lightThemeText, TOKEN_LIST, tokenListText} from './write-token-list.ts';

it('token-list.ts is what theme.css says; if not, run "npm run tokens -w packages/theme"', async () => {
  expect(readFileSync(TOKEN_LIST, 'utf8')).toBe(await tokenListText());
});

it('light.css is what theme.css says; if not, run "npm run tokens -w packages/theme"', async () => {
  expect(readFileSync(LIGHT_THEME, 'utf8')).toBe(await lightThemeText());
});
