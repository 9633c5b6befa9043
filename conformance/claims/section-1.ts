import type {Claim} from './claim.ts';

/** The product's purpose and audience. */
export const section1: Claim[] = [
  {id: '1.1', claim: 'All readers are anonymous and only read: no login, no commerce, no cookie.'},
  {
    id: '1.2',
    claim:
      'The areas Docs, Guides and Articles stand in the top navigation, each leading into its sidebar.',
  },
  {id: '1.3', claim: 'There is a light and a dark color mode.'},
  {
    id: '1.4',
    claim: 'The blog has a list, posts, tags and authors.',
    reading:
      'Section 2 lists no blog route. The framework’s are taken: /blog, /blog/tags, /blog/authors and the pages below them; the archive, which nothing asks for, is left out.',
  },
  {id: '1.5', claim: 'There are generic content pages beside docs and blog.'},
  {
    id: '1.6',
    claim: 'Documents are listed by tag.',
    reading: 'No tagged document is named. The tags are those of docs/tags.yml, and no other.',
  },
  {id: '1.7', claim: 'The full text of the pages can be searched.'},
  {
    id: '1.8',
    claim: 'Docs versions are supported, and the preferred one is remembered.',
    reading:
      'With one version the framework offers no choice, so nothing would ever be remembered. Here a click on the one version remembers it too.',
  },
  {id: '1.9', claim: 'The one version is named current, labeled Next, and stands at /docs.'},
  {id: '1.10', claim: 'The one locale is en, left-to-right.'},
  {
    id: '1.11',
    claim: 'A switch of the locale rebuilds the present path with the prefix of the locale.',
    reading:
      'The default locale has no prefix. The prefix is proved on a site with a second locale; on this site the switch keeps path, query and hash.',
  },
  {id: '1.12', claim: 'Broken links fail the build.'},
  {
    id: '1.13',
    claim: 'Broken Markdown links only warn.',
    reading:
      'An unresolved file link warns and stays as a link. When no page has its address it is a broken link as well, and rule 1.12 fails the build.',
  },
  {id: '1.14', claim: 'Broken anchors only warn.'},
  {id: '1.15', claim: 'Duplicate routes only warn.'},
  {id: '1.17', claim: 'The logo leads to the marketing site, in the same tab.'},
  {id: '1.18', claim: 'The footer has columns of links, a logo and a copyright of the year 2025.'},
  {
    id: '1.19',
    claim: 'The footer leads to the introduction, packages, UI components and theming.',
    reading:
      'Two of these addresses have no page in section 2, and packages is named with and without a slash. All are index pages; the links name their addresses, with the slash.',
  },
];
