import {readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

const CODE = /\.[cm]?[jt]sx?$/;

/** Folders whose files nobody wrote. */
const MADE = /^(node_modules|dist|build|out|coverage|\..*)$/;

/**
 * The code of a storefront: TypeScript and JavaScript by path, with forward slashes. It leaves out installed and built files, and
 * follows no link.
 *
 * @throws If the folder can't be read.
 */
export function readCode(folder: string): Map<string, string> {
  const code = new Map<string, string>();
  const read = (parent: string) => {
    const entries = readdirSync(parent, {withFileTypes: true});
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(parent, entry.name);
      if (entry.isDirectory() && !MADE.test(entry.name)) read(path);
      if (!entry.isFile() || !CODE.test(entry.name)) continue;
      code.set(relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
  };
  read(folder);
  return code;
}

/**
 * Writes changed files: all of them, or none if one can't be written.
 *
 * @param files - Texts by their paths in the folder.
 * @throws If a file can't be written, or there is one of its name with `.draft` behind it. Then all are as before.
 */
export function writeCode(folder: string, files: ReadonlyMap<string, string>): void {
  const undo: (() => void)[] = [];
  const draftOf = (path: string) => join(folder, `${path}.draft`);
  try {
    for (const [path, text] of files) {
      writeFileSync(draftOf(path), text, {flag: 'wx'});
      undo.push(() => rmSync(draftOf(path), {force: true}));
    }
    for (const path of files.keys()) {
      const target = join(folder, path);
      const before = readFileSync(target);
      renameSync(draftOf(path), target);
      undo.push(() => writeFileSync(target, before));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}
