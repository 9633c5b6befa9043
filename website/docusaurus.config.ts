import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import highlightPlugin, {rehypeHighlight} from './plugins/highlight';
import {componentsRemark} from './plugins/components/remark';
import {apiRemark} from './plugins/api/remark';
import {vendorsRemark} from './plugins/vendors/remark';
import {rehypeSymbols} from './plugins/symbols/rehype';
import {searchRemark} from './plugins/search/skipped-sections';
import {workspaceRemark} from './plugins/workspace/remark';
import {changelogRemark} from './plugins/changelog/remark';
import {history} from './plugins/history';
import {repositoryAddress} from './repository-address';
import {searchHeadTags} from './search-head-tags';
import {withoutOwnIndex} from './sidebar-items';
import {DEFAULT_COLOR_MODE} from './delivery/color-mode';
import {
  buildFontsScript,
  buildStartScript,
  buildTouchesScript,
  colorModeAsset,
  readersAsset,
} from './delivery/emit/page/scripts';
import {pageTemplate} from './delivery/emit/page/template';
import {controlAsset} from './delivery/emit/offline/scripts';
import settings, {offline, readers} from './site.config';

/**
 * Options that docs, blog and pages have in common: package manager tabs, live examples, highlighted code, marks for the search,
 * their source.
 */
const content = {
  editUrl: repositoryAddress('edit', 'website'),
  showLastUpdateTime: true,
  remarkPlugins: [
    vendorsRemark,
    workspaceRemark,
    changelogRemark,
    componentsRemark,
    apiRemark,
    searchRemark,
    [npm2yarn, {sync: true, converters: ['pnpm', 'yarn', 'bun']}],
  ],
  rehypePlugins: [rehypeSymbols, rehypeHighlight],
};

