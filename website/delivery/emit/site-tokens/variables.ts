import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const DECLARATION = /(--[\w-]+)\s*:\s*([^;{}]+)/g;
const READ = /var\(\s*(--[\w-]+)/g;

/** Style sheets and code. */
const SOURCES = /\.(css|jsx?|tsx?)$/;

function sourceFiles(entry: string): string[] {
  if (statSync(entry).isFile()) {
    return [entry];
  }
  return readdirSync(entry, {recursive: true, encoding: 'utf8'})
    .filter((file) => SOURCES.test(file))
    .map((file) => path.join(entry, file));
}

const readsOf = (text: string) => [...text.matchAll(READ)].map((match) => match[1]!);

/** Texts of the style sheets and the code in folders. */
export function sourceTexts(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => sourceFiles(folder)).map((file) => readFileSync(file, 'utf8'));
}

/**
 * Names of the CSS custom properties that are read, directly or through another property that is itself read.
 *
 * @param texts - Style sheets and code.
 */
export function usedVariables(texts: readonly string[]): Set<string> {
  const used = new Set<string>();
  const readBy = new Map<string, string[]>();
  for (const text of texts) {
    for (const [, name, value] of text.matchAll(DECLARATION)) {
      readBy.set(name!, [...(readBy.get(name!) ?? []), ...readsOf(value!)]);
    }
    readsOf(text.replace(DECLARATION, '')).forEach((name) => used.add(name));
  }
  // A set grows while it is walked, so that each newly found property is followed as well.
  for (const name of used) {
    readBy.get(name)?.forEach((read) => used.add(read));
  }
  return used;
}
