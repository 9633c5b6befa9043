import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ROOT} from '../paths';
import {feedOf} from './feed';
import {readChangelogs} from './read';

/** Path of the feed, below the site's address. The page `changelog.mdx` links to it. */
const FEED = 'changelog/rss.xml';

/** Writes the feed of the packages' changelogs. The page with them is `src/pages/changelog.mdx`. */
export default function changelogPlugin({siteConfig}: LoadContext): Plugin {
  const {title, url, baseUrl} = siteConfig;
  return {
    name: 'changelog',
    postBuild({outDir}) {
      const file = path.join(outDir, FEED);
      const base = `${url}${baseUrl}`;
      mkdirSync(path.dirname(file), {recursive: true});
      const options = {title, page: `${base}changelog`, feed: `${base}${FEED}`};
      writeFileSync(file, feedOf(readChangelogs(ROOT), options));
    },
  };
}
