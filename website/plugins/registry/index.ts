import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ROOT} from '../paths';
import {publishedPackages} from '../workspace/packages';
import {readBlocks} from './blocks';
import {blockItem, registryIndex, type RegistryItem, themeItem} from './items';

/**
 * Writes the registry of blocks below `/r/`, in the format of the shadcn CLI: a file for each item, and `registry.json`, their list.
 * Pages import `items.json` of the generated modules.
 */
export default function registryPlugin({siteConfig, baseUrl}: LoadContext): Plugin<RegistryItem[]> {
  return {
    name: 'storefront-registry',
    getPathsToWatch: () => [path.join(ROOT, 'packages/blocks/src/**/*')],
    loadContent() {
      const packages = publishedPackages(ROOT);
      return [
        ...readBlocks().map((block) => blockItem(block, ROOT, packages)),
        themeItem(packages),
      ];
    },
    async contentLoaded({content, actions}) {
      const items = Object.fromEntries(content.map((item) => [item.name, item]));
      await actions.createData('items.json', JSON.stringify(items));
    },
    postBuild({content, outDir}) {
      const folder = path.join(outDir, 'r');
      mkdirSync(folder, {recursive: true});
      const write = (name: string, value: object) =>
        writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
      for (const item of content) write(item.name, item);
      write('registry', registryIndex(siteConfig.url + baseUrl, content));
    },
  };
}
