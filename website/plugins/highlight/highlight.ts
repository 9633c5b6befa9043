import type * as ShikiCore from 'shiki/core';
import type {HighlighterCore, ThemedToken} from 'shiki/core';
import type * as ShikiOniguruma from 'shiki/engine/oniguruma';
import type * as ShikiWasm from 'shiki/wasm';
import {findLanguage, type GrammarModule, languages} from './languages';
import {type Mark, readNotation} from './marks';
import native from './native.cjs';
import {type ImportedName, importedNames} from '../symbols/imports';
import {popoverId} from '../symbols/table';
import {placeholderTheme, tokenClass} from './theme';

/** Options of {@link highlightToHtml}. */
export interface HighlightOptions {
  /** Numbers of the lines to highlight. The first line is 1. @default none */
  lines?: readonly number[];
  /** The page or file that holds the code, for error messages. @default 'A code block' */
  where?: string;
  /**
   * Whether a symbol of the toolkit has a popover on the page. A button opens it, where the code imports the symbol.
   * @default none has
   */
  isExplained?: (id: string) => boolean;
}

/** A token, and the symbol that it names if a button explains that. */
interface Token extends Pick<ThemedToken, 'content' | 'offset' | 'color'> {
  symbol?: string;
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
  {lines = [], where = 'A code block', isExplained = () => false}: HighlightOptions = {},
): Promise<string> {
  const {code, marks: notationMarks} = readNotation(trimEnd(source), where);
  const marks = new Map(notationMarks);
  for (const line of lines) if (!marks.has(line)) marks.set(line, 'highlight');
  const explained = importedNames(code, lang).filter(({id}) => isExplained(id));
  const html = (await tokenize(code, lang, where)).map((line) =>
    lineToHtml(explained.reduce(cutOut, line)),
  );
  const beyond = [...marks.keys()].find((line) => line > html.length);
  if (beyond) {
    throw new Error(
      `${where}: line ${beyond} is marked, but the code ends at line ${html.length}.`,
    );
  }
  return joinLines(html, marks);
}

/** Makes an imported name a token of its own. */
const cutOut = (tokens: readonly Token[], {id, start, end}: ImportedName): Token[] =>
  tokens.flatMap((token) => {
    const from = start - token.offset;
    const to = end - token.offset;
    if (from < 0 || to > token.content.length) return [token];
    const part = (first: number, last?: number) => ({
      ...token,
      offset: token.offset + first,
      content: token.content.slice(first, last),
    });
    return [part(0, from), {...part(from, to), symbol: id}, part(to)].filter(
      ({content}) => content !== '',
    );
  });

const trimEnd = (source: string) => source.replaceAll('\r\n', '\n').replace(/\s+$/, '');

async function tokenize(code: string, lang: string, where: string): Promise<Token[][]> {
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
function lineToHtml(tokens: readonly Token[]): string {
  const runs: {name: string; text: string; space: string; symbol?: string | undefined}[] = [];
  for (const {content, color, symbol} of tokens) {
    const [, before = '', text = '', space = ''] = /^(\s*)(.*?)(\s*)$/su.exec(content) ?? [];
    const last = runs.at(-1);
    if (text === '') {
      if (last) last.space += content;
      else runs.push({name: '', text: '', space: content});
      continue;
    }
    const name = tokenClass(color);
    if (last?.name === name && !last.symbol && !symbol) {
      last.text += last.space + before + text;
      last.space = space;
    } else {
      if (last) last.space += before;
      else runs.push({name: '', text: '', space: before});
      runs.push({name, text, space, symbol});
    }
  }
  return runs
    .map(({name, text, space, symbol}) => {
      const html = symbol
        ? `<button popovertarget="${popoverId(symbol)}">${escapeHtml(text)}</button>`
        : escapeHtml(text);
      return name ? `<span class="${name}">${html}</span>${space}` : html + space;
    })
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
