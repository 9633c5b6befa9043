import {createRequire} from 'node:module';

/**
 * Loads a package by Node's own loader. Docusaurus loads plugins through jiti, which would transpile every file of a package that is
 * written as ES modules: for TypeDoc that takes five times as long.
 */
export const nativeRequire = createRequire(import.meta.url);
