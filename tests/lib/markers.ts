import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {root} from '../../scripts/lib/workspace.mjs';

const require = createRequire(import.meta.url);

/** Texts of a source file that a minifier leaves as they are. */
function literals(source: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.add(node.text);
    if (ts.isRegularExpressionLiteral(node)) found.add(node.text);
    if (ts.isJsxText(node)) found.add(node.text.trim().replaceAll(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true));
  return found;
}

/** The text of a script with the escapes undone in which minifiers differ. */
function plain(script: string): string {
  return script.replaceAll(/\\(['"`])/g, '$1').replaceAll('\\n', '\n');
}

/** Something that a page must not load, and the texts that give it away. */
export interface Marker {
  name: string;
  texts: string[];
  /** The number of texts that have to be found, for one alone may be an accident. */
  enough: number;
}

/** Libraries that highlight code or search text. None of them belongs on a page before a reader asks for it. */
const LIBRARIES = [
  ...['shiki', '@shikijs/core', '@shikijs/primitive', 'prismjs', 'prism-react-renderer'],
  ...['highlight.js', 'algoliasearch', 'algoliasearch/lite', '@algolia/autocomplete-core'],
  ...['minisearch', 'lunr', 'fuse.js', 'flexsearch', '@orama/orama'],
];

/** Long texts of a library's main file, for each library that is installed. */
export function libraryMarkers(): Marker[] {
  return LIBRARIES.flatMap((name) => {
    const texts = [...literals(readMain(name))].filter(
      (text) => text.length >= 20 && text.length < 200,
    );
    return texts.length > 0 ? [{name, texts, enough: Math.min(3, texts.length)}] : [];
  });
}

/** The source of the file that a package's name leads to, or nothing when it is not installed. */
function readMain(name: string): string {
  try {
    return readFileSync(require.resolve(name, {paths: [root, join(root, 'website')]}), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Texts of each example of the packages that no other source file of its package has.
 * On a page that does not show the example they must not be in any script.
 */
export function exampleMarkers(): Marker[] {
  const packages = join(root, 'packages');
  const files = readdirSync(packages, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /^[\w/-]+\/src\/.*\.tsx?$/.test(file) && !/\.(test|browser)\.tsx?$/.test(file),
  );
  const sources = new Map(
    files.map((file) => [file, readFileSync(join(packages, file), 'utf8')] as const),
  );
  return files
    .filter((file) => file.includes('/examples/'))
    .flatMap((file) => {
      const others = [...sources].filter(([other]) => other !== file).map(([, source]) => source);
      const texts = [...literals(sources.get(file) ?? '')].filter(
        (text) => text.length >= 10 && !others.some((source) => source.includes(text)),
      );
      return texts.length > 0 ? [{name: file, texts, enough: Math.min(2, texts.length)}] : [];
    });
}

/** The markers that a script gives away. */
export function findMarkers(markers: Marker[], script: string): Marker[] {
  const text = plain(script);
  return markers.filter(
    ({texts, enough}) => texts.filter((part) => text.includes(part)).length >= enough,
  );
}
