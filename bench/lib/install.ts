import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {run} from './run.ts';

/** Time limit of an installation, in seconds. */
const LIMIT = 600;

type Versions = Readonly<Record<string, string>>;

/**
 * Installs packages into a folder, apart from the repository, unless they are there already.
 *
 * @param name - Name of the program that needs them, for error messages.
 * @throws If npm fails. The message ends with npm's own.
 */
export async function install(
  folder: string,
  name: string,
  dependencies: Versions,
  overrides: Versions = {},
): Promise<void> {
  const wanted = {private: true, dependencies, overrides};
  const text = `${JSON.stringify(wanted, null, 2)}\n`;
  const record = join(folder, 'node_modules/.bench-installed');
  if (existsSync(record) && readFileSync(record, 'utf8') === text) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), text);
  // The package `node` brings its program by an install script, and the repository's own settings allow none.
  const scripts = ['--ignore-scripts=false', '--dangerously-allow-all-scripts'];
  const command = ['npm', 'install', '--no-audit', '--no-fund', ...scripts];
  const {code, output} = await run(command, {cwd: folder, limit: LIMIT});
  if (code !== 0) {
    throw new Error(
      `${name} could not be installed, so it is not measured. npm said:\n${output.trim().slice(-1500)}`,
    );
  }
  writeFileSync(record, text);
}
