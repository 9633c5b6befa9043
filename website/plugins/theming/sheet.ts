import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContrastPair, Token} from '@storefront-toolkit/theme';
import {minifiedSheet} from '../components/style-sheets';
import {otherTokens} from './other-tokens';
import {drawings, pairColors} from './drawings';

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

function sheet(name: string, parts: readonly string[]) {
  return minifiedSheet(name, parts.join('\n'), otherTokens());
}

/** Makes the style sheets that the theming pages link beside the site's own: one for tokens, one for contrast. */
export async function themingSheets(tokens: readonly Token[], pairs: readonly ContrastPair[]) {
  return {
    tokens: await sheet('tokens', [read('tables.css'), read('tokens.css'), drawings(tokens)]),
    contrast: await sheet('contrast', [
      read('tables.css'),
      read('contrast.css'),
      pairColors(pairs),
    ]),
  };
}
