import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packIndex} from './pack';
import {readMarkdown} from './read-markdown';
import {recordsOf} from './records';

/** A page as the content plugins describe it: its address, its file, and what it says of itself. */
interface SourcePage {
  permalink: string;
  source: string;
  title: string;
  description: string;
  sidebar?: string;
  version?: string;
}

const isSourcePage = (value: object): value is SourcePage =>
  ['permalink', 'source', 'title', 'description'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) && /\.mdx?$/.test((value as SourcePage).source);

/** The pages in what the content plugins loaded, however deep they are in it. */
function sourcePages(content: unknown): SourcePage[] {
  if (typeof content !== 'object' || content === null) return [];
  return isSourcePage(content) ? [content] : Object.values(content).flatMap(sourcePages);
}

function areaOf(sidebar: string | undefined, address: string): string {
  const name = sidebar ?? (address.split('/').find(Boolean) || 'site');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The search index in development, made from the sources of the pages, each time that one changes. In production the
 * finish of the build makes it from the built pages, which say more.
 */
export default function searchPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  // Served because docusaurus.config.ts names it among the static folders.
  const folder = path.join(generatedFilesDir, 'search/static');
  return {
    name: 'search',
    allContentLoaded({allContent}) {
      rmSync(folder, {recursive: true, force: true});
      if (process.env.NODE_ENV !== 'development') return;
      const pages = new Map(sourcePages(allContent).map((page) => [page.permalink, page]));
      const records = [...pages.values()]
        .sort((a, b) => (a.permalink < b.permalink ? -1 : 1))
        .flatMap((page) => {
          const address = page.permalink.slice(baseUrl.length);
          const source = readFileSync(page.source.replace(/^@site/, siteDir), 'utf8');
          const text = readMarkdown(source, {
            title: page.title,
            description: page.description,
            area: areaOf(page.sidebar, address),
            language: i18n.currentLocale,
            tag: page.version ? `docs-default-${page.version}` : 'default',
            version: page.version ?? '',
          });
          return recordsOf(text, address, baseUrl);
        });
      for (const [name, text] of packIndex(records, baseUrl)) {
        const file = path.join(folder, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
    },
  };
}
