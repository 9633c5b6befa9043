/** Pages that the navbar, the footer, the announcement, the redirect and the not-found page link to. */
const docs = {
  'tags.yml': 'contracts:\n  label: Contracts\n  description: Contracts of a storefront.\n',
  'intro.mdx':
    '---\ntags: [contracts]\n---\n\n# Introduction\n\n[Tile](./component-packages/ui/hover-tile.mdx), [blog](/blog)',
  'guides/index.mdx': '# Guides',
  'articles/index.mdx': '# Articles',
  'packages/index.mdx': '# Packages',
  'packages/types/index.mdx': '# Types',
  'theming/index.mdx': '# Theming',
  'component-packages/ui/index.mdx': '# UI components',
  // The names that an example imports lead to their pages.
  'component-packages/ui/link.mdx': '# Link',
  'component-packages/ui/media.mdx': '# Media\n\n### MediaImage',
  'component-packages/ui/hover-tile.mdx':
    '# Hover tile\n\n![Logo](/img/logo.svg)\n\n<Example of="hover-tile/second-image" />\n\n<Example of="media/widths-and-formats" />',
};

const files = {
  'src/pages/index.tsx': `
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return <Layout><main><h1>Home</h1><Link to="/docs/intro">Introduction</Link></main></Layout>;
}
`,
  'src/pages/search.tsx': "export {default} from '../search/interface/SearchPage';",
  'src/pages/changelog.mdx': '# Changelog',
  'src/pages/accessibility.mdx': '# Accessibility',
  'src/pages/for-agents.mdx': '# For agents\n\n## Rules\n\n- Read.\n\n## Addresses\n\nNone.',
  'src/pages/markdown-page.mdx': '# How this site is made\n\n[Introduction](/docs/intro)',
  'blog/2025-01-02-docs-that-cannot-lie.mdx':
    '---\nslug: docs-that-cannot-lie\n---\n\n# Docs that cannot lie\n\nShort.\n\n{/* truncate */}\n\n[Packages](/docs/packages/)',
};

/** The parts of a fixture that has all that the real site has but the reference. */
export const WHOLE_SITE = {docs, files, components: ['hover-tile', 'media']};
