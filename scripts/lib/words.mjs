import ts from 'typescript';
import {PHRASES} from './word-list.mjs';

/**
 * @typedef {object} Finding
 * @property {number} line Line of the file, from 1.
 * @property {string} phrase The words that are there.
 * @property {string} write The words to write instead.
 */

/** Parts of a page that nobody reads as prose. Their matches are left out, and inline code is one word. */
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
 * A page with every character replaced that isn't prose: by a letter in inline code, so that it counts as a word, else by `\0`.
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

/** Pages, and code in any of the languages that we write. */
const READ = /\.(?:mdx?|css|[cm]?[jt]sx?)$/;

/** Pages that others make from doc comments or results, texts that quote phrases, and the specification's own words. */
const NOT_READ =
  /(?:^|\/)api-report\.md$|^(?:bench|conformance)\/(?:.*\/)?(?:RESULTS|REPORT)\.md$|^contributing\/words\.md$|^scripts\/lib\/(?:word-list\.mjs|words\.test\.ts)$|^conformance\/claims\//;

/** Tests, and what only they use: they name what must not be there, and nobody reads their strings. */
const OF_A_TEST = /\.(?:test|browser|spec)\.tsx?$|^tests\/|\/testing\//;

/** @param {string} path From the repository's root. */
export const isRead = (path) => READ.test(path) && !NOT_READ.test(path);

/**
 * Phrases in a file that {@link isRead}: in a page's prose, or in the strings and comments of code. Of tests, in comments only.
 *
 * @param {string} path From the repository's root.
 * @param {string} text
 */
export function findInFile(path, text) {
  if (/\.mdx?$/.test(path)) return findInPage(text);
  if (path.endsWith('.css')) return findInComments(text, stylesCommentsOf(text));
  const strings = OF_A_TEST.test(path) ? [] : findInCode(text);
  return [...strings, ...findInComments(text)].sort((a, b) => a.line - b.line);
}

/**
 * Phrases in the prose of a page: its title, its description and its text, without code.
 *
 * @param {string} page Markdown or MDX.
 */
export const findInPage = (page) => findIn(page, 1, maskPage(page)).sort((a, b) => a.line - b.line);

/**
 * Phrases in comments: in doc comments, which are Markdown, and in those between lines of code. Examples, inline code and types in them are left out.
 *
 * @param {string} source
 * @param {{text: string, line: number}[]} [comments] Those of the source. Default: those that TypeScript, TSX or JavaScript has.
 */
export function findInComments(source, comments = commentsOf(source)) {
  return comments.flatMap(({text: comment, line}) => {
    const text = comment
      .replace(/^[ \t]*(?:\/\/|\/?\*+\/?) ?|[ \t]*\*\/$/gm, '')
      .replace(
        /^@(?:param|property|typedef|typeParam)(?: \{.*?\}+(?=[ \n]|$))?(?: [\w.[\]]+(?: -)?(?=\s))? ?/gm,
        '- ',
      )
      .replace(/^@\w+(?: \{.*?\}+(?=[ \n]|$))? ?/gm, '- ');
    return findIn(text, line, maskPage(text), 'comments').sort((a, b) => a.line - b.line);
  });
}

/**
 * The comments of a style sheet.
 *
 * @param {string} styles
 */
const stylesCommentsOf = (styles) =>
  [...styles.matchAll(/\/\*[^]*?\*\//g)].map(({0: text, index}) => ({
    text,
    line: styles.slice(0, index).split('\n').length,
  }));

/**
 * The comments of a source. Comments on following lines, each with `//`, are one.
 *
 * @param {string} source
 * @returns {{text: string, line: number}[]} With the number of their first line.
 */
function commentsOf(source) {
  const file = parse(source);
  /** @type {ts.TextRange[]} */
  const ranges = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) return children.forEach(visit);
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of [
      ...(ts.getTrailingCommentRanges(source, node.pos) ?? []),
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
    ]) {
      const last = ranges.at(-1);
      if (range.pos < (last?.end ?? 0)) continue;
      if (last && isNextLine(source.slice(last.pos, range.end), last.end - last.pos)) {
        last.end = range.end;
      } else ranges.push({pos: range.pos, end: range.end});
    }
  };
  visit(file);
  return ranges.map(({pos, end}) => ({
    text: source.slice(pos, end),
    line: file.getLineAndCharacterOfPosition(pos).line + 1,
  }));
}

/**
 * Tells whether a comment with `//` goes on in the next line.
 *
 * @param {string} text From the first comment to the end of the second.
 * @param {number} length Of the first comment.
 */
const isNextLine = (text, length) =>
  text.startsWith('//') && /^\n[ \t]*\/\//.test(text.slice(length));

/** @type {ts.SourceFile | undefined} */
let parsed;

/**
 * A source's tree. The last one is kept, because strings and comments of a file are read one after the other.
 *
 * @param {string} source
 */
const parse = (source) =>
  parsed?.text === source
    ? parsed
    : (parsed = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true));

/**
 * Phrases in the words of an interface: strings, templates and the text of elements.
 *
 * @param {string} source TypeScript or TSX.
 * @returns {Finding[]}
 */
export function findInCode(source) {
  const file = parse(source);
  /** @type {Finding[]} */
  const findings = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
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
