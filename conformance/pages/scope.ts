/** Pages on which each block needs a marker, and the sections that it concerns. */
export interface Scope {
  /** Beginning of the page's path below `website/docs`: a folder, or one page. */
  path: string;
  /** Headings of level two. Default: the whole page. */
  sections?: readonly string[];
}

/** Every page in scope. A page that several entries name is in scope with the sections of all of them. */
const SCOPES: readonly Scope[] = [
  {path: 'vendors/'},
  {path: 'guides/'},
  {path: 'component-packages/', sections: ['Accessibility', 'Server and size']},
  {path: 'component-packages/ui/tabs.mdx'},
  {path: 'intro.mdx'},
  {path: 'packages/index.mdx'},
  {path: 'packages/create.mdx'},
  {path: 'packages/storefront.mdx'},
  {path: 'packages/types/config/index.mdx'},
  {path: 'packages/types/oms/index.mdx'},
  {path: 'packages/types/search/index.mdx'},
  {
    path: 'tutorial-basics/deploy-your-site.mdx',
    sections: [
      'Serve HTTPS with Node',
      'Run a container',
      'Serve below a base URL',
      'Collect feedback',
      'Let readers keep the site for offline',
    ],
  },
];

/**
 * Tells whether a block is in scope.
 *
 * @param page - Path of the page below `website/docs`.
 * @param section - Its heading of level two. Empty above the first one.
 */
export function isInScope(page: string, section: string, scopes = SCOPES): boolean {
  return scopes.some(
    ({path, sections}) => page.startsWith(path) && (!sections || sections.includes(section)),
  );
}