const themeConfig: UserThemeConfig = {
  image: 'img/social-card.png',
  colorMode: {
    defaultMode: DEFAULT_COLOR_MODE,
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {
    sidebar: {autoCollapseCategories: true, hideable: false},
    versionPersistence: 'localStorage',
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: settings.announcement
    ? {
        ...settings.announcement,
        content: settings.announcement.content.replace(/(?<=href=")\/(?!\/)/g, settings.baseUrl),
        isCloseable: true,
      }
    : undefined,
  // No highlighter runs in the browser: Shiki writes classes at build time.
  prism: {theme: {plain: {}, styles: []}},
  navbar: {
    hideOnScroll: true,
    // No `title`: src/theme/Navbar/Logo shows it as a link of its own.
    logo: {
      alt: `${settings.title} product site`,
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      href: settings.marketingUrl,
      target: '_self',
      width: 32,
      height: 32,
    },
    items: [
      {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
      {type: 'docSidebar', sidebarId: 'guides', label: 'Guides', position: 'left'},
      {type: 'docSidebar', sidebarId: 'articles', label: 'Articles', position: 'left'},
      // A way into the area Docs, which is the one that is marked there.
      {
        to: '/docs/component-packages/ui/',
        label: 'Components',
        position: 'left',
        activeBaseRegex: '^$',
      },
      {to: '/blog', label: 'Blog', position: 'left'},
      {href: settings.repositoryUrl, label: 'Repository', position: 'right'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownActiveClassDisabled: true,
        className: 'navbar-version',
      },
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {
    style: 'light',
    logo: {
      alt: settings.title,
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      href: settings.marketingUrl,
      target: '_self',
      width: 32,
      height: 32,
    },
    links: [
      {
        title: 'Learn',
        items: [
          {label: 'Introduction', to: '/docs/intro'},
          {label: 'Guides', to: '/docs/guides/'},
          {label: 'Articles', to: '/docs/articles/'},
        ],
      },
      {
        title: 'Build',
        items: [
          {label: 'Packages', to: '/docs/packages/'},
          {label: 'UI components', to: '/docs/component-packages/ui/'},
          {label: 'Theming', to: '/docs/theming/'},
          {label: 'Types', to: '/docs/packages/types/'},
        ],
      },
      {
        title: 'Project',
        items: [
          {label: 'Blog', to: '/blog'},
          {label: 'How this site is made', to: '/markdown-page'},
          {label: 'Changelog', to: '/changelog'},
          {label: 'Accessibility', to: '/accessibility'},
          {label: 'For agents', to: '/for-agents'},
          {label: 'Tags', to: '/docs/tags'},
        ],
      },
    ],
    copyright: `Copyright © ${settings.copyrightYear} ${settings.company}`,
  },
};

/** The bundled fonts and what loads them, unless a font host's style sheet brings others. */
const ownFonts =
  settings.fonts === 'self'
    ? {
        css: [require.resolve('@storefront-toolkit/theme/fonts.css'), './src/css/fonts.css'],
        clientModules: ['./delivery/browser/fonts.ts'],
      }
    : {css: [], clientModules: []};

const readersScript = readersAsset(readers, settings.baseUrl);

const config: Config = {
  title: settings.title,
  tagline: settings.tagline,
  favicon: 'img/favicon.svg',
  // The second holds the pictures of the shop in the examples, the third the style sheets of live examples, which
  // plugins/components writes, the last the search index in development, by plugins/search.
  staticDirectories: [
    'static',
    '../packages/fixtures/static',
    '.docusaurus/storefront-components/default/static',
    '.docusaurus/search/static',
  ],
  headTags: searchHeadTags(settings.search),
  stylesheets: settings.fonts === 'self' ? [] : [settings.fonts.stylesheet],
  url: settings.url,
  baseUrl: settings.baseUrl,
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  // The color mode must be stored under the plain key `theme`.
  storage: {type: 'localStorage', namespace: false},
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate({
    inlineScript:
      buildTouchesScript() +
      buildStartScript({
        announcementId: settings.announcement ? settings.announcement.id : '',
        defaultMode: DEFAULT_COLOR_MODE,
      }),
    fontsScript: settings.fonts === 'self' ? buildFontsScript() : '',
    colorModeScript: `${settings.baseUrl}assets/${colorModeAsset().file}`,
    readersScript: readersScript ? `${settings.baseUrl}assets/${readersScript.file}` : '',
    offlineScript: offline
      ? `${settings.baseUrl}assets/${controlAsset(settings.baseUrl).file}`
      : '',
  }),
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: false,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // The browser's compiler reads no documents, and the server's would wait for it.
      mdxCrossCompilerCache: false,
      rspackBundler: true,
      // It misses changes of the build-time plugins. plugins/build-cache switches it on where it does not.
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
    },
    experimental_vcs: history,
  },
  plugins: [
    // First, since it writes pages that the docs plugin reads.
    './plugins/api/index.ts',
    './delivery/emit/site-tokens/index.ts',
    './plugins/build-cache/index.ts',
    highlightPlugin,
    ['@docusaurus/plugin-css-cascade-layers', {}],
    './plugins/components/index.ts',
    './plugins/registry/index.ts',
    './plugins/changelog/index.ts',
    ['./plugins/root-files/index.ts', {securityContact: settings.securityContact}],
    './delivery/emit/static-content/index.ts',
    './delivery/emit/lean-client/index.ts',
    './plugins/search/index.ts',
    './plugins/twins/index.ts',
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        sidebarItemsGenerator: withoutOwnIndex,
        onInlineTags: 'throw',
        ...content,
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        path: 'blog',
        blogTitle: 'Blog',
        blogDescription:
          'Decisions behind the toolkit and its site, with measurements and the commands that repeat them.',
        archiveBasePath: null,
        onInlineTags: 'throw',
        ...content,
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'throw',
        feedOptions: {type: ['rss', 'atom'], title: `${settings.title} blog`},
      },
    ],
    ['@docusaurus/plugin-content-pages', content],
    [
      '@docusaurus/plugin-sitemap',
      {
        lastmod: null,
        changefreq: null,
        priority: null,
        ignorePatterns: [`${settings.baseUrl}${settings.search.searchPagePath}`],
      },
    ],
    ['@docusaurus/plugin-client-redirects', {redirects: [{from: '/docs', to: '/docs/packages/'}]}],
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          ...ownFonts.css,
          './src/css/site.css',
          './src/css/toolkit.css',
          ...(readers.feedback ? ['./src/css/feedback.css'] : []),
        ],
      },
    ],
    ...(readers.feedback ? ['./plugins/feedback/index.ts'] : []),
  ],
  clientModules: [
    './delivery/browser/preload-on-intent.ts',
    './delivery/browser/route-announcer.ts',
    './delivery/browser/code-blocks.ts',
    './delivery/browser/tabs.ts',
    './delivery/browser/app-ready.ts',
    ...ownFonts.clientModules,
  ],
  themeConfig,
};

export default config;
