/** The site's claims about itself, each with the check that would fail if it were not so. */
export const PROOFS: readonly {claim: string; proof: string}[] = [
  {
    claim: 'Each example is a file.',
    proof: 'The text you read is the module that runs beside it, and the tests run it too.',
  },
  {
    claim: 'Each table comes from the source.',
    proof:
      'Names, types, defaults and descriptions are read from TypeScript when the site is built.',
  },
  {
    claim: 'Each TypeScript fence compiles.',
    proof: 'Fences are extracted from every page and type-checked against the packages.',
  },
  {
    claim: 'Each keyboard row is a browser test.',
    proof: 'A row without a test does not compile, and a test that fails stops the release.',
  },
  {
    claim: 'Each figure is measured.',
    proof: 'Sizes and the server or client badge are computed from the bundle of each component.',
  },
];

/** The three areas of the documentation, and the blog. */
export const AREAS: readonly {to: string; title: string; text: string}[] = [
  {
    to: '/docs/packages/',
    title: 'Docs',
    text: 'The packages, their components, and a reference page for every type.',
  },
  {
    to: '/docs/guides/',
    title: 'Guides',
    text: 'Step-by-step tasks, with all the code you need.',
  },
  {
    to: '/docs/articles/',
    title: 'Articles',
    text: 'Why the toolkit is designed this way, and what that means for your storefront.',
  },
  {to: '/blog', title: 'Blog', text: 'Our decisions, and the measurements behind them.'},
];
