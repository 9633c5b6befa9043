import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {addressPrefix} from './base-url.ts';
import {compressedExtensions, variantPattern} from './content-types.ts';
import {deployFiles} from './hosts/deploy-files.ts';
import {staticHeaders, staticRedirects} from './hosts/static-host.ts';
import {contentSecurityPolicy} from './headers.ts';
import {type PageCode, readPageCode} from './inline-code.ts';
import {formatManifest, manifestName} from './manifest.ts';
import {pageStem} from './redirects.ts';
import {precompress, type Precompressed} from './precompress.ts';
import {servedPaths} from './served-paths.ts';
import type {ServerSettings} from './settings.ts';
import {speculationRules} from './speculation-rules.ts';

/** The options of {@link prepareBuild}. */
export interface PrepareBuildOptions {
  /** Folder that the site was built into. */
  root: string;
  settings: ServerSettings;
  /** Folder for files that configure another server. @default `deploy` beside `root` */
  deployFolder?: string;
  /**
   * Folder that keeps compressed contents for the next build. Files that this build doesn't need are removed from it, so each
   * site needs its own folder, outside of `root`. @default none
   */
  cacheFolder?: string;
  /** Takes what was read of a page with the same text by an earlier build, or reads it and keeps it. @default reads it */
  keepPage?: (parts: readonly string[], read: () => PageCode) => PageCode | Promise<PageCode>;
}

/** The findings of {@link prepareBuild}, and the files that it wrote. */
export interface PreparedBuild {
  /** Number of pages read. */
  pages: number;
  /** Number of distinct inline scripts that the policy allows. */
  inlineScripts: number;
  /** Number of compressed files written; those already right are not counted. */
  compressed: number;
  /** The number of compressed files that came from the cache. */
  reused: number;
}

const compressible = new RegExp(`\\.(?:${compressedExtensions.join('|')})$`);
const variant = new RegExp(variantPattern);

/**
 * Makes a built site ready to serve: checks that the Content-Security-Policy blocks nothing on its pages, writes the
 * files that servers and hosts read, and compresses its text files. Run it again and it changes nothing.
 *
 * @throws If there is no build, if a page holds inline code that the policy blocks, or if a page's address could not
 * be reached.
 */
export async function prepareBuild(options: PrepareBuildOptions): Promise<PreparedBuild> {
  const root = resolve(options.root);
  const deployFolder = resolve(options.deployFolder ?? join(dirname(root), 'deploy'));
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`No built site in ${root}: it has no index.html. Build the site first.`);
  }
  const {baseUrl, url, mcp, feedback, events} = options.settings;
  const {origin} = new URL(url);
  const messages = {origin, feedback: feedback === 'server', events};
  const prefix = addressPrefix(baseUrl);

  const files = listFiles(root);
  const {scriptHashes, slashPages, stems} = await readPages(root, files, prefix, options.keepPage);
  const policy = contentSecurityPolicy(options.settings, scriptHashes);

  const rules = speculationRules(prefix);
  // The manifest is written last: a build without it is not served.
  const texts = new Map([
    [join(root, rules.path), rules.text],
    [join(root, '_headers'), staticHeaders(policy, assetFolders(files), prefix)],
    [join(root, '_redirects'), staticRedirects(stems, new Set(slashPages), prefix)],
    ...Object.entries(deployFiles({policy, stems, slashPages, files, prefix})).map(
      ([file, text]) => [join(deployFolder, file), text] as const,
    ),
    [
      join(root, manifestName),
      formatManifest({
        baseUrl,
        contentSecurityPolicy: policy,
        slashPages,
        ...(mcp && {mcpOrigin: origin}),
        ...((messages.feedback || messages.events) && {messages}),
      }),
    ],
  ]);
  const {written, reused} = await compressFiles(root, files, options.cacheFolder);
  for (const [file, text] of texts) {
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  return {pages: stems.length, inlineScripts: scriptHashes.length, compressed: written, reused};
}

/** Absolute paths of the files in a built site that {@link prepareBuild} compresses. */
export function compressibleFiles(root: string): string[] {
  const files = listFiles(root);
  return files.filter((file) => compressible.test(file)).map((file) => join(root, file));
}

/** Paths of the files that are served, below the root, with forward slashes. */
const listFiles = (root: string) => servedPaths(root).map((path) => path.slice(1));

/** Names of the folders in the root that hold no page. */
function assetFolders(files: readonly string[]): string[] {
  const folderOf = (file: string) => file.slice(0, file.indexOf('/'));
  const inFolders = files.filter((file) => file.includes('/'));
  const ofPages = new Set(inFolders.filter((file) => file.endsWith('.html')).map(folderOf));
  return [...new Set(inFolders.map(folderOf))].filter((folder) => !ofPages.has(folder));
}

async function readPages(
  root: string,
  files: readonly string[],
  prefix: string,
  keep: PrepareBuildOptions['keepPage'] = (_, read) => read(),
) {
  const hashes = new Set<string>();
  const problems: string[] = [];
  const stems: string[] = [];
  const slashPages: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(root, file), 'utf8');
    const code = await keep(['inline code', html], () => readPageCode(html));
    code.scriptHashes.forEach((hash) => hashes.add(hash));
    problems.push(...code.blocked.map(({what, snippet}) => `  ${file}: ${what}\n    ${snippet}`));
    if (file === '404.html') continue;

    const stem = pageStem(`/${file}`);
    if (/\/index$|\.html$/.test(stem)) {
      problems.push(`  ${file}: its address ${stem} ends with a suffix that is stripped`);
    }
    stems.push(stem);
    if (stem !== '' && code.canonicalPath === `${prefix}${stem}/`) slashPages.push(stem);
  }
  if (problems.length > 0) throw new Error(describe(problems));
  return {scriptHashes: [...hashes].sort(), slashPages, stems};
}

function describe(problems: readonly string[]): string {
  const shown = problems.slice(0, 20);
  const more =
    problems.length > shown.length ? `\n  and ${problems.length - shown.length} more` : '';
  return (
    `${problems.length} places in the built pages would not work as served. The Content-Security-Policy blocks ` +
    `inline styles and inline handlers: use a class in a style sheet, and a script file that adds the listener. ` +
    `No page may be named "index" or end with ".html", because these endings are stripped.\n${shown.join('\n')}${more}`
  );
}

async function compressFiles(
  root: string,
  files: readonly string[],
  cacheFolder: string | undefined,
): Promise<Precompressed> {
  const originals = new Set(files.filter((file) => compressible.test(file)));
  const stale = files.filter(
    (file) => variant.test(file) && !originals.has(file.replace(/\.(?:br|gz)$/, '')),
  );
  await Promise.all(stale.map((file) => rm(join(root, file))));
  return precompress(
    [...originals].map((file) => join(root, file)),
    cacheFolder === undefined ? {} : {cacheFolder: resolve(cacheFolder)},
  );
}
