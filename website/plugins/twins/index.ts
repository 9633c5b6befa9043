import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../site.config';
import {twinPath} from '../../src/twins/addresses';
import {publishedPackages} from '../workspace/packages';
import {ROOT} from '../paths';
import {compose} from './compose';
import {writeIndexes} from './llms';
import {pagesOf, type TwinPage} from './pages';
import {writeSkills} from './skills';

/** Files of a page's twin, below the site's root. A page that is an index has one without the slash too. */
export function twinFiles(route: string): string[] {
  const file = twinPath(route).slice(1);
  return route.endsWith('/') && route !== '/' ? [file, `${route.slice(1, -1)}.md`] : [file];
}

/**
 * Writes each page's twin, its text as Markdown, beside it, and the indexes of twins (`llms.txt`). The texts of pages come from
 * `src/twins`, as the pages are rendered; lists of posts and tags from what the content plugins loaded.
 */
export default function twinsPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'twins');
  const twins = path.join(siteDir, 'src/twins');

  /** The text that was written while the page was rendered. */
  function renderedText({route, isOptional}: TwinPage): string | undefined {
    const file = path.join(folder, `${encodeURIComponent(route)}.md`);
    try {
      return readFileSync(file, 'utf8');
    } catch {
      if (isOptional) return undefined;
      throw new Error(
        `The page ${route} has no text as Markdown, so machines would miss it. Its content has to be in <Twin>, as ` +
          'src/theme/MDXContent does it, or plugins/twins/pages.ts has to list what it shows.',
      );
    }
  }

  return {
    name: 'twins',
    loadContent() {
      rmSync(folder, {recursive: true, force: true});
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({TWINS_FOLDER: JSON.stringify(folder)}),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@site\/src\/twins\/Twin$/,
            path.join(twins, 'collect.tsx'),
          ),
        ],
      };
    },
    postBuild({outDir, plugins}) {
      const {url, title, tagline} = siteConfig;
      const {searchPagePath} = settings.search;
      const place = {url, baseUrl, title, tagline, searchPage: baseUrl + searchPagePath};
      const packages = new Map(publishedPackages(ROOT).map(({name, version}) => [name, version]));
      const pages = pagesOf(plugins, place).flatMap((page) => {
        const body = page.list ?? renderedText(page);
        return body === undefined ? [] : [{...page, text: compose(page, body, place, packages)}];
      });
      for (const {route, text} of pages) {
        for (const file of twinFiles(`/${route.slice(baseUrl.length)}`)) {
          mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
          writeFileSync(path.join(outDir, file), text);
        }
      }
      writeIndexes(outDir, pages, place);
      writeSkills(outDir, pages, place);
    },
  };
}
