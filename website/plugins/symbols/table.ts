import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DATA_FOLDER} from '../api/render/manifest';
import type {SymbolTable} from '../api/render/symbols';
import {SITE} from '../paths';

/** The symbols that code blocks explain, as the plugin of the API has written them. A site without it has none. */
export function readSymbols(): SymbolTable {
  const file = path.join(SITE, DATA_FOLDER, 'symbols.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SymbolTable) : {};
}

/** Id of a symbol's popover in a page: `api-ui-button-Button`. */
export const popoverId = (id: string) =>
  id.replace('@storefront-toolkit/', 'api-').replaceAll(/[^\w-]/g, '-');
