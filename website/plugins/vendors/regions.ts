import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The meta of a fence, by its keys: `file="a.ts" region="b"`. */
function wordsOf(meta: string): ReadonlyMap<string, string> {
  return new Map(
    [...meta.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

/** Takes off the indentation that all lines share, and empty lines at both ends. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/** The names of claims in the titles of tests, which say nothing to who reads the page. */
const CLAIM = / @claim-[\w.-]+/g;

/**
 * The text between `// #region <name>` and the next `// #endregion`. Marks of other regions are left out, and names of claims.
 *
 * @param text Text of a file.
 * @param name Name of the region. The whole file without it.
 * @returns The code, or `undefined` when there is no such region.
 */
export function regionOf(text: string, name?: string): string | undefined {
  const lines = text.split('\n');
  const isMark = (line: string) => /^\s*\/\/ #(end)?region\b/.test(line);
  const start =
    name === undefined ? -1 : lines.findIndex((line) => line.trim() === `// #region ${name}`);
  if (name !== undefined && start < 0) return undefined;
  const end =
    name === undefined
      ? lines.length
      : lines.findIndex((line, index) => index > start && line.trim().startsWith('// #endregion'));
  if (end < 0) return undefined;
  const shown = lines.slice(start + 1, end).filter((line) => !isMark(line));
  const code = dedent(shown.map((line) => line.replace(CLAIM, '')));
  return code || undefined;
}

/** A fence that shows a file: its code, and what is left of its meta. */
export interface FilledFence {
  readonly code: string;
  readonly meta: string;
}

/**
 * Fills a fence whose meta names a file, `file="packages/…/a.ts" region="b"`, with the code in it.
 *
 * @param root Folder of the repository.
 * @returns `undefined` for a fence that names no file.
 * @throws Error when there is no such file or region, or the fence has code of its own.
 */
export function fillFence(root: string, meta: string, ownCode: string): FilledFence | undefined {
  const words = wordsOf(meta);
  const file = words.get('file');
  if (file === undefined) return undefined;
  const region = words.get('region');
  if (ownCode.trim()) {
    throw new Error(
      `The fence names ${file} and has code of its own, of which only one can be shown. Empty the fence.`,
    );
  }
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    throw new Error(
      `There is no file ${file}, so the fence would be empty. Give its path from the root of the repository.`,
    );
  }
  const code = regionOf(readFileSync(absolute, 'utf8'), region);
  if (code === undefined) {
    const lines = region
      ? `"// #region ${region}" and "// #endregion" with code between them`
      : 'code';
    throw new Error(`${file} does not hold ${lines}, so the fence would be empty.`);
  }
  return {code, meta: meta.replace(/\s*\b(file|region)="[^"]*"/g, '').trim()};
}
