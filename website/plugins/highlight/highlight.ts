import type * as ShikiCore from 'shiki/core';
import type {HighlighterCore, ThemedToken} from 'shiki/core';
import type * as ShikiOniguruma from 'shiki/engine/oniguruma';
import type * as ShikiWasm from 'shiki/wasm';
import {findLanguage, type GrammarModule, languages} from './languages';
import {type Mark, readNotation} from './marks';
import native from './native.cjs';
import {placeholderTheme, tokenClass} from './theme';

/** Options of {@link highlightToHtml}. */
export interface HighlightOptions {
  /** Numbers of the lines to highlight. The first line is 1. @default none */
  lines?: readonly number[];
  /** The page or file that holds the code, for error messages. @default 'A code block' */
  where?: string;
}

const lineElements: Readonly<Record<Mark, string>> = {
  highlight: 'mark',
  added: 'ins',
  removed: 'del',
};

/**
 * Highlights code at build time. Returns the content of a `<code>` element: escaped text, `<span>`s with the classes
 * of `theme.ts`, and a `<mark>`, `<ins>` or `<del>` around each marked line. No inline style, no trailing newline.
 *
 * Notation comments (`// [!code ++]`, `[!code --]`, `[!code highlight]`) mark their line and are taken out.
 *
 * @throws for an unknown language or notation, and for a line number that the code does not have. The message names
 * the place, and what is known.
 */
export async function highlightToHtml(
  source: string,
  lang: string,
  {lines = [], where = 'A code block'}: HighlightOptions = {},
): Promise<string> {
  const {code, marks: notationMarks} = readNotation(trimEnd(source), where);
  const marks = new Map(notationMarks);
  for (const line of lines) if (!marks.has(line)) marks.set(line, 'highlight');
  const html = (await tokenize(code, lang, where)).map(lineToHtml);
  const beyond = [...marks.keys()].find((line) => line > html.length);
  if (beyond) {
    throw new Error(
      `${where}: line ${beyond} is marked, but the code ends at line ${html.length}.`,
    );
  }
  return joinLines(html, marks);
}

const trimEnd = (source: string) => source.replaceAll('\r\n', '\n').replace(/\s+$/, '');

async function tokenize(code: string, lang: string, where: string): Promise<ThemedToken[][]> {
  const {grammar} = findLanguage(lang, where);
  if (!grammar) return code.split('\n').map((content) => [{content, offset: 0}]);
  const highlighter = await sharedHighlighter();
  // A grammar's module lists the languages that it embeds first, and its own last.
  const registrations = await registrationsOf(grammar);
  // Without limits: a busy machine must not change what is highlighted.
  return highlighter.codeToTokensBase(code, {
    lang: registrations.at(-1)?.name ?? lang,
    theme: 'placeholder',
    tokenizeMaxLineLength: 0,
    tokenizeTimeLimit: 0,
  });
}

const registrationsOf = async (grammar: string) =>
  ((await native.importModule(grammar)) as GrammarModule).default;

function sharedHighlighter(): Promise<HighlighterCore> {
  native.shared.highlighter ??= createHighlighter();
  return native.shared.highlighter as Promise<HighlighterCore>;
}

async function createHighlighter(): Promise<HighlighterCore> {
  const [core, oniguruma] = await Promise.all([
    native.importModule('shiki/core') as Promise<typeof ShikiCore>,
    native.importModule('shiki/engine/oniguruma') as Promise<typeof ShikiOniguruma>,
  ]);
  return core.createHighlighterCore({
    engine: await oniguruma.createOnigurumaEngine(
      native.importModule('shiki/wasm') as Promise<typeof ShikiWasm>,
    ),
    themes: [placeholderTheme],
    // All at once: Markdown colors the fences in it only if their languages are there, whatever was highlighted before.
    langs: await Promise.all(
      languages.flatMap(({grammar}) => (grammar ? [registrationsOf(grammar)] : [])),
    ),
  });
}

/** One line as HTML: neighbors of one class share an element, and white space needs none. */
function lineToHtml(tokens: readonly ThemedToken[]): string {
  const runs: {name: string; text: string; space: string}[] = [];
  for (const {content, color} of tokens) {
    const [, before = '', text = '', space = ''] = /^(\s*)(.*?)(\s*)$/su.exec(content) ?? [];
    const last = runs.at(-1);
    if (text === '') {
      if (last) last.space += content;
      else runs.push({name: '', text: '', space: content});
      continue;
    }
    const name = tokenClass(color);
    if (last?.name === name) {
      last.text += last.space + before + text;
      last.space = space;
    } else {
      if (last) last.space += before;
      else runs.push({name: '', text: '', space: before});
      runs.push({name, text, space});
    }
  }
  return runs
    .map(({name, text, space}) =>
      name ? `<span class="${name}">${escapeHtml(text)}</span>${space}` : escapeHtml(text) + space,
    )
    .join('');
}

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

/** A marked line is a block that holds its own newline, so that the text of the code stays exact. */
function joinLines(lines: readonly string[], marks: ReadonlyMap<number, Mark>): string {
  return lines
    .map((line, index) => {
      const mark = marks.get(index + 1);
      const newline = index < lines.length - 1 ? '\n' : '';
      if (!mark) return line + newline;
      const element = lineElements[mark];
      return `<${element}>${line}${newline}</${element}>`;
    })
    .join('');
}
