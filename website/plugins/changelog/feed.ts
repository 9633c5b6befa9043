import type {Node} from '../markdown-tree';
import type {Block, Changelog} from './read';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const ELEMENTS: Readonly<Record<string, string>> = {
  emphasis: 'em',
  heading: 'h4',
  inlineCode: 'code',
  listItem: 'li',
  paragraph: 'p',
  strong: 'strong',
};

/** Markdown as HTML, as far as changelogs have it. */
function htmlOf(node: Block, base: string): string {
  const inner =
    node.value === undefined
      ? (node.children ?? []).map((child: Node) => htmlOf(child, base)).join('')
      : escaped(node.value);
  if (node.type === 'link')
    return `<a href="${escaped(new URL(node.url ?? '', base).href)}">${inner}</a>`;
  if (node.type === 'code') return `<pre><code>${inner}</code></pre>`;
  const element = node.type === 'list' ? (node.ordered ? 'ol' : 'ul') : ELEMENTS[node.type];
  return element ? `<${element}>${inner}</${element}>` : inner;
}

/** A feed's facts about its site. */
export interface FeedOptions {
  title: string;
  /** Address of the changelog's page. */
  page: string;
  /** Address of the feed. */
  feed: string;
}

/**
 * The feed of all packages, in RSS 2.0: an item for each version, with what it changes in which package. The packages have the
 * same versions.
 */
export function feedOf(changelogs: readonly Changelog[], {title, page, feed}: FeedOptions): string {
  const versions = [
    ...new Set(changelogs.flatMap((one) => one.versions.map(({version}) => version))),
  ];
  const days = new Map(
    changelogs.flatMap((one) => one.versions.map(({version, day}) => [version, day] as const)),
  );
  const items = versions.map((version) => {
    const parts = changelogs.flatMap(({name, versions: own}) => {
      const {blocks = []} = own.find((one) => one.version === version) ?? {};
      if (blocks.length === 0) return [];
      return [`<h3>${escaped(name)}</h3>`, ...blocks.map((block) => htmlOf(block, page))];
    });
    const day = days.get(version);
    return [
      '<item>',
      `<title>${escaped(`${title} ${version}`)}</title>`,
      `<link>${escaped(page)}</link>`,
      `<guid isPermaLink="false">${escaped(`${page}#${version}`)}</guid>`,
      ...(day ? [`<pubDate>${new Date(day).toUTCString()}</pubDate>`] : []),
      `<description>${escaped(parts.join(''))}</description>`,
      '</item>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(`${title} changelog`)}</title>
<link>${escaped(page)}</link>
<description>${escaped(`Each version of the packages of ${title}, with its changes.`)}</description>
<language>en</language>
<atom:link href="${escaped(feed)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
