import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Token} from '@storefront-toolkit/theme';
import {namedSheet} from '../components/style-sheets';
import {drawings} from './drawings';

/** Makes the style sheet that the theming pages link beside the site's own. */
export function themingSheet(tokens: readonly Token[]) {
  const tables = readFileSync(path.join(__dirname, 'sheet.css'), 'utf8');
  return namedSheet('theming', `@layer site {\n${tables}\n${drawings(tokens)}\n}\n`);
}
