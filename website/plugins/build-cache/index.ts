import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {frontMatterOf, sourceDigest} from '../../../scripts/lib/sources.mjs';
import {ROOT, SITE} from '../paths';
import {type Bundles, openBundles} from './bundles';

/** The part of the bundler's settings that the framework sets and this plugin completes. */
interface CacheSettings {
  experiments?: {cache?: {type: 'persistent'; version?: string}};
}

/** The facts that a site may state about its cache. */
interface CacheOptions {
  /**
   * Whether a site in another folder keeps work too. Only the text of its pages may change from build to build.
   *
   * @default false
   */
  elsewhere?: boolean;
}

/**
 * Digest of what makes a module besides its own file: the plugins with all that they read, the settings, the versions of
 * the dependencies. Of other pages it takes no more than their front matter, with their addresses and titles.
 */
const moduleDigest = () =>
  createHash('sha256')
    .update(`${ROOT}\0${process.version}\0${sourceDigest(frontMatterOf)}`)
    .digest('hex');

/** Calls back on each warning that is printed from now on. */
function onWarning(act: () => void) {
  const {warn} = console;
  console.warn = (...values: unknown[]) => {
    act();
    warn(...values);
  };
}

/**
 * Lets the bundler keep its work on the server's bundle, which has all documents, for the next production build of the
 * site. That build then compiles only the pages that changed. Other sources make it start from nothing, since the
 * build-time plugins read them unseen. So does a build that failed or warned: the next one says it again.
 *
 * The browser's bundle is always made from nothing. Its minifier gives variables other names after a cached build, and
 * two builds of the same sources have to be the same.
 *
 * The variable `DOCUSAURUS_NO_PERSISTENT_CACHE` switches it off.
 */
export default function buildCache(
  {siteDir}: LoadContext,
  {elsewhere = false}: CacheOptions,
): Plugin {
  const applies = process.env.NODE_ENV === 'production' && (elsewhere || siteDir === SITE);
  if (!applies || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {name: 'build-cache'};

  let opened: (Bundles & {digest: string}) | undefined;
  let warned = false;
  onWarning(() => (warned = true));

  function open() {
    const digest = moduleDigest();
    return {...openBundles(path.join(siteDir, '.cache/bundler'), digest), digest};
  }

  return {
    name: 'build-cache',
    configureWebpack(config, isServer) {
      if (!isServer) return {};
      opened = open();
      const {cache} = (config as CacheSettings).experiments ?? {};
      const version = `${cache?.version ?? ''}-${opened.digest}`;
      const storage = {type: 'filesystem', directory: opened.folder};
      return {cache: true, experiments: {cache: {type: 'persistent', version, storage}}};
    },
    postBuild() {
      // A source that changed meanwhile may be in some modules and not in others.
      if (opened && !warned && opened.digest === moduleDigest()) opened.complete();
    },
  };
}
