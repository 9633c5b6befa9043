/** Files of packages that the site replaces, or on whose content it relies. */
export interface Seam {
  /** The files, below `node_modules`. */
  files: readonly string[];
  /** The module that an alias or a replacement of the build replaces. */
  replaces?: readonly string[];
  /** The site's use of them, with the place. */
  use: string;
  /** The things to look at when they change. */
  look: string;
}

const core = (...files: string[]) => files.map((file) => `@docusaurus/core/lib/${file}`);
const theme = (...files: string[]) =>
  files.map((file) => `@docusaurus/theme-classic/lib/theme/${file}`);

/** Every seam. Those of the build and of the browser come first, then the components of the theme. */
export const SEAMS: readonly Seam[] = [
  {
    files: core('client/preload.js'),
    replaces: ['./preload'],
    use: 'website/delivery/emit/static-content replaces it by website/delivery/browser/document/preload.ts, which knows documents.',
    look: 'Its arguments, what it returns, and which routes it loads. Follow a link to a document, one to a post, and one that no page has.',
  },
  {
    files: core('client/clientEntry.js', 'client/PendingNavigation.js', 'client/docusaurus.js'),
    use: 'They call `preload` before the first page and before each next one, and make `window.docusaurus`, which website/delivery/browser/preload-on-intent.ts replaces.',
    look: 'The first page, which has to hydrate only when `preload` has ended, and the members of `window.docusaurus`. Open a document at an address with a slash and with `.html`.',
  },
  {
    files: core('client/exports/Link.js'),
    use: 'Links call `window.docusaurus` when a reader points at them. website/src/links.ts does the same for links that are plain HTML.',
    look: 'When it preloads, and which props it sets. Hover a link, and look at the requests.',
  },
  {
    files: core('client/exports/ComponentCreator.js', 'client/flat.js'),
    use: 'They read the tables of routes, chunk names and loaders, of which website/delivery/emit/static-content leaves out documents.',
    look: 'Which members of an entry they read in the browser. Open a post and the page of tags, then follow a link between them.',
  },
  {
    files: core('server/codegen/codegen.js', 'server/codegen/codegenRoutes.js'),
    use: 'They write `routes.js`, `routesChunkNames.json`, `registry.js`, `globalData.json` and `docusaurus.config`, which website/delivery/emit/static-content and website/delivery/emit/lean-client read and shorten.',
    look: 'Names, places and shapes of these files. Compare them with website/delivery/emit/static-content/tables.ts, and look in the browser whether `routes` names no document.',
  },
  {
    files: core('client/docusaurusContext.js'),
    replaces: ['@generated/docusaurus.config', '@generated/site-metadata'],
    use: 'It imports the configuration, which website/delivery/emit/lean-client replaces by the part that pages read, and versions, which it leaves out.',
    look: 'The parts of the configuration that the browser reads, whether a page shows versions of plugins, and the list in website/delivery/emit/lean-client/client-config.ts.',
  },
  {
    files: [
      '@docusaurus/plugin-content-docs/lib/routes.js',
      '@docusaurus/plugin-content-docs/lib/props.js',
      '@docusaurus/plugin-content-docs/lib/globalData.js',
    ],
    use: 'They write the data of versions, which `VERSION_DATA` in website/delivery/emit/static-content finds by its path and shortens, and the list of documents to which website/delivery/browser/document/documents.ts adds.',
    look: 'The path that `createData` gets, and the members `version.docs`, `docsSidebars` and `versions[].docs`. Look at the sidebar, and at the item of the navbar that is marked as active.',
  },
  {
    files: core('webpack/base.js', 'webpack/client.js'),
    use: 'They set aliases and cache groups. website/delivery/emit/lean-client changes the group `styles` and adds `react`, `search`, `search-engine` and `blog`; both emit plugins put aliases before theirs.',
    look: 'The group `styles`: its name and its test. Count the style sheets in `website/build/assets/css`: the blog, the search and single pages have their own.',
  },
  {
    files: core('webpack/plugins/ChunkAssetPlugin.js'),
    use: 'It gives each page a table of scripts by name, which website/delivery/emit/lean-client takes away.',
    look: 'Its name, and whether anything but `prefetch` in `client/docusaurus.js` reads `__webpack_require__.gca`.',
  },
  {
    files: core('ssg/ssgRenderer.js'),
    use: 'It renders each page and hands it to the template. website/delivery/finish links the style sheets of what it wrote.',
    look: 'The parts that it puts into the page: attributes, tags of the head, content. Build, and compare the source of one page with that of the last build.',
  },
  {
    files: core(
      'client/exports/Head.js',
      'client/clientEntry.js',
      'client/serverEntry.js',
      'client/serverHelmetUtils.js',
    ).concat('@docusaurus/theme-common/lib/utils/metadataUtils.js'),
    replaces: ['react-helmet-async'],
    use: 'They are all that imports `react-helmet-async`. In the browser, website/delivery/browser/head/Helmet.tsx takes its place.',
    look: 'Which exports and props they use. Follow links, and look at title, description and canonical address of each page.',
  },
  {
    files: ['react-dom/cjs/react-dom-client.production.js'],
    use: 'It keeps the last text of a field in `_valueTracker`, which website/delivery/browser/example/fields.ts sets.',
    look: 'The comparison that decides if an `input` event leads to `onChange`. Run the first touches of /docs/component-packages/ui/forms/input.',
  },
  {
    files: ['react-router/esm/react-router.js', 'react-router-dom/esm/react-router-dom.js'],
    replaces: ['history'],
    use: 'They import `history`, of which website/delivery/emit/lean-client/history.ts has the part for the browser.',
    look: 'Which functions of `history` they call. Go forward and back between pages and headings.',
  },
  {
    files: ['history/esm/history.js'],
    use: 'website/delivery/emit/lean-client/history.ts exports functions of it.',
    look: 'The functions, which have to be exported and to work without each other.',
  },
  {
    files: ['@docusaurus/utils-common/lib/index.js'],
    replaces: ['tslib'],
    use: 'It is CommonJS with helpers of `tslib`. website/delivery/emit/lean-client/tslib.ts has the one that it calls.',
    look: 'Which helpers of `tslib` it calls. One that is not there fails when the application starts.',
  },
  {
    files: [
      'createAutocomplete',
      'createStore',
      'getAutocompleteSetters',
      'getDefaultProps',
      'getPropGetters',
      'metadata',
      'onInput',
      'onKeyDown',
      'reshape',
      'resolve',
      'stateReducer',

      'utils/getNormalizedSources',
    ].map((name) => `@algolia/autocomplete-core/dist/esm/${name}.js`),
    use: 'They hold a helper `_objectSpread`, which website/delivery/emit/lean-client/spread-loader.cjs replaces by `Object.assign`.',
    look: 'The name of the helper, and that it is on one line. Type in the search, and use its arrow keys.',
  },
  {
    files: [
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
    ],
    use: 'website/delivery/emit/page/template.ts takes the place of the template in the first, and the second fills it in.',
    look: 'The input and the output of the template. Build, and compare the start and the end of a page with it: order and form of tags.',
  },
  {
    files: [
      '@docusaurus/theme-classic/lib/index.js',
      '@docusaurus/theme-classic/lib/inlineScripts.js',
      '@docusaurus/theme-classic/lib/inlineSvgSprites.js',
    ],
    use: 'They make the tags at the start of the body: inline scripts for the color mode and the announcement, and icons. website/delivery/emit/page/template.ts leaves them out, and the start script does their work.',
    look: 'Other tags that they inject. Keys of the storage, attributes of `html`, and values in the address. Reload in dark mode, and with a closed announcement.',
  },
  {
    files: theme('EditMetaRow/index.js', 'EditThisPage/index.js', 'LastUpdated/index.js'),
    use: 'src/theme/EditMetaRow shows the edit link and the day of the last change in one row, with the texts of these three.',
    look: 'Props, the ids of the texts, and the classes of the link and the day.',
  },
  {
    files: theme('ColorModeToggle/index.js', 'ColorModeToggle/styles.module.css'),
    use: 'website/src/theme replaces it by a switch that is named by its icons, and that styles tell the color mode.',
    look: 'Its props. Click the switch right after the load, several times.',
  },
  {
    files: [
      '@docusaurus/theme-common/lib/contexts/colorMode.js',
      '@docusaurus/theme-common/lib/contexts/announcementBar.js',
      '@docusaurus/theme-common/lib/utils/storageUtils.js',
    ],
    use: 'They keep the color mode and the closed announcement under the keys that the start script reads.',
    look: 'The keys and the attributes of `html`. Change the color mode in one of two windows.',
  },
  {
    files: [
      '@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
      'infima/dist/css/default/default.css',
    ],
    use: 'website/src/css names their classes and custom properties, and website/delivery/finish/styles drops those that nothing uses and splits them by component.',
    look: 'Classes that were renamed or added. Look at a document, a post, the navbar and the sidebar, in both color modes, wide and narrow.',
  },
  {
    files: ['@docusaurus/plugin-css-cascade-layers/lib/layers.js'],
    use: 'It moves the styles of the framework into layers, below those of website/src/css.',
    look: 'Names and order of the layers. Look at a document and at a live example.',
  },
  {
    files: theme('DocRoot/index.js'),
    replaces: ['@theme/DocRoot'],
    use: 'website/delivery/emit/static-content replaces it in the browser by website/delivery/browser/document/DocRoot.tsx.',
    look: 'Its providers and classes. Look at sidebar, version menu and breadcrumbs while you follow links.',
  },
  {
    files: theme('DocItem/Layout/index.js', 'DocItem/Metadata/index.js', 'DocItem/index.js'),
    use: 'website/src/theme/DocItem wraps layout and metadata: it marks the HTML that the browser keeps as the document, and sets `title_meta`.',
    look: 'The elements that they render around the text. Follow a link from document to document, and back.',
  },
  {
    files: theme('DocItem/Footer/index.js'),
    use: 'website/plugins/feedback wraps it: the question if a page was helpful comes before it.',
    look: 'Its place at the end of the article. Set `feedback` in website/site.config.ts, and look at the end of a document.',
  },
  {
    files: theme('DocItem/Content/index.js', 'BlogPostItem/Content/index.js'),
    use: 'website/src/theme wraps them: it marks the text of documents and posts for the search index, with the area that they belong to.',
    look: 'The text, all of which they have to render. Build: the finish says how many search records it wrote, of how many pages.',
  },
  {
    files: theme('MDXContent/index.js', 'DocBreadcrumbs/index.js'),
    use: 'website/src/theme wraps them: the text of a page is written as Markdown too, and the menu that copies it is beside the breadcrumbs.',
    look: 'The element that the text is in: src/twins walks it. Run `npm test -- machines`, and copy a page.',
  },
  {
    files: theme('Tabs/index.js', 'TabItem/index.js'),
    use: 'website/src/theme replaces them by plain HTML, which website/delivery/browser/tabs.ts brings to life.',
    look: 'Their props, and the key of a group in the storage. Choose a package manager, and reload.',
  },
  {
    files: theme('CodeBlock/index.js', 'prism-include-languages.js'),
    use: 'website/src/theme replaces them: the build highlights code, and no highlighter runs in the browser.',
    look: 'Props of code blocks. Look at a fence with a title and marked lines, and copy it.',
  },
  {
    files: theme(
      'BackToTopButton/index.js',
      'MDXComponents/index.js',
      'MDXPage/index.js',
      'ThemedImage/index.js',
    ),
    use: 'website/src/theme wraps them: a button to the top that is not served, more components for MDX, the class `markdown` around a page, pictures that load when they are seen.',
    look: 'Components that were added, renamed or given other props. Look at the page "How this site is made", and scroll down a long one.',
  },
  {
    files: theme('NavbarItem/DropdownNavbarItem/Desktop/index.js'),
    use: 'website/src/theme replaces it by a button that shows and hides a list of links.',
    look: 'Its props and classes. Open the version menu by pointer and by keyboard, wide and narrow.',
  },
  {
    files: theme('NavbarItem/ComponentTypes.js'),
    use: 'website/src/theme replaces it: it names the types of items that the navbar has, so that the code of others is not sent.',
    look: 'The types that were added. Build: an item of a type that is missing stops it.',
  },
  {
    files: theme('Navbar/MobileSidebar/Layout/index.js', 'Navbar/MobileSidebar/Toggle/index.js'),
    use: 'website/src/theme replaces the first by a modal dialog, and puts a link beside the second for readers without scripts.',
    look: 'Their props and classes, and who opens and closes the menu. Open it in a narrow window by keyboard, and press Escape.',
  },
  {
    files: theme('AnnouncementBar/CloseButton/index.js'),
    use: 'website/src/theme wraps it: the focus moves to the navbar when the announcement closes.',
    look: 'Its props. Close the announcement by keyboard, then press Tab.',
  },
  {
    files: theme('Tag/index.js'),
    use: 'website/src/theme replaces it: tags look like the rest of the site.',
    look: 'Its props. Open the list of tags, and a document that has tags.',
  },
  {
    files: theme(
      'DocRoot/Layout/Sidebar/index.js',
      'DocSidebar/Desktop/index.js',
      'DocSidebar/Desktop/Content/index.js',
      'DocSidebar/Mobile/index.js',
    ),
    use: 'website/src/theme replaces them: a sidebar that nobody can hide, with a box that filters its pages, scrolled to the current one.',
    look: 'Their props and classes. Filter the sidebar, wide and narrow, and follow a link to a page far down in it.',
  },
  {
    files: theme('NavbarItem/DocsVersionDropdownNavbarItem.js'),
    use: 'website/src/theme wraps it: with one version, a click on its link remembers the version.',
    look: 'Its props. The test `site-build` cuts a version.',
  },
  {
    files: theme('SearchBar.js'),
    use: 'website/src/theme takes its place with the button of the search.',
    look: 'Where the navbar renders it. Open the search, wide and narrow.',
  },
  {
    files: theme('DocSidebarItem/Link/index.js'),
    use: 'website/src/theme replaces it: a link of the sidebar breaks long names before their capitals.',
    look: 'Its props and classes. Look at the sidebar beside the reference of a type.',
  },
  {
    files: theme('Navbar/Logo/index.js', 'Logo/index.js'),
    use: 'website/src/theme replaces the first, and renders the second: mark and name in the navbar are two links.',
    look: 'Their props and classes. Follow both links, wide and narrow.',
  },
  {
    files: theme('Heading/index.js', 'Heading/styles.module.css'),
    use: "website/src/theme replaces it: the link of a heading has the heading's words as its name.",
    look: 'Its props and classes, and the component that it calls for broken anchors. Point at a heading that holds code.',
  },
  {
    files: theme('SearchMetadata/index.js'),
    use: 'website/src/theme replaces it: a page names its version and its tag for the search index, and nothing for a crawler.',
    look: 'Its props. Build, and look for `docusaurus_version` and `docusaurus_tag` in a page.',
  },
  {
    files: theme('NotFound/Content/index.js', 'TOCCollapsible/index.js'),
    use: 'website/src/theme replaces them: an unknown address suggests pages, and the browser unfolds the table of contents without scripts.',
    look: 'Their props and classes. Open an unknown address, and a document in a narrow window.',
  },
  {
    files: theme(
      'BlogLayout/index.js',
      'BlogListPage/index.js',
      'BlogTagsListPage/index.js',
      'DocTagsListPage/index.js',
      'DocTagDocListPage/index.js',
      'Blog/Pages/BlogAuthorsListPage/index.js',
      'Blog/Pages/BlogAuthorsPostsPage/index.js',
    ),
    use: 'website/src/theme wraps them, or replaces them, for titles, descriptions and headings of lists, and for the menu that copies a page.',
    look: 'Their props, and what they render at the top. Open the blog, its tags and its authors.',
  },
  {
    files: theme(
      'Icon/SystemColorMode/index.js',
      'Icon/Language/index.js',
      'Icon/Home/index.js',
      'Icon/ExternalLink/index.js',
      'Icon/DarkMode/index.js',
      'Icon/LightMode/index.js',
    ),
    use: 'website/src/theme replaces these icons by those of the site, and website/delivery/emit/page/template.ts leaves out the sprite of which the theme draws its own.',
    look: 'Their props. Look at the navbar and at breadcrumbs.',
  },
];
