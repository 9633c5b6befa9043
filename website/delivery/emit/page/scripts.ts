import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync, transformSync} from 'esbuild';
import type {ReaderSettings} from '../../../site.config';

/** The facts about the site that the start script knows. */
export interface StartScriptOptions {
  /** Id of the present announcement. Empty when there is none. */
  announcementId: string;
  defaultMode: 'light' | 'dark';
}

/** Most bytes that the start script may have: it is in each page. */
export const START_SCRIPT_LIMIT = 1024;

function minified(file: string, define: Record<string, string> = {}): string {
  const source = readFileSync(path.join(__dirname, '../../browser/start', file), 'utf8');
  // In a block, which keeps the names to itself.
  const {code} = transformSync(`{${source}}`, {
    loader: 'ts',
    minify: true,
    target: 'es2022',
    define,
  });
  return code.trim();
}

/** A file of the build's folder `assets`, which has a digest of its content in its name. */
export interface Asset {
  /** Path below `assets`. */
  file: string;
  content: string | Buffer;
}

/**
 * Gives a file its name by its content.
 *
 * @param name - Below `assets`, without the digest.
 */
export function digested(name: string, content: string | Buffer): Asset {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {file: name.replace(/(?=\.\w+$)/, `.${digest}`), content};
}

/** The script that switches the color mode while the application is on its way. The finish of the build writes the file. */
export const colorModeAsset = (): Asset => digested('js/color-mode.js', minified('color-mode.ts'));

/** The text of the inline script that keeps what is done to live examples. It comes before the start script. */
export function buildTouchesScript(): string {
  return minified('touches.ts');
}

/** The script that sends messages of readers, with the parts that the site's settings ask for. None if they ask for none. */
export function readersAsset(
  {feedback, events}: ReaderSettings,
  baseUrl: string,
): Asset | undefined {
  const parts = [...(feedback === 'server' ? ['form'] : []), ...(events ? ['events'] : [])];
  if (parts.length === 0) return undefined;
  const {outputFiles} = buildSync({
    stdin: {
      contents: parts.map((part) => `import './${part}';`).join(''),
      resolveDir: path.join(__dirname, '../../browser/readers'),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    define: {BASE_URL: JSON.stringify(baseUrl)},
    target: 'es2022',
    write: false,
  });
  return digested('js/readers.js', outputFiles[0]!.text);
}

/** Most bytes that the script that loads the fonts may have: it is in each page as well. */
export const FONTS_SCRIPT_LIMIT = 384;

function limited(file: string, text: string, limit: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes > limit) {
    throw new Error(
      `${file} has ${bytes} bytes as a script, its limit is ${limit}. It is in each page, so every byte of it is ` +
        `paid for by every reader. Shorten website/delivery/browser/start/${file}.`,
    );
  }
  return text;
}

/**
 * The text of the inline script that loads the fonts.
 *
 * @throws If it is larger than its limit.
 */
export function buildFontsScript(): string {
  return limited('fonts.ts', minified('fonts.ts'), FONTS_SCRIPT_LIMIT);
}

/**
 * The text of the inline start script.
 *
 * @throws If it is larger than its limit.
 */
export function buildStartScript({announcementId, defaultMode}: StartScriptOptions): string {
  const text = minified('start.ts', {
    ANNOUNCEMENT_ID: JSON.stringify(announcementId),
    DEFAULT_MODE: JSON.stringify(defaultMode),
  });
  return limited('start.ts', text, START_SCRIPT_LIMIT);
}
