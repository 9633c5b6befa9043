import {createHash} from 'node:crypto';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';

/** A built file: its name, without folder, and its text. */
export interface BuiltFile {
  name: string;
  text: string;
}

/** The part of a content's digest that names of files have. */
export const digestOf = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

async function run(options: BuildOptions, version: string): Promise<BuiltFile[]> {
  const {outputFiles} = await build({
    ...options,
    entryNames: `[name].${version}`,
    chunkNames: `shared-[hash].${version}`,
    outdir: 'out',
    write: false,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles.map(({path: file, text}) => ({name: path.basename(file), text}));
}

/**
 * Builds scripts whose names change with the content of any of them, so that browsers keep the files: esbuild's own digests
 * aren't hexadecimal, as the server expects.
 *
 * @returns The files, and the address of an entry below the folder by its name.
 */
export async function hashedScripts(options: BuildOptions) {
  const draft = await run(options, 'draft');
  const version = digestOf(JSON.stringify(draft));
  const files = await run(options, version);
  const nameOf = (entry: string, extension = 'js') => `${entry}.${version}.${extension}`;
  return {files, nameOf};
}
