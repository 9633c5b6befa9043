import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createInterface} from 'node:readline/promises';

/** The comments around the lines, by which they are found again. */
const MARKS = {
  start: '<!-- storefront-toolkit: start -->',
  end: '<!-- storefront-toolkit: end -->',
};

/** Name of the file that coding agents read. */
const FILE = 'AGENTS.md';

/**
 * The lines for agents, in the order in which they are written.
 *
 * @param url - Address of the documentation, with a slash at its end.
 */
const linesFor = (url: string): string[] => [
  MARKS.start,
  '## Storefront Toolkit',
  '- Before you use a component of `@storefront-toolkit`, look it up with the MCP server `storefront-toolkit`: `search_docs`, `get_component`. Its props differ from other libraries.',
  '- Start from the example that is nearest to your task (`get_example`), and check what you wrote with `check_usage`.',
  `- If the server is not connected, read \`node_modules/@storefront-toolkit/<package>/AGENTS.md\`, or ${url}llms.txt.`,
  MARKS.end,
];

/** The parts of a file's text: before the lines, the lines with their marks, and after them. */
function split(text: string): {before: string; own: string; after: string} | undefined {
  const [start, end] = [text.indexOf(MARKS.start), text.indexOf(MARKS.end)];
  if (start < 0 && end < 0) return undefined;
  const isWhole =
    start >= 0 &&
    start < end &&
    text.lastIndexOf(MARKS.start) === start &&
    text.lastIndexOf(MARKS.end) === end;
  if (!isWhole) {
    throw new Error(
      `${FILE} does not have each of the marks ${MARKS.start} and ${MARKS.end} once and in this order, so the lines between them ` +
        'cannot be found. Remove the marks and what belongs to them by hand, then try again.',
    );
  }
  const after = end + MARKS.end.length;
  return {before: text.slice(0, start), own: text.slice(start, after), after: text.slice(after)};
}

/**
 * A file's text with the lines for agents: in place of older ones, or at its end.
 *
 * @throws If the marks of older lines are not whole.
 */
export function withLines(text: string, url: string): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = linesFor(url).join(newline);
  const found = split(text);
  if (found) return found.before + lines + found.after;
  const gap = text === '' ? '' : text.endsWith('\n') ? newline : newline + newline;
  return `${text}${gap}${lines}${newline}`;
}

/**
 * A file's text without the lines for agents.
 *
 * @throws If their marks are not whole.
 */
export function withoutLines(text: string): string {
  const found = split(text);
  if (!found) return text;
  const before = found.before.replace(/(?<=\n)\r?\n$/, '');
  return before + found.after.replace(/^\r?\n/, '');
}

/** Asks a person at a terminal. */
async function askOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({input: process.stdin, output: process.stderr});
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/** The options of {@link init}. */
export interface InitOptions {
  /** Folder of the project. */
  folder: string;
  /** Address of the documentation, with a slash at its end. */
  url: string;
  /** Removes the lines instead. */
  undo: boolean;
  /** Asks nobody. */
  yes: boolean;
  /** Whether somebody can be asked. */
  isTerminal: boolean;
  /** Asks whether to write. Default: on the terminal. */
  ask?: (question: string) => Promise<boolean>;
}

/**
 * Adds the lines for agents to the project's AGENTS.md, or removes them. A second time it changes nothing.
 *
 * @returns A sentence on what was done.
 * @throws If nobody can be asked and `yes` is not set, and if older lines cannot be found.
 */
export async function init(options: InitOptions): Promise<string> {
  const {folder, url, undo, yes, isTerminal, ask = askOnTerminal} = options;
  const file = join(folder, FILE);
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const next = undo ? withoutLines(present) : withLines(present, url);
  if (next === present) return `${file} ${undo ? 'has no lines to remove' : 'has these lines'}.`;
  if (!yes && !isTerminal) {
    throw new Error(
      `${file} was not changed: nobody can be asked here. Pass --yes to change it without a question.`,
    );
  }
  const question = undo
    ? `Remove the lines about Storefront Toolkit from ${file}?`
    : `${linesFor(url).join('\n')}\n\nAdd these lines to ${file}?`;
  if (!yes && !(await ask(question))) return `${file} was not changed.`;
  if (next === '') rmSync(file);
  else writeFileSync(file, next);
  return undo ? `The lines were removed from ${file}.` : `The lines were added to ${file}.`;
}
