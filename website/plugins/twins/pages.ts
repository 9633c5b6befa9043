import type {LoadedPlugin} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {byArea} from '../../src/theme/DocTagDocListPage/areas';
import settings from '../../site.config';
import {listOf, type Listed, titled} from './lists';

/** A page that has a twin. */
export interface TwinPage {
  /** Its address, with the site's `baseUrl`. */
  route: string;
  title: string;
  /** One or two sentences. Empty for pages without. */
  description: string;
  /** The text, for pages that list others. The text of all others is written while they are rendered. */
  list?: string;
}

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];
interface Tag {
  label: string;
  permalink: string;
  description?: string | undefined;
}
type Post = BlogContent['blogPosts'][number];

const contentOf = <Content>(plugins: readonly LoadedPlugin[], name: string): Content => {
  const plugin = plugins.find((candidate) => candidate.name === name);
  if (!plugin?.content) {
    throw new Error(
      `The plugin ${name} has loaded nothing, so its pages would have no Markdown. List it in docusaurus.config.ts, or ` +
        'adapt website/plugins/twins/pages.ts.',
    );
  }
  return plugin.content as Content;
};

/** The title of a tag's page. */
const countOf = (count: number, what: string, tag: string) =>
  `${count === 1 ? `One ${what}` : `${count} ${what}s`} tagged with "${tag}"`;

const letterOf = ({label}: Tag) => label.charAt(0).toUpperCase();

/** Tags under their first letters, and under the heading that such pages have. */
function byLetter(tags: readonly Tag[]): string {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label));
  const letters = [...new Set(sorted.map(letterOf))].map((letter) => {
    const own = sorted.filter((tag) => letterOf(tag) === letter);
    const pages = own.map(({label, permalink, description = ''}) => ({
      title: label,
      description,
      route: permalink,
    }));
    return `## ${letter}\n\n${listOf(pages)}`;
  });
  return ['# Tags', ...letters].join('\n\n');
}

const listedDoc = ({title, description, permalink}: Doc): Listed => ({
  title,
  description,
  route: permalink,
});

function docPages(plugins: readonly LoadedPlugin[], baseUrl: string): TwinPage[] {
  const {loadedVersions} = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs');
  const docs = loadedVersions.flatMap((version) => version.docs);
  const tags = new Map(
    docs.flatMap(({tags: own}) => own.map((tag) => [tag.permalink, tag] as const)),
  );
  const tagPages = [...tags.values()]
    .map(({label, permalink, description = ''}) => {
      const tagged = docs.filter((doc) => doc.tags.some((tag) => tag.permalink === permalink));
      const list = byArea(tagged)
        .map(([area, of]) => `## ${area}\n\n${listOf(of.map(listedDoc))}`)
        .join('\n\n');
      return {route: permalink, title: countOf(tagged.length, 'doc', label), description, list};
    })
    .sort((a, b) => a.route.localeCompare(b.route));
  return [
    ...docs.map(listedDoc),
    ...tagPages,
    {
      route: `${baseUrl}docs/tags`,
      title: 'Documentation tags',
      description: 'Every documentation tag from A to Z.',
      list: byLetter([...tags.values()]),
    },
  ];
}

const listedPost = ({metadata: {title, description, permalink, date}}: Post): Listed => ({
  title,
  description: `${date.toISOString().slice(0, 10)}. ${description}`,
  route: permalink,
});

function blogPages(plugins: readonly LoadedPlugin[], baseUrl: string): TwinPage[] {
  const {blogPosts, blogTags, blogTitle, blogDescription, authorsMap} = contentOf<BlogContent>(
    plugins,
    'docusaurus-plugin-content-blog',
  );
  const posts = (ids: readonly string[]) =>
    blogPosts.filter(({id}) => ids.includes(id)).map(listedPost);
  const tags = Object.values(blogTags).map(({label, permalink, description = '', items}) => ({
    route: permalink,
    title: countOf(items.length, 'post', label),
    description,
    list: titled(posts(items)),
  }));
  const authors = Object.values(authorsMap ?? {}).flatMap(({key, name, title = '', page}) =>
    page
      ? [
          {
            route: page.permalink,
            title: name ?? key,
            description: title,
            list: titled(
              blogPosts
                .filter(({metadata}) => metadata.authors.some((author) => author.key === key))
                .map(listedPost),
            ),
          },
        ]
      : [],
  );
  return [
    ...blogPosts.map(({metadata: {title, description, permalink}}) => ({
      route: permalink,
      title,
      description,
    })),
    {
      route: `${baseUrl}blog`,
      title: blogTitle,
      description: blogDescription,
      list: titled(blogPosts.map(listedPost)),
    },
    ...tags,
    ...authors,
    {
      route: `${baseUrl}blog/tags`,
      title: 'Blog tags',
      description: 'Every blog tag from A to Z.',
      list: byLetter(Object.values(blogTags)),
    },
    {
      route: `${baseUrl}blog/authors`,
      title: 'Authors',
      description: 'Who writes the posts.',
      list: titled(authors),
    },
  ];
}

interface SitePage {
  permalink: string;
  title?: string;
  description?: string;
}

function sitePages(plugins: readonly LoadedPlugin[], baseUrl: string): TwinPage[] {
  const pages = contentOf<SitePage[]>(plugins, 'docusaurus-plugin-content-pages');
  const searchPage = `${baseUrl}${settings.search.searchPagePath}`;
  return pages.map(({permalink, title, description = ''}) => {
    if (permalink === searchPage) {
      return {
        route: permalink,
        title: 'Search',
        description: 'Searches the documentation in a browser.',
        list: 'The results are made in a browser. To find a page without one, read the lists that llms.txt names.',
      };
    }
    if (permalink === baseUrl) {
      return {route: permalink, title: settings.title, description: settings.tagline};
    }
    return {route: permalink, title: title ?? permalink, description};
  });
}

/** All pages that have a twin, each once: documents, posts, other pages, and the lists of them. */
export const pagesOf = (plugins: readonly LoadedPlugin[], baseUrl: string): TwinPage[] => [
  ...sitePages(plugins, baseUrl),
  ...docPages(plugins, baseUrl),
  ...blogPages(plugins, baseUrl),
];
