import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {ROOT} from '../../paths';
import {declarationsFor} from './declarations';
import type {TypeCheckFiles} from './index';

/**
 * Prints the files of the editor's type check as JSON. It is a program of its own, since it takes long and loads sources of the
 * toolkit: `node --import=tsx --conditions=storefront-toolkit-source main.ts <modules as JSON>`.
 */
const modules = JSON.parse(process.argv[2]!) as string[];

/** The worker, with TypeScript. Nothing that only Node.js has is part of it. */
async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: ROOT,
    entryPoints: ['website/src/editor/types/worker.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    conditions: ['storefront-toolkit-source'],
    legalComments: 'none',
    logLevel: 'silent',
    alias: {'node:path/posix': 'pathe'},
    external: ['node:fs', 'node:module', 'node:path'],
  });
  return outputFiles[0]!.text;
}

async function makeFiles(): Promise<TypeCheckFiles> {
  const worker = await bundleWorker();
  const declarations = JSON.stringify(declarationsFor(modules, ROOT));
  const bytes = [worker, declarations].map((text) => brotliCompressSync(text).length);
  const kilobytes = Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / 1000);
  return {worker, declarations, kilobytes};
}

void makeFiles().then((files) => process.stdout.write(JSON.stringify(files)));
