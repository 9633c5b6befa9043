import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {SITE} from '../paths';
import buildCache from './index';

const state = vi.hoisted(() => ({digest: 'a', completed: 0}));
vi.mock('../../../scripts/lib/sources.mjs', () => ({
  sourceDigest: () => state.digest,
  frontMatterOf: () => '',
}));
vi.mock('./bundles', () => ({
  openBundles: (home: string, digest: string) => ({
    folder: `${home}/${digest}`,
    complete: () => (state.completed += 1),
  }),
}));

const {warn} = console;
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', undefined);
  console.warn = () => {};
  Object.assign(state, {digest: 'a', completed: 0});
});
afterEach(() => {
  vi.unstubAllEnvs();
  console.warn = warn;
});

const BASE = {experiments: {cache: {type: 'persistent', version: 'server-production'}}};

/** Runs the plugin as a build does, and tells what the bundlers are told and whether the next build may use the work. */
function build({siteDir = SITE, elsewhere = false, during = () => {}} = {}) {
  const {configureWebpack, postBuild} = buildCache({siteDir} as LoadContext, {elsewhere});
  const settings = [false, true].map(
    (isServer) =>
      configureWebpack?.call(undefined, BASE as never, isServer, {} as never, null) ?? {},
  );
  during();
  void postBuild?.(undefined as never);
  return {browser: settings[0], server: settings[1], kept: state.completed === 1};
}

test('the work on the bundle of the server is kept, that of the browser is not', () => {
  const {browser, server, kept} = build();
  expect(browser).toEqual({});
  expect(server).toMatchObject({cache: true, experiments: {cache: {type: 'persistent'}}});
  expect(JSON.stringify(server)).toMatch(/"version":"server-production-\w{64}"/);
  expect(kept).toBe(true);
});

test('a site in another folder keeps its work when it says so', () => {
  const {server, kept} = build({siteDir: '/elsewhere', elsewhere: true});
  expect(JSON.stringify(server)).toContain('"directory":"/elsewhere/.cache/bundler/');
  expect(kept).toBe(true);
});

test('other sources give another version', () => {
  const first = build();
  state.digest = 'b';
  expect(build().server).not.toEqual(first.server);
});

test('a build that warned keeps nothing, and says its warning', () => {
  const said: unknown[] = [];
  console.warn = (text: unknown) => said.push(text);
  expect(build({during: () => console.warn('[WARNING] a broken link')}).kept).toBe(false);
  expect(said).toEqual(['[WARNING] a broken link']);
});

test('a build during which a source changed keeps nothing', () => {
  expect(build({during: () => (state.digest = 'b')}).kept).toBe(false);
});

test.each([
  ['in development', () => vi.stubEnv('NODE_ENV', 'development'), SITE],
  ['when it is switched off', () => vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true'), SITE],
  ['for another site', () => {}, '/elsewhere'],
])('nothing is kept %s', (_, prepare, siteDir) => {
  prepare();
  expect(build({siteDir})).toEqual({browser: {}, server: {}, kept: false});
});
