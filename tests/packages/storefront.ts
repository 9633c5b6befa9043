import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {inject} from 'vitest';
import {readJson} from '../../scripts/lib/workspace.mjs';

/** The packages of a storefront beside the toolkit. The versions are those of the lockfile, whose files are at hand. */
const TOOLS = ['@tailwindcss/postcss', 'react', 'react-dom', 'tailwindcss', 'vite'];
const TOOLKIT = ['types', 'theme', 'ui', 'commerce-ui'];

interface Lockfile {
  packages: Record<string, {version?: string}>;
}

/** The environment of a reader's shell, in which npm takes what it has and asks for the rest. */
export const shellEnvironment = {
  ...process.env,
  // The test runner's own value is none that a build knows.
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
};

/** Runs a program in a folder. */
export function outputOf(folder: string, program: string, ...args: string[]) {
  const options = {cwd: folder, encoding: 'utf8', env: shellEnvironment} as const;
  const {status, stdout, stderr} = spawnSync(program, args, options);
  return {status, stdout, stderr};
}

/** Runs a program and returns what it printed. Fails with it. */
export function run(folder: string, program: string, ...args: string[]): string {
  const {status, stdout, stderr} = outputOf(folder, program, ...args);
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
  }
  return stdout;
}

/** The versions of packages in the lockfile, by name. */
export function lockedVersions(...names: string[]): Record<string, string> {
  const {packages} = readJson('package-lock.json') as Lockfile;
  return Object.fromEntries(
    names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? 'missing']),
  );
}

/** A folder outside of the workspace, whose npm finds the packed packages. */
export interface Storefront {
  folder: string;
  /** Writes a file, with the folders that it needs. */
  write(path: string, text: string): void;
  remove(): void;
}

/** Makes an empty folder, but for the setting by which npm finds the toolkit. */
export function emptyFolder(): Storefront {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  };
  write('.npmrc', `@storefront-toolkit:registry=${inject('registry')}\n`);
  return {folder, write, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/**
 * Makes a storefront in a temporary folder and installs what it needs.
 *
 * @param files Its files, by path.
 */
export function installStorefront(files: Record<string, string>): Storefront {
  const shop = emptyFolder();
  const toolkit = Object.fromEntries(TOOLKIT.map((name) => [`@storefront-toolkit/${name}`, '*']));
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {...toolkit, ...lockedVersions(...TOOLS)},
  };
  shop.write('package.json', JSON.stringify(manifest));
  for (const [path, text] of Object.entries(files)) shop.write(path, text);
  run(shop.folder, 'npm', 'install');
  return shop;
}
