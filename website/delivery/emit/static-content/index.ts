import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import counted from '../../counted.cjs';
import {tableWithoutDocuments, versionTexts, withoutDocumentList} from './tables';

/** Texts of the generated files that hold documents, without them, by their paths. */
function textsWithoutDocuments(generated: string, named: readonly string[]) {
  const read = (name: string) => readFileSync(path.join(generated, name), 'utf8');
  const tables = ['routes.js', 'routesChunkNames.json', 'registry.js'] as const;
  const files = readdirSync(generated, {recursive: true, encoding: 'utf8'});
  return {
    ...Object.fromEntries(tables.map((name) => [name, tableWithoutDocuments(name, read)])),
    'globalData.json': withoutDocumentList(read('globalData.json'), named),
    ...versionTexts(
      files.map((file) => file.replaceAll('\\', '/')),
      read,
    ),
  };
}

/** Values of `docId` anywhere in the settings of the navbar. */
function documentIds(settings: unknown): string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) =>
    key === 'docId' ? [String(value)] : documentIds(value),
  );
}

/**
 * Serves documents as HTML alone, in the production build: the browser's bundle holds neither their content nor
 * tables of them. In development there is no served HTML, so documents stay components there.
 */
export default function staticContent({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const named = documentIds((siteConfig.themeConfig as {navbar: unknown}).navbar);
  const source = path.join(siteDir, 'delivery/browser/document');
  const output = path.join(generatedFilesDir, 'static-content');
  let preloads = 0;

  /** Writes the files that stand for the framework's own in the browser, and says which stands for which. */
  function writeTables() {
    const texts = Object.entries(textsWithoutDocuments(generatedFilesDir, named));
    return Object.fromEntries(
      texts.map(([name, text]) => {
        const file = path.join(output, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
        // The framework imports its own tables without their extension.
        const imported = name.includes('/') ? name : path.parse(name).name;
        return [`@generated/${imported}$`, file];
      }),
    );
  }

  return {
    name: 'static-content',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production' || isServer) {
        return {};
      }
      return {
        // Before the framework's aliases, which would match these paths too.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {...writeTables(), '@theme/DocRoot$': path.join(source, 'DocRoot.tsx')},
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
              preloads += 1;
              resource.request = path.join(source, 'preload.ts');
            }
          }),
        ],
      };
    },
    postBuild() {
      counted.expectCount(preloads, './preload', {
        where: "The framework's client",
        what: 'imports of the module that loads the next page',
        least: 1,
        harm: 'links to documents would lead nowhere',
        adapt: 'website/delivery/emit/static-content/index.ts',
      });
    },
  };
}
