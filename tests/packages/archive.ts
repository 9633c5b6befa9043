import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {
  checkPackage,
  createPackageFromTarballData,
  Package,
  type Problem,
} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {archiveDocs} from '../../website/delivery/archives/archive-docs.ts';

/** The files of an archive, by their path in the package. */
export type Files = ReadonlyMap<string, string>;

/** A target of `exports`: a path, or targets by condition. */
type Target = string | {readonly [condition: string]: Target};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Target>>;
  /** Files and folders that belong in the archive; patterns with a `!` don't. */
  readonly files: readonly string[];
  readonly repository?: {readonly directory: string};
}

/** The files that npm needs, and those that a reader looks for. */
const NEEDED = ['package.json', 'README.md', 'LICENSE'];
const NEEDED_FIELDS = ['license', 'homepage', 'bugs', 'repository', 'engines', 'description'];
const SOURCE = /^src\/(.+)\.tsx?$/;
/** Files that the site's build writes for `packages/mcp`. */
const DATA = /^data\/(?:snapshot\.json|search\.js(?:on)?)$/;
/** Files of the projects that `packages/create` writes. */
const TEMPLATE = /^templates\/.+/;
/** Files that are written from the site's build. */
const DOCS = /^(?:docs\/.+\.md|AGENTS\.md)$/;
const BUILT = /^dist\/(.+?)(\.js|\.d\.ts)(\.map)?$/;

/** Reads an archive that `npm pack` wrote. */
export function readArchive(path: string): Files {
  const archive = createPackageFromTarballData(readFileSync(path));
  const prefix = `/node_modules/${archive.packageName}/`;
  return new Map(
    archive.listFiles().map((file) => [file.slice(prefix.length), archive.readFile(file)]),
  );
}

/**
 * Finds what is wrong with an archive.
 *
 * @returns A sentence for each fault, none when the archive is whole.
 */
export async function faultsOf(files: Files): Promise<string[]> {
  const missing = NEEDED.filter((file) => !files.has(file)).map((file) => `${file} is missing`);
  if (!files.has('package.json')) return missing;
  const manifest = JSON.parse(files.get('package.json') ?? '') as Manifest;
  return [
    ...missing,
    ...NEEDED_FIELDS.filter((field) => !(field in manifest)).map(
      (field) => `package.json has no ${field}`,
    ),
    ...listedFaults(files, manifest),
    ...targetFaults(files, manifest),
    ...fileFaults(files, manifest),
    ...docsFaults(files, manifest),
    ...mapFaults(files),
    ...(await publintFaults(files, manifest)),
    ...(await typeFaults(files, manifest)),
  ];
}

/** All paths that a target of `exports` names, for any condition. */
function pathsOf(target: Target): string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(pathsOf);
}

/** Whether a file is the target of a path, which may hold one `*`. */
function isTarget(file: string, path: string): boolean {
  const [before = '', after] = posix.normalize(path).split('*');
  return after === undefined ? file === before : file.startsWith(before) && file.endsWith(after);
}

/** Folders that the manifest lists and the archive lacks: what is written when the package is built may be missing. */
function listedFaults(files: Files, manifest: Manifest): string[] {
  return manifest.files
    .filter((name) => !name.startsWith('!'))
    .filter((name) => ![...files.keys()].some((file) => `${file}/`.startsWith(`${name}/`)))
    .map((name) => `${name} is missing`);
}

/** Conditions that lead to files which the archive does not hold. */
function targetFaults(files: Files, {exports}: Manifest): string[] {
  return Object.entries(exports).flatMap(([name, target]) =>
    pathsOf(target)
      .filter((path) => ![...files.keys()].some((file) => isTarget(file, path)))
      .map((path) => `exports["${name}"] names ${path}, which is not in the archive`),
  );
}

