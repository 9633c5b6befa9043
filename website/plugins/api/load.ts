import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PACKAGES} from './extract/entries.ts';
import type {ApiModel} from './model.ts';
import {ROOT, SITE} from '../paths.ts';

const CACHE = path.join(SITE, '.cache/api');

function filesIn(folder: string, wanted: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => wanted.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();
}

/** Everything that the model depends on: sources, this program, and the versions of what it uses. */
function inputFiles(folders: readonly string[]): string[] {
  return [
    ...folders.flatMap((folder) => [
      path.join(ROOT, folder, 'package.json'),
      ...filesIn(path.join(ROOT, folder, 'src'), /(?<!\.test|\.browser)\.tsx?$/),
    ]),
    ...filesIn(path.join(SITE, 'plugins/api/extract'), /\.ts$/),
    path.join(SITE, 'plugins/api/model.ts'),
    path.join(ROOT, 'tsconfig.base.json'),
    path.join(ROOT, 'package-lock.json'),
  ];
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 24);
}

/** A model, and how it came about. */
export interface LoadedModel {
  model: ApiModel;
  cached: boolean;
  seconds: number;
}

/**
 * The model of the public API: from the cache on disk if no source has changed, else extracted again.
 *
 * @param folders - Folders of the packages, from the root. By default all that have reference pages.
 */
export async function loadModel(
  folders: readonly string[] = DOCUMENTED_PACKAGES,
): Promise<LoadedModel> {
  const start = performance.now();
  const file = path.join(CACHE, `${hashOf(inputFiles(folders))}.json`);
  const cached = existsSync(file);
  const model = cached
    ? (JSON.parse(readFileSync(file, 'utf8')) as ApiModel)
    : await make(file, folders);
  return {model, cached, seconds: (performance.now() - start) / 1000};
}

async function make(file: string, folders: readonly string[]): Promise<ApiModel> {
  // Loads TypeScript and TypeDoc, which a warm build does without.
  const {buildModel} = await import('./extract/build.ts');
  const model = await buildModel(ROOT, folders);
  mkdirSync(CACHE, {recursive: true});
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(model));
  renameSync(draft, file);
  forgetOld();
  return model;
}

/** Keeps the newest models: while someone writes comments, each save makes one. */
function forgetOld(): void {
  const age = (file: string) => statSync(file).mtimeMs;
  const files = filesIn(CACHE, /\.json$/).sort((a, b) => age(b) - age(a));
  for (const file of files.slice(10)) rmSync(file, {force: true});
}

/** One line for the log of a build. */
export const timing = ({model, cached, seconds}: LoadedModel) =>
  `[api] ${model.exports.length} types from ${model.entries.length} entry points in ${seconds.toFixed(2)} s (${cached ? 'cached' : 'generated'})`;
