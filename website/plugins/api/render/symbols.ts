import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiExport, ApiModel} from '../model.ts';
import type {Links} from './links.ts';
import {firstSentence} from './lists.ts';
import {plainText} from './rich.ts';

/** Facts about a symbol that a popover shows. */
export interface SymbolFacts {
  /** Its declaration on one line, without members. */
  signature: string;
  /** First sentence of its doc comment, as plain text. */
  summary: string;
  /** Address of its page, if it has one. */
  href?: string;
}

/** Facts about each symbol, by its id. */
export type SymbolTable = Record<string, SymbolFacts>;

/** Characters of a signature that fit in a popover. */
const LONGEST = 180;

/** Kinds whose members are left to their pages. */
const WITH_MEMBERS: readonly ApiExport['kind'][] = ['interface', 'class', 'constants'];

type Declaration = Pick<ApiExport, 'name' | 'kind' | 'signature'>;

/** The declaration on one line: `interface ButtonProps extends ButtonElementProps`, `function moneyOf(amount: number): Money`. */
export function oneLine({name, kind, signature}: Declaration): string {
  const declared = WITH_MEMBERS.includes(kind) ? signature.replace(/:? \{\n.*$/s, '') : signature;
  const line = declared
    // A name that an entry point gives to an export of another file.
    .replace(/^export (?:declare )?(\w+) \w+/, (_, word: string) => `${word} ${name}`)
    .replaceAll('import("react").', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('= | ', '= ')
    .replaceAll('( ', '(')
    .replaceAll(', )', ')')
    .replace(/;$/, '');
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST)).replace(/ [|&]$/, '')} …`;
}

/** The fragment of a component's heading on its page. Where the page is about one component alone, that of its table. */
function headingOf(name: string, page: string, docs: string): string {
  const file = path.join(docs, `${page.replace('/docs/', '')}.mdx`);
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').includes(`\n### ${name}\n`)
    ? `#${name.toLowerCase()}`
    : '#api-reference';
}

/**
 * Facts that code blocks tell about the symbols that they import.
 *
 * @param docs - Folder of the site's docs.
 */
export function symbolTable(
  {exports}: ApiModel,
  {exportHref, resolve}: Links,
  docs: string,
): SymbolTable {
  const ids = new Set(exports.map(({id}) => id));
  return Object.fromEntries(
    exports.map((item) => {
      const page = exportHref(item.id);
      const hasTable = item.kind === 'component' && ids.has(`${item.id}Props`);
      const href = page && (hasTable ? page + headingOf(item.name, page, docs) : page);
      const summary = plainText(resolve(firstSentence(item.summary)));
      return [item.id, {signature: oneLine(item), summary, ...(href !== undefined && {href})}];
    }),
  );
}
