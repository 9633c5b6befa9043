/**
 * The pages that the browser tests of the chrome visit. When a page moves, only this file changes.
 */
export const routes = {
  home: '/',
  /** The main document, an index page. */
  mainDoc: '/docs/packages/',
  /** A document without index, the target of plain navigations. */
  plainDoc: '/docs/intro',
  /** A document inside a category of the sidebar, with sibling categories beside it. */
  nestedDoc: '/docs/component-packages/ui/button',
  /** The index page of `nestedDoc`'s category. */
  nestedIndex: '/docs/component-packages/ui/',
  /** A long document with a sidebar and neighbors. */
  longDoc: '/docs/component-packages/ui/button',
  /** A document with headings of levels 2, 3 and 4. */
  deepDoc: '/docs/tutorial-basics/markdown-features',
  guides: '/docs/guides/',
  articles: '/docs/articles/',
  blog: '/blog',
  /** A page with code of its own: unlike a document, it is a component in the browser. So is a tag's. */
  post: '/blog/docs-that-cannot-lie',
  tag: '/docs/tags/components',
  /** A document without a sidebar. */
  withoutSidebar: '/docs/tutorial-basics/congratulations',
} as const;

/** A link in the text of a document to a section of another. */
export const hashLink = {
  from: '/docs/articles/rsc-overview',
  to: '/docs/component-packages/ui/button',
  id: 'server-and-size',
};

/** Pages of the specification that the footer links to. */
export const footerLinks = [
  '/docs/intro',
  '/docs/packages/',
  '/docs/component-packages/ui/',
  '/docs/theming/',
];

// cspell:ignore packagez buton
/** Addresses without a page, and the page that each most probably meant. */
export const wrongPaths = [
  {path: '/docs/packagez', meant: '/docs/packages/'},
  {path: '/intro', meant: '/docs/intro'},
  {path: '/docs/component-packages/ui/buton', meant: '/docs/component-packages/ui/button'},
] as const;
