import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {beforeAll, beforeEach, expect, test} from 'vitest';
import {chromiumPath} from '../../scripts/lib/chromium.mjs';
import {explain} from './explain.mjs';

const folder = import.meta.dirname;
const results = join(folder, '.lighthouseci');

interface LighthouseResult {
  finalDisplayedUrl: string;
  categories: Record<string, {score: number}>;
  audits: {
    'resource-summary': {details: {items: {resourceType: string; transferSize: number}[]}};
  };
}

function run(program: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    // Lighthouse CI starts Lighthouse with the first `node` of the path, and Lighthouse needs a newer one than the toolkit.
    env: {
      ...process.env,
      CHROME_PATH: chromiumPath(),
      PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  return {status, output: stripVTControlCharacters(stdout + stderr)};
}

const lhci = (...args: string[]) => run('node_modules/.bin/lhci', ...args);

beforeAll(() => {
  const {status, output} = run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  if (status !== 0) {
    throw new Error(
      `Lighthouse CI could not be installed into tests/lighthouse, so no page was measured. npm said:\n${output}`,
    );
  }
});

beforeEach(() => rmSync(results, {recursive: true, force: true}));

test('the pages meet the assertions', () => {
  const {status, output} = lhci('autorun');
  const why = status === 0 ? [] : explain(results);
  expect(status, [output, ...why].join('\n')).toBe(0);

  const measured = readdirSync(results)
    .filter((file) => /^lhr-.*\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(results, file), 'utf8')) as LighthouseResult);
  expect(measured).toHaveLength(3);
  for (const {finalDisplayedUrl, categories, audits} of measured) {
    const {items} = audits['resource-summary'].details;
    const bytes = items.find(({resourceType}) => resourceType === 'total')?.transferSize;
    const scores = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'].map(
      (name) => `${name} ${100 * (categories[name]?.score ?? 0)}`,
    );
    console.log(
      `note: ${new URL(finalDisplayedUrl).pathname}: ${bytes} B in all, ${scores.join(', ')}`,
    );
  }
});

test('a page with faults fails, and each fault is named', async () => {
  const collected = lhci(
    'collect',
    '--no-lighthouserc',
    '--staticDistDir=faulty',
    '--numberOfRuns=1',
    '--settings.chromeFlags=--headless=new --no-sandbox',
  );
  expect(collected.status, collected.output).toBe(0);
  const {status, output} = lhci('assert');
  expect(status).toBe(1);
  const told = [output, ...explain(results)].join('\n').replaceAll(/localhost:\d+/g, 'localhost');
  const lines = told.split('\n').map((line) => line.trimEnd());
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot('failure.txt');
});
