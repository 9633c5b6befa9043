import {execFileSync} from 'node:child_process';
import {cpus, totalmem} from 'node:os';
import type {Browser} from '@playwright/test';
import {readJson} from '../../scripts/lib/workspace.mjs';
import {LIGHTHOUSE} from '../measure/lighthouse.ts';
import {PEERS} from '../peers/index.ts';
import type {Result} from '../report/results.ts';
import {root} from '../../scripts/lib/workspace.mjs';
import {SITE} from './sites.ts';

/** The facts that the figures depend on besides the sites. */
export function machine(browser: Browser): Result['machine'] {
  return {
    processor: cpus()[0]?.model ?? 'unknown processor',
    cores: cpus().length,
    memory: totalmem(),
    node: process.versions.node,
    browser: browser.version(),
  };
}

/** The commit of the working copy, with a mark when files differ from it. */
export function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}

/** Versions by package, for each site and for Lighthouse. */
export function versions(sites: readonly string[]): Result['versions'] {
  const {dependencies} = readJson('website/package.json') as {dependencies: Record<string, string>};
  const ours = {'@docusaurus/core': dependencies['@docusaurus/core']!};
  const peers = PEERS.filter(({id}) => sites.includes(id)).map(({id, packages}) => {
    return [id, Object.keys(packages).length > 0 ? {...packages} : ours] as const;
  });
  return {
    ...(sites.includes(SITE) && {[SITE]: ours}),
    ...Object.fromEntries(peers),
    Lighthouse: LIGHTHOUSE,
  };
}
