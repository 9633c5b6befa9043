import {join} from 'node:path';
import {chromiumPath} from '../../scripts/lib/chromium.mjs';
import {KINDS} from '../corpus/corpus.ts';
import {workFolder} from '../lib/folders.ts';
import {install} from '../lib/install.ts';
import {run} from '../lib/run.ts';
import type {BrowserPart} from './sample.ts';

/**
 * Installed apart from the repository's own dependencies, as the peers are: with what it needs it is 185 MB, which
 * nobody should load who does not run the benchmarks. Versions after 12 need a newer Node.
 */
export const LIGHTHOUSE = {lighthouse: '12.8.2'};
const folder = join(workFolder, 'lighthouse');

/** Time limit of one run, in seconds. */
const LIMIT = 180;

interface Result {
  categories: {performance: {score: number | null}};
  audits: Record<string, {numericValue?: number} | undefined>;
}

/** The kept parts of a result, by name. Times are in milliseconds. */
const AUDITS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'blocking time': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

export function figuresOf({categories, audits}: Result): Record<string, number> {
  const score = categories.performance.score;
  if (score === null) throw new Error('Lighthouse gave the page no score.');
  const figures = Object.entries(AUDITS).map(([name, id]) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse's result has no figure for ${id}.`);
    return [name, value] as const;
  });
  return {performance: Math.round(score * 100), ...Object.fromEntries(figures)};
}

async function runLighthouse(url: string): Promise<Record<string, number>> {
  const {code, output} = await run(
    [
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {cwd: folder, env: {CHROME_PATH: chromiumPath() ?? ''}, limit: LIMIT},
  );
  const start = output.indexOf('{\n');
  if (code !== 0 || start < 0) {
    throw new Error(`Lighthouse failed on ${url}: ${output.trim().slice(-2000)}`);
  }
  return figuresOf(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as Result);
}

/** The results of Lighthouse with the settings of a phone: a slow network and a slow processor. */
export const lighthouse: BrowserPart = {
  pages: KINDS,
  prepare: () => install(folder, 'Lighthouse', LIGHTHOUSE),
  measure: (_, url) => runLighthouse(url),
};
