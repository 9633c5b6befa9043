import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';

/** The production build that the browser tests read and visit. */
export const buildDir = join(root, 'website/build');

/** Paths in the site of the scripts with the code of examples and components. The others are the application's. */
export function toolkitScripts(): Set<string> {
  const list = readFileSync(join(root, 'website/.docusaurus/toolkit-scripts.json'), 'utf8');
  const files = (JSON.parse(list) as string[]).map((file) => `/${file}`);
  const gone = files.filter((file) => !existsSync(join(buildDir, file)));
  if (gone.length > 0) {
    throw new Error(
      `The list of the toolkit's scripts is not of this build: ${gone[0]} is not in website/build. Run: npm run build`,
    );
  }
  return new Set(files);
}

/** A built page. */
export interface BuiltPage {
  /** Path in the site, as the sitemap writes it. */
  path: string;
  html: string;
}

/** Path in the site of an HTML file of the build: index documents end with a slash, others have no suffix. */
function sitePath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** Paths that the sitemap of the build names. */
function sitemapPaths(): string[] {
  const sitemap = readFileSync(join(buildDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
}

/**
 * Every page of the build: those of the sitemap, the not-found page, and those that the sitemap leaves out,
 * such as `/search`. Pages that only redirect are not among them.
 */
export function builtPages(): BuiltPage[] {
  if (!existsSync(buildDir)) {
    throw new Error('There is no website/build, so there are no pages to test. Run: npm run build');
  }
  const pages = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({file, html: readFileSync(join(buildDir, file), 'utf8')}))
    .filter(({html}) => !/http-equiv=["']?refresh/i.test(html));
  const listed = new Map(sitemapPaths().map((path) => [path.replace(/(.)\/$/, '$1'), path]));
  const found = pages.map(({file, html}) => {
    const path = sitePath(file);
    const bare = path.replace(/(.)\/$/, '$1');
    return {path: listed.get(bare) ?? bare, html};
  });
  const missing = [...listed.values()].filter((path) => !found.some((page) => page.path === path));
  if (missing.length > 0) {
    throw new Error(`The sitemap names pages that the build does not hold: ${missing.join(', ')}`);
  }
  return found;
}
