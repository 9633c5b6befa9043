import {fillFence} from '../../website/plugins/vendors/regions.ts';
import {root} from '../../scripts/lib/workspace.mjs';

/** A TypeScript fence of a page. */
export interface Fence {
  /** Path of the page, from the root of the repository. */
  page: string;
  /** Line of the page, from 1, on which the first line of `code` is. For a fence that shows a file, the line of its opening. */
  line: number;
  extension: 'ts' | 'tsx';
  /** Name of the file that the fence prints, as the page gives it. */
  title?: string;
  /** File of the repository, from its root, whose text or region the fence shows. */
  file?: string;
  /** The code as a reader gets it. */
  code: string;
  /** Whether the fence says `noCheck`, and is therefore not compiled. */
  noCheck: boolean;
}

const EXTENSIONS: Record<string, Fence['extension']> = {ts: 'ts', typescript: 'ts', tsx: 'tsx'};
const REMOVED_LINE = /\[!code --\]/;

/**
 * Finds the fences of a page that are TypeScript.
 *
 * Lines keep their number: the indentation of the fence is taken off, and a line marked as removed
 * (`[!code --]`) is emptied. A fence inside another fence is text of that one. A fence that shows a file holds what the
 * page prints of it.
 *
 * @param page Path of the page, from the root of the repository. In a `.ts` or `.tsx` file doc comments are read.
 * @param text The page.
 * @throws Error when a fence names a file or region that does not exist.
 */
export function extractFences(page: string, text: string): Fence[] {
  const fences: Fence[] = [];
  const lines = /\.tsx?$/.test(page) ? docCommentLines(text) : text.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const opening = lines[index]?.match(/^(\s*(?:>\s?)?)(`{3,}|~{3,})\s*([\w+-]*)(.*)$/);
    if (!opening) continue;
    const [, indent = '', marks = '', language = '', meta = ''] = opening;
    const start = index + 1;
    const closing = new RegExp(`^\\s*(?:>\\s?)?${marks.charAt(0)}{${marks.length},}\\s*$`);
    do index++;
    while (index < lines.length && !closing.test(lines[index] ?? ''));
    const extension = EXTENSIONS[language.toLowerCase()];
    if (!extension) continue;
    const own = lines.slice(start, index).map((line) => codeLine(line, indent.length));
    const shown = fillFence(root, meta, own.join('\n'));
    const word = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(meta)?.[1];
    const title = word('title');
    const file = word('file');
    fences.push({
      page,
      line: shown ? start : start + 1,
      extension,
      ...(title !== undefined && {title}),
      ...(file !== undefined && {file}),
      code: shown?.code ?? own.join('\n'),
      noCheck: /(^|\s)noCheck(\s|$)/.test(meta),
    });
  }
  return fences;
}

/** Takes off as much of the fence's indentation as the line has, and empties removed lines. */
function codeLine(line: string, indent: number): string {
  if (REMOVED_LINE.test(line)) return '';
  const own = line.match(/^(?:\s|>)*/)?.[0].length ?? 0;
  return line.slice(Math.min(indent, own));
}

/** The text of doc comments, on its lines of the source. Other lines are empty. */
function docCommentLines(source: string): string[] {
  return source.split('\n').map((line) => line.match(/^\s*\* ?(.*)$/)?.[1] ?? '');
}
