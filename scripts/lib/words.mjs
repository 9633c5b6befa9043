import ts from 'typescript';
import {PHRASES} from './word-list.mjs';

/**
 * @typedef {object} Finding
 * @property {number} line Line of the file, from 1.
 * @property {string} phrase The words that are there.
 * @property {string} write The words to write instead.
 */

/** Parts of a page that nobody reads as prose. What they match is left out, and inline code is one word. */
const NO_PROSE = [
  /^ *(`{3,}|~{3,})[^]*?^ *\1`* *$/gm,
  /\{\/\*[^]*?\*\/\}/g,
  /^(?:import|export) .*$/gm,
  /(?<=\])\([^)\s]*\)/g,
  /\{#[\w-]+\}/g,
  /\*\*|\]|\[(?!What|Who)|(?<=^ *)\d+\. |(?<=^ *)> /gm,
  /(?<=^(?!title|description|sidebar_label)\w+:).*$/gm,
];

const PATTERNS = PHRASES.map(({find, write, where}) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${find.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi'),
  write,
  where,
}));

/**
 * A page with every character replaced that is no prose: by a letter in inline code, so that it counts as a word, else by `\0`.
 *
 * @param {string} page
 */
function maskPage(page) {
  const masked = NO_PROSE.reduce(
    (text, pattern) => text.replace(pattern, (part) => part.replace(/[^\n]/g, '\0')),
    page,
  );
  return masked.replace(/`[^`\n]+`/g, (code) => 'x'.repeat(code.length));
}

/**
 * The phrases that a text has.
 *
 * @param {string} text
 * @param {number} firstLine
 * @param {string} [masked] The text with `\0` for parts that are left out. Default: the text.
 * @param {'pages' | 'comments'} [where]
 * @returns {Finding[]}
 */
function findIn(text, firstLine, masked = text, where = 'pages') {
  const at = masked.split('').flatMap((letter, index) => (letter === '\0' ? [] : [index]));
  const prose = masked.replaceAll('\0', '');
  return PATTERNS.filter((entry) => entry.where === undefined || entry.where === where).flatMap(
    ({pattern, write}) =>
      [...prose.matchAll(pattern)].map(({0: found, index}) => ({
        line: firstLine + text.slice(0, at[index]).split('\n').length - 1,
        phrase: text.slice(at[index], (at[index + found.length - 1] ?? 0) + 1).replace(/\s+/g, ' '),
        write,
      })),
  );
}

/**
 * Phrases in the prose of a page: its title, its description and its text, without code.
 *
 * @param {string} page Markdown or MDX.
 */
export const findInPage = (page) => findIn(page, 1, maskPage(page)).sort((a, b) => a.line - b.line);

/**
 * Phrases in doc comments, which are Markdown. Examples and inline code in them are left out.
 *
 * @param {string} source TypeScript or TSX.
 */
export function findInComments(source) {
  return [...source.matchAll(/^[ \t]*\/\*\*[^]*?\*\//gm)].flatMap(({0: comment, index}) => {
    const text = comment
      .replace(/^[ \t]*\/?\*+\/? ?| *\*\/$/gm, '')
      .replace(/^@\w+(?: \S+ -)? ?/gm, '');
    return findIn(text, source.slice(0, index).split('\n').length, maskPage(text), 'comments').sort(
      (a, b) => a.line - b.line,
    );
  });
}

/**
 * Phrases in the words of an interface: strings, templates and the text of elements.
 *
 * @param {string} source TypeScript or TSX.
 * @returns {Finding[]}
 */
export function findInCode(source) {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true);
  /** @type {Finding[]} */
  const findings = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const start = file.getLineAndCharacterOfPosition(node.pos).line + 1;
      findings.push(...findIn(node.text, start + leadingLines(node, file)));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

/**
 * Lines between the end of what comes before a node and its first character. The text of an element starts at once.
 *
 * @param {ts.Node} node
 * @param {ts.SourceFile} file
 */
const leadingLines = (node, file) =>
  ts.isJsxText(node) ? 0 : file.text.slice(node.pos, node.getStart(file)).split('\n').length - 1;
