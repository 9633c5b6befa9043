import {fileURLToPath} from 'node:url';

/** The program and its first arguments, by which Node runs it from its source. */
export const PROGRAM = {
  command: process.execPath,
  args: [
    '--conditions=storefront-toolkit-source',
    '--import',
    import.meta.resolve('tsx'),
    fileURLToPath(new URL('../cli.ts', import.meta.url)),
  ],
};
