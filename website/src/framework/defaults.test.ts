import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';

// Defaults of the framework on which the site relies: an update must not change them unseen.
const require = createRequire(import.meta.url);
const ofFramework = createRequire(require.resolve('@docusaurus/core/package.json'));

describe('the router', () => {
  const {generatePath, matchPath} = ofFramework('react-router') as {
    generatePath: (pattern: string, values?: Record<string, string>) => string;
    matchPath: (path: string, pattern: {path: string; exact: boolean}) => object | null;
  };

  test('makes no path without a parameter, or of a value that does not fit @spec-5.6', () => {
    expect(generatePath('/docs/:id(\\d+)', {id: '7'})).toBe('/docs/7');
    expect(() => generatePath('/docs/:id')).toThrow('Expected "id" to be defined');
    expect(() => generatePath('/docs/:id(\\d+)', {id: 'x'})).toThrow(
      'Expected "id" to match "\\d+", but received "x"',
    );
  });

  test('matches no path that does not fit the pattern @spec-5.6', () => {
    const route = {path: '/docs/:id(\\d+)', exact: true};
    expect(matchPath('/docs/7', route)).toMatchObject({params: {id: '7'}});
    expect(matchPath('/docs/x', route)).toBeNull();
    expect(matchPath('/docs/', route)).toBeNull();
  });
});

test('a locale that is not the default one has its name as the prefix of its paths @spec-1.11', async () => {
  const {loadI18n} = require('@docusaurus/core/lib/server/i18n.js') as {
    loadI18n: (parameters: object) => Promise<{localeConfigs: Record<string, {baseUrl: string}>}>;
  };
  const i18n = {defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {}, path: 'i18n'};
  const {localeConfigs} = await loadI18n({
    siteDir: import.meta.dirname,
    config: {i18n, url: 'https://docs.example.com', baseUrl: '/'},
    currentLocale: 'en',
    automaticBaseUrlLocalizationDisabled: false,
  });
  expect(localeConfigs).toMatchObject({en: {baseUrl: '/'}, fr: {baseUrl: '/fr/'}});
});

test('a navbar item without a position stands on the left @spec-2.17', () => {
  const {ThemeConfigSchema} = require('@docusaurus/theme-classic/lib/options.js') as {
    ThemeConfigSchema: {validate: (config: object) => {error?: Error; value: unknown}};
  };
  const items = [{label: 'Home', to: '/'}];
  const {error, value} = ThemeConfigSchema.validate({navbar: {items}});
  expect(error).toBeUndefined();
  expect(value).toMatchObject({navbar: {items: [{label: 'Home', position: 'left'}]}});
});

test('the progress bar starts at 8 percent, moves in 200 ms and trickles each 800 ms @spec-9.14', () => {
  const {settings} = ofFramework('nprogress') as {settings: object};
  expect(settings).toMatchObject({minimum: 0.08, speed: 200, trickle: true, trickleSpeed: 800});
});
