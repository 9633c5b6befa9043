import {readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {lightTheme} from './light-theme.ts';
import {parseTokens} from './parse-tokens.ts';

const THEME = new URL('../theme.css', import.meta.url);

/** The generated list. */
export const TOKEN_LIST = new URL('../token-list.ts', import.meta.url);

/** The generated style sheet. */
export const LIGHT_THEME = new URL('../light.css', import.meta.url);

/** Text of the generated list, as `theme.css` has it now. */
export async function tokenListText(): Promise<string> {
  const tokens = parseTokens(readFileSync(THEME, 'utf8'));
  const text = [
    '// Made from theme.css by "npm run tokens -w packages/theme". A test compares the two.',
    "import type {Token} from './token.ts';",
    '',
    '/** Name of the custom property of a token, with its two hyphens. */',
    'export type TokenName =',
    ...tokens.map(({name, purpose}) => `/** ${purpose} */\n| '${name}'`),
    ';',
    '',
    '/** Every design token of the toolkit, in the order of `theme.css`. */',
    `export const tokens: readonly Token[] = ${JSON.stringify(tokens)};`,
    '',
  ].join('\n');
  const options = await resolveConfig(TOKEN_LIST);
  return format(text, {...options, parser: 'typescript'});
}

/** Text of the generated style sheet, as `theme.css` has it now. */
export async function lightThemeText(): Promise<string> {
  const options = await resolveConfig(LIGHT_THEME);
  return format(lightTheme(readFileSync(THEME, 'utf8')), {...options, parser: 'css'});
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(TOKEN_LIST, await tokenListText());
  writeFileSync(LIGHT_THEME, await lightThemeText());
}
