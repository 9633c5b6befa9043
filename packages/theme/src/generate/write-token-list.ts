import {readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {parseTokens} from './parse-tokens.ts';

const THEME = new URL('../theme.css', import.meta.url);

/** The generated file. */
export const TOKEN_LIST = new URL('../token-list.ts', import.meta.url);

/** Text of the generated file, as `theme.css` has it now. */
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

if (process.argv[1] === import.meta.filename) {
  writeFileSync(TOKEN_LIST, await tokenListText());
}
