import {expect, test} from '../lib/test.ts';
import {builtConfig, builtVersions, siteMetadata} from './lib/built.ts';

const version = () => builtVersions()[0]!;

test('§3 configuration: the site has its fields @spec-3.1 @spec-9.18', async () => {
  expect(await builtConfig()).toMatchObject({
    title: expect.stringMatching(/\S/),
    tagline: expect.stringMatching(/\S/),
    favicon: 'img/favicon.svg',
    url: expect.stringMatching(/^https:\/\/[^/]+$/),
    baseUrl: '/',
    i18n: {defaultLocale: 'en', locales: ['en']},
  });
});

test('§3 configuration: navbar items and footer have their fields @spec-3.2', async () => {
  const {navbar, footer} = (await builtConfig()).themeConfig;
  expect(navbar).toMatchObject({
    items: expect.arrayContaining(
      ['Docs', 'Guides', 'Articles'].map((label) => ({
        type: 'docSidebar',
        sidebarId: label.toLowerCase(),
        label,
        position: 'left',
      })),
    ),
  });
  expect(footer).toMatchObject({
    style: 'light',
    links: expect.arrayContaining([{title: expect.any(String), items: expect.any(Array)}]),
    copyright: expect.stringContaining('2025'),
  });
});

test('§3 configuration: the color mode starts light, can be switched and follows nothing @spec-3.3', async () => {
  expect((await builtConfig()).themeConfig).toMatchObject({
    colorMode: {disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: false},
  });
});

test('§3 configuration: sidebars, versions and table of contents are set as specified @spec-3.4 @spec-9.18', async () => {
  expect((await builtConfig()).themeConfig).toMatchObject({
    docs: {
      sidebar: {autoCollapseCategories: true, hideable: false},
      versionPersistence: 'localStorage',
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  });
});

test('§3 docs page: it has an id, a path and, if it stands in one, a sidebar @spec-3.7', () => {
  for (const {id, path, sidebar} of version().docs) {
    expect(id).toMatch(/\S/);
    expect(path).toMatch(/^\/docs\//);
    expect(['docs', 'guides', 'articles', undefined], id).toContain(sidebar);
  }
  expect(new Set(version().docs.map(({id}) => id)).size).toBe(version().docs.length);
});

test('§3 version: the one has name, label, path, main document and documents @spec-1.9 @spec-3.8 @spec-9.18', () => {
  expect(builtVersions()).toHaveLength(1);
  expect(version()).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'packages/index',
  });
  expect(version().docs.length).toBeGreaterThan(200);
});

test('§3 sidebar: each has a link with path and label @spec-3.9', () => {
  expect(Object.keys(version().sidebars).sort()).toEqual(['articles', 'docs', 'guides']);
  for (const {link} of Object.values(version().sidebars)) {
    expect(link?.label).toMatch(/\S/);
    expect(version().docs.map(({path}) => path)).toContain(link?.path);
  }
});

test('§3 site metadata: framework, site and plugins have versions @spec-3.10', () => {
  const {docusaurusVersion, siteVersion, pluginVersions} = siteMetadata();
  expect(docusaurusVersion).toMatch(/^3\.\d+\.\d+$/);
  expect(siteVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(pluginVersions['docusaurus-plugin-content-docs']).toMatchObject({
    version: docusaurusVersion,
  });
});
