import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {DOCUMENTED_PACKAGES} from './extract/entries.ts';
import {loadModel, timing} from './load.ts';
import {ROOT, SITE} from '../paths.ts';
import {findMappings} from '../vendors/mappings.ts';
import {writeReference} from './render/write.ts';

async function generate(): Promise<void> {
  const start = performance.now();
  const loaded = await loadModel();
  const pages = await writeReference(loaded.model, SITE, findMappings(ROOT));
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  console.log(`${timing(loaded)}; with ${pages} pages, tables and diagrams ${seconds} s`);
  const {problems} = loaded.model;
  if (problems.length) {
    console.warn(
      `[api] The sources have ${problems.length} problem(s). "npx tsx website/plugins/api/check.ts" lists them.`,
    );
  }
}

/**
 * Makes the reference pages and the data of the API tables from the source of the packages. Its factory does it the first time, before
 * the docs plugin looks for files; in development it does so again when a source changes.
 */
export default async function apiPlugin(): Promise<Plugin> {
  await generate();
  let fresh = true;
  return {
    name: 'storefront-api',
    async loadContent() {
      if (!fresh) await generate();
      fresh = false;
    },
    getPathsToWatch: () =>
      DOCUMENTED_PACKAGES.map((folder) => path.join(ROOT, folder, 'src/**/*.{ts,tsx}')),
  };
}
