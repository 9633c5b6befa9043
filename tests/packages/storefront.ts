import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';

/** Packages that the storefront installs, each after those that it needs. */
const PACKAGES = ['types', 'theme', 'ui', 'commerce-ui'];

/** What a storefront has beside the toolkit. The versions are those of the lockfile, whose files are at hand. */
const TOOLS = ['@tailwindcss/postcss', 'react', 'react-dom', 'tailwindcss', 'vite'];

interface Lockfile {
  packages: Record<string, {version?: string}>;
}

/** Runs a program and returns what it printed. Fails with it. */
export function run(folder: string, program: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
  }
  return stdout;
}

/** Builds the packages as they are published, and packs them into a folder. */
function pack(folder: string): Record<string, string> {
  const archives = PACKAGES.map((name) => {
    rmSync(join(root, `packages/${name}/dist`), {recursive: true, force: true});
    run(root, 'npm', 'run', 'build', '-w', `packages/${name}`);
    const known = new Set(readdirSync(folder));
    run(root, 'npm', 'pack', '-w', `packages/${name}`, '--pack-destination', folder);
    const archive = readdirSync(folder).find((file) => !known.has(file));
    return [`@storefront-toolkit/${name}`, `file:./${archive}`];
  });
  return Object.fromEntries(archives) as Record<string, string>;
}

function lockedVersions(): Record<string, string> {
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  return Object.fromEntries(
    TOOLS.map((name) => [name, packages[`node_modules/${name}`]?.version ?? 'missing']),
  );
}

/** A storefront outside of the workspace that has the toolkit from packed archives. */
export interface Storefront {
  folder: string;
  remove(): void;
}

/**
 * Makes a storefront in a temporary folder and installs what it needs.
 *
 * @param files Its files, by path.
 */
export function installStorefront(files: Record<string, string>): Storefront {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const archives = pack(folder);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {...archives, ...lockedVersions()},
    // The packages name each other by version, and are not in the registry.
    overrides: archives,
  };
  for (const [path, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
