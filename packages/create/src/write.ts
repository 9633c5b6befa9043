import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Names that npm takes for a package, without a scope. */
const NAME = /^[a-z\d][a-z\d._-]{0,213}$/;
const RESERVED = ['node_modules', 'favicon.ico'];

/** A name that npm takes, made from one that it doesn't. */
const asName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[^a-z\d]+|[^a-z\d]+$/g, '')
    .slice(0, 214);

/**
 * The name of a project's package: that of its folder.
 *
 * @param folder - Absolute path.
 * @throws If npm doesn't take the name.
 */
export function packageNameOf(folder: string): string {
  const name = basename(folder);
  if (NAME.test(name) && !RESERVED.includes(name)) return name;
  const better = asName(name);
  const example = NAME.test(better) && !RESERVED.includes(better) ? better : 'my-storefront';
  throw new Error(
    `A package can't have the name "${name}" of its folder: npm takes lower-case letters, digits, hyphens, dots and underscores, ` +
      `and a letter or a digit first. Choose a folder such as ${example}.`,
  );
}

/**
 * Checks that a project can be written to a folder: it doesn't exist, or it is empty. A repository without files is empty too.
 *
 * @param folder - Absolute path.
 * @throws If something is there.
 */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  let present: string[];
  try {
    present = readdirSync(folder).filter((name) => name !== '.git');
  } catch {
    throw new Error(
      `${folder} isn't a folder, so no project can be written there. Choose another.`,
    );
  }
  if (present.length === 0) return;
  const [first = '', ...more] = present.sort();
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  throw new Error(
    `${folder} isn't empty: it has ${first}${rest}. A project would mix with these files. Choose another folder, or empty this one.`,
  );
}

function writeAll(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/** Moves what is in a folder to the one above it. On an error, nothing is left there. */
function moveUp(folder: string): void {
  const moved: string[] = [];
  try {
    for (const name of readdirSync(folder)) {
      const target = join(dirname(folder), name);
      renameSync(join(folder, name), target);
      moved.push(target);
    }
  } catch (error) {
    for (const path of moved) rmSync(path, {recursive: true, force: true});
    throw error;
  }
}

/**
 * Writes a project: all of its files, or none. They are written to a temporary folder, which then gets the project's name.
 *
 * @param folder - Absolute path.
 * @param files - Texts by their paths in the project.
 * @throws If the folder isn't empty, or can't be written.
 */
export function writeProject(folder: string, files: ReadonlyMap<string, string>): void {
  checkFolder(folder);
  const exists = existsSync(folder);
  const parent = exists ? folder : dirname(folder);
  const temporary = join(parent, `.storefront-${randomUUID()}`);
  let madeFirst: string | undefined;
  try {
    madeFirst = mkdirSync(parent, {recursive: true});
    writeAll(temporary, files);
    if (exists) moveUp(temporary);
    else renameSync(temporary, folder);
  } catch (error) {
    if (madeFirst) rmSync(madeFirst, {recursive: true, force: true});
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The project can't be written to ${folder}: ${reason}. Nothing was left there. Choose a folder in which you may write.`,
      {cause: error},
    );
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}
