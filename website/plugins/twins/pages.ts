import type {LoadedPlugin} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {texts as controls} from '../../src/pages/_controls/texts';
import {texts as edit} from '../../src/pages/_edit/texts';
import {byArea} from '../../src/theme/DocTagDocListPage/areas';
import type {Place} from '../../src/twins/addresses';
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
  /** Its front matter for a skill, as it is written. */
  skill?: unknown;
  /** Whether it may go without a twin: a page of React says what its text is by `<Twin>`. */
  isOptional?: boolean;
}

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];
interface Tag {
  label: string;
  permalink: string;
  description?: string | undefined;
}
type Post = BlogContent['blogPosts'][number];

/** The content that a plugin has loaded. Nothing when the site does without it. */
const contentOf = (plugins: readonly LoadedPlugin[], name: string): unknown =>
  plugins.find((candidate) => candidate.name === name)?.content;

/** The title of a tag's page. */
const countOf = (count: number, what: string, tag: string) =>
  `${count === 1 ? `One ${what}` : `${count} ${what}s`} tagged with "${tag}"`;

const letterOf = ({label}: Tag) => label.charAt(0).toUpperCase();

/** Tags under their first letters, and under the heading that such pages have. */
function byLetter(tags: readonly Tag[], place: Place): string {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label));
  const letters = [...new Set(sorted.map(letterOf))].map((letter) => {
    const own = sorted.filter((tag) => letterOf(tag) === letter);
    const pages = own.map(({label, permalink, description = ''}) => ({
      title: label,
      description,
      route: permalink,
    }));
    return `## ${letter}\n\n${listOf(pages, place)}`;
  });
  return ['# Tags', ...letters].join('\n\n');
}

const listedDoc = ({title, description, permalink}: Doc): Listed => ({
  title,
  description,
  route: permalink,
});

function docPages(plugins: readonly LoadedPlugin[], place: Place): TwinPage[] {
  const content = contentOf(plugins, 'docusaurus-plugin-content-docs') as LoadedContent | undefined;
  const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  if (docs.length === 0) return [];
  const tags = new Map(
    docs.flatMap(({tags: own}) => own.map((tag) => [tag.permalink, tag] as const)),
  );
  const tagPages = [...tags.values()]
    .map(({label, permalink, description = ''}) => {
      const tagged = docs.filter((doc) => doc.tags.some((tag) => tag.permalink === permalink));
      const list = byArea(tagged)
        .map(([area, of]) => `## ${area}\n\n${listOf(of.map(listedDoc), place)}`)
        .join('\n\n');
      return {route: permalink, title: countOf(tagged.length, 'doc', label), description, list};
    })
    .sort((a, b) => a.route.localeCompare(b.route));
  return [
    ...docs.map((doc) => ({...listedDoc(doc), ...skillIn(doc.frontMatter)})),
    ...tagPages,
    {
      route: `${place.baseUrl}docs/tags`,
      title: 'Documentation tags',
      description: 'Every documentation tag from A to Z.',
      list: byLetter([...tags.values()], place),
    },
  ];
}

const listedPost = ({metadata: {title, description, permalink, date}}: Post): Listed => ({
  title,
  description: `${date.toISOString().slice(0, 10)}. ${description}`,
  route: permalink,
});

function blogPages(plugins: readonly LoadedPlugin[], place: Place): TwinPage[] {
  const content = contentOf(plugins, 'docusaurus-plugin-content-blog') as BlogContent | undefined;
  if (!content) return [];
  const {blogPosts, blogTags, blogTitle, blogDescription, authorsMap} = content;
  const posts = (ids: readonly string[]) =>
    blogPosts.filter(({id}) => ids.includes(id)).map(listedPost);
  const tags = Object.values(blogTags).map(({label, permalink, description = '', items}) => ({
    route: permalink,
    title: countOf(items.length, 'post', label),
    description,
    list: titled(posts(items), place),
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
              place,
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
      route: `${place.baseUrl}blog`,
      title: blogTitle,
      description: blogDescription,
      list: titled(blogPosts.map(listedPost), place),
    },
    ...tags,
    ...authors,
    {
      route: `${place.baseUrl}blog/tags`,
      title: 'Blog tags',
      description: 'Every blog tag from A to Z.',
      list: byLetter(Object.values(blogTags), place),
    },
    {
      route: `${place.baseUrl}blog/authors`,
      title: 'Authors',
      description: 'Authors of the posts.',
      list: titled(authors, place),
    },
  ];
}

/** The part of a page's front matter that makes it a skill. */
const skillIn = (frontMatter: object | undefined) =>
  frontMatter && 'skill' in frontMatter ? {skill: frontMatter.skill} : {};

interface SitePage {
  type: 'mdx' | 'jsx';
  permalink: string;
  title?: string;
  description?: string;
  frontMatter?: object;
}

/** The site's place and name, and where its search is. */
export interface SitePlace extends Place {
  title: string;
  tagline: string;
  searchPage: string;
}

/** Titles and descriptions of pages of React. The framework knows none. */
const ownWords = ({baseUrl, title, tagline}: SitePlace) =>
  new Map([
    [baseUrl, {title, description: tagline}],
    [`${baseUrl}controls`, {title: controls.title, description: controls.intro}],
    [`${baseUrl}edit`, {title: edit.title, description: edit.intro}],
  ]);

function sitePages(plugins: readonly LoadedPlugin[], place: SitePlace): TwinPage[] {
  const pages = contentOf(plugins, 'docusaurus-plugin-content-pages') as SitePage[] | undefined;
  return (pages ?? []).map(({type, permalink, title, description = '', frontMatter}) => {
    if (permalink === place.searchPage) {
      return {
        route: permalink,
        title: 'Search',
        description: 'Searches the documentation in a browser.',
        list: 'The results are made in a browser. To find a page without one, read the lists that llms.txt names.',
      };
    }
    const own = ownWords(place).get(permalink);
    return {
      route: permalink,
      title: title ?? own?.title ?? permalink,
      description: description || (own?.description ?? ''),
      ...skillIn(frontMatter),
      ...(type === 'jsx' && {isOptional: true}),
    };
  });
}

/** All pages that have a twin, each once: documents, posts, other pages, and the lists of them. */
export const pagesOf = (plugins: readonly LoadedPlugin[], place: SitePlace): TwinPage[] => [
  ...sitePages(plugins, place),
  ...docPages(plugins, place),
  ...blogPages(plugins, place),
];