/** Files that do not belong in an archive, and builds that lack a part. */
function fileFaults(files: Files, {exports, files: listed}: Manifest): string[] {
  const exported = Object.values(exports).flatMap(pathsOf);
  return [...files.keys()].flatMap((file) => {
    if (
      NEEDED.includes(file) ||
      (DATA.test(file) && listed.includes('data')) ||
      (TEMPLATE.test(file) && listed.includes('templates')) ||
      DOCS.test(file) ||
      exported.some((path) => isTarget(file, path) && /\.css$/.test(path))
    )
      return [];
    const [, source] = SOURCE.exec(file) ?? [];
    if (source) {
      const lacking = ['.js', '.d.ts'].filter((end) => !files.has(`dist/${source}${end}`));
      return lacking.map((end) => `${file} is not built: dist/${source}${end} is missing`);
    }
    const [, built] = BUILT.exec(file) ?? [];
    if (!built) return [`${file} does not belong in the archive`];
    return files.has(`src/${built}.ts`) || files.has(`src/${built}.tsx`)
      ? []
      : [`${file} has no source in the archive`];
  });
}

/** Pages of the package that the archive lacks, others that it has, and those with another text than the site's build gives them. */
function docsFaults(files: Files, {repository}: Manifest): string[] {
  if (!repository) return [];
  const wanted = archiveDocs(repository.directory);
  const present = [...files.keys()].filter((file) => DOCS.test(file));
  return [
    ...present
      .filter((file) => !wanted.has(file))
      .map((file) => `${file} is no page of the package in the site's build`),
    ...[...wanted].flatMap(([file, text]) => {
      if (!files.has(file)) return [`${file} is missing: the site's build has this page`];
      return files.get(file) === text ? [] : [`${file} is not as the site's build has it`];
    }),
  ];
}

/** Built files without a source map, and maps whose sources are not in the archive. */
function mapFaults(files: Files): string[] {
  return [...files].flatMap(([file, text]) => {
    if (!/^dist\/.+(\.js|\.d\.ts)$/.test(file)) return [];
    const [, name = ''] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text) ?? [];
    const path = posix.join(posix.dirname(file), name);
    const map = name && files.get(path);
    if (!map) return [`${file} has no source map`];
    const {sources, sourcesContent} = JSON.parse(map) as {
      sources: string[];
      sourcesContent?: (string | null)[];
    };
    return sources
      .map((source) => posix.join(posix.dirname(path), source))
      .filter((source, index) => !files.has(source) && !sourcesContent?.[index])
      .map((source) => `${path} names ${source}, which is not in the archive`);
  });
}

async function publintFaults(files: Files, {name}: Manifest): Promise<string[]> {
  const {messages, pkg} = await publint({
    pkgDir: `/${name}`,
    pack: {
      files: [...files].map(([path, text]) => ({
        name: `/${name}/${path}`,
        data: new TextEncoder().encode(text),
      })),
    },
  });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, {color: false}) ?? message.code}`,
  );
}

/**
 * Problems that "Are the types wrong?" finds. The packages are ES modules only, so two of its four ways to resolve are left out, as in
 * its profile `esm-only`: `node10`, which knows no `exports`, and `require` in CommonJS. Style sheets have no types.
 */
async function typeFaults(files: Files, {name, version}: Manifest): Promise<string[]> {
  const inFolder = [...files].map(([path, text]) => [`/node_modules/${name}/${path}`, text]);
  const result = await checkPackage(
    new Package(Object.fromEntries(inFolder) as Record<string, string>, name, version),
    {excludeEntrypoints: [/\.css$/]},
  );
  if (!result.types) return ['attw: the archive holds no types'];
  return result.problems.filter(concernsModules).map((problem) => {
    const entrypoint = 'entrypoint' in problem ? problem.entrypoint : JSON.stringify(problem);
    return `attw: ${problem.kind} at ${entrypoint}`;
  });
}

function concernsModules(problem: Problem): boolean {
  if ('resolutionKind' in problem) {
    return problem.resolutionKind === 'node16-esm' || problem.resolutionKind === 'bundler';
  }
  return !('resolutionOption' in problem) || problem.resolutionOption !== 'node10';
}
