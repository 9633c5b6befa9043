import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {compile} from 'tailwindcss';
import ts from 'typescript';
import {parse} from './modules.ts';

/** Words in the strings of a file, where its class names are. Comments, names and imports are left out. */
function wordsOf(file: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      words.push(...node.text.split(/\s+/));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return words.filter(Boolean);
}

/** Knows the class names for which Tailwind CSS, with the toolkit's theme, writes a rule. */
export interface ClassNames {
  /** Whether a word is a class name. */
  has: (word: string) => boolean;
  /** The class names in the strings of source files, each once and in alphabetical order. */
  in: (files: readonly string[]) => string[];
}

/** Reads the theme, and lets Tailwind CSS say which words are class names. */
export async function readClassNames(): Promise<ClassNames> {
  const {resolve} = createRequire(import.meta.url);
  const sheets = ['theme', 'base'].map((name) =>
    readFileSync(resolve(`@storefront-toolkit/theme/${name}.css`), 'utf8'),
  );
  const compiler = await compile([...sheets, '@tailwind utilities;'].join('\n'));
  const known = new Map<string, boolean>();
  let written = compiler.build([]);
  const has = (word: string) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const before = written;
    written = compiler.build([word]);
    known.set(word, written !== before);
    return written !== before;
  };
  return {has, in: (files) => [...new Set(files.flatMap(wordsOf))].filter(has).sort()};
}
