import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {buildSync, transformSync} from 'esbuild';
import {type Asset, digested} from '../page/scripts';

const SOURCES = path.join(__dirname, '../../browser/offline');

/** Most bytes of the scripts for offline, with Brotli. */
export const OFFLINE_SCRIPT_LIMITS = {
  /** The service worker, which a browser asks for at each navigation of a reader who has a copy. */
  worker: 3000,
  /** The control, which is loaded with each page of a site whose settings offer a copy. */
  control: 3500,
  /** The service worker of a site whose settings don't: it removes itself. */
  removal: 250,
};

function bundled(
  name: keyof typeof OFFLINE_SCRIPT_LIMITS,
  file: string,
  define: Record<string, string>,
): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(SOURCES, file)],
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    define: Object.fromEntries(
      Object.entries(define).map(([constant, text]) => [constant, JSON.stringify(text)]),
    ),
    target: 'es2022',
    write: false,
  });
  const {text} = outputFiles[0]!;
  const bytes = brotliCompressSync(text).length;
  const limit = OFFLINE_SCRIPT_LIMITS[name];
  if (bytes > limit) {
    throw new Error(
      `The script of website/delivery/browser/offline/${file} has ${bytes} bytes with Brotli, and its limit is ${limit}. Shorten it, or ` +
        'change OFFLINE_SCRIPT_LIMITS in website/delivery/emit/offline/scripts.ts.',
    );
  }
  return text;
}

/** The control that keeps the site for offline. The finish of the build writes the file. */
export function controlAsset(baseUrl: string): Asset {
  const styles = readFileSync(path.join(SOURCES, 'control.css'), 'utf8');
  const {code} = transformSync(styles, {loader: 'css', minify: true});
  return digested(
    'js/offline.js',
    bundled('control', 'control.ts', {BASE_URL: baseUrl, STYLES: code.trim()}),
  );
}

/**
 * The text of the service worker.
 *
 * @param listFile - Path of the list of what is kept, below `baseUrl`.
 */
export const workerScript = (baseUrl: string, listFile: string): string =>
  bundled('worker', 'worker.ts', {BASE_URL: baseUrl, LIST_FILE: listFile});

/** The text of the service worker of a site that can't be kept. */
export const removalScript = (baseUrl: string): string =>
  bundled('removal', 'remove.ts', {BASE_URL: baseUrl});
