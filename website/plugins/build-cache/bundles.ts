import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A folder in which the bundler keeps its work. */
export interface Bundles {
  /** Absolute path. It is empty, or holds the work of a build of the same digest that came to its end. */
  folder: string;
  /** Lets the next build use the folder. Without it, that build starts from nothing. */
  complete: () => void;
}

/** Its presence says that a build came to its end. */
const COMPLETE = 'complete';

/**
 * Opens the bundler's folder, and removes what other builds left.
 *
 * @param home - Absolute path. Everything in it belongs to this function.
 * @param digest - Digest of all that the bundler does not look at by itself.
 */
export function openBundles(home: string, digest: string): Bundles {
  const folder = path.join(home, digest);
  const complete = path.join(folder, COMPLETE);
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    if (name !== digest) rmSync(path.join(home, name), {recursive: true, force: true});
  }
  if (!existsSync(complete)) rmSync(folder, {recursive: true, force: true});
  rmSync(complete, {force: true});
  return {
    folder,
    complete() {
      mkdirSync(folder, {recursive: true});
      writeFileSync(complete, '');
    },
  };
}
