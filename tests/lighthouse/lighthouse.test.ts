import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {beforeAll, beforeEach, expect, test} from 'vitest';
import {chromiumPath} from '../../scripts/lib/chromium.mjs';
import {freePort} from '../../scripts/lib/free-port.mjs';
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

function run(program: string, args: string[], env: Record<string, string> = {}) {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    // Lighthouse CI starts Lighthouse with the first `node` of the path, and Lighthouse needs a newer one than the toolkit.
    env: {
      ...process.env,
      ...env,
      CHROME_PATH: chromiumPath(),
      PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  return {status, output: stripVTControlCharacters(stdout + stderr)};
}

const lhci = (args: string[], env: Record<string, string> = {}) =>
  run('node_modules/.bin/lhci', args, env);

const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'];

/** The pages of a run meet its assertions. Prints their bytes, and their scores in the given categories. */
function expectFullScores(
  {status, output}: ReturnType<typeof run>,
  pages: number,
  shown = CATEGORIES,
) {
  const why = status === 0 ? [] : explain(results);
  expect(status, [output, ...why].join('\n')).toBe(0);
  const measured = readdirSync(results)
    .filter((file) => /^lhr-.*\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(results, file), 'utf8')) as LighthouseResult);
  expect(measured).toHaveLength(pages);
  for (const {finalDisplayedUrl, categories, audits} of measured) {
    const {items} = audits['resource-summary'].details;
    const bytes = items.find(({resourceType}) => resourceType === 'total')?.transferSize;
    const scores = shown.map(
      (name) => `${name} ${Math.round(100 * (categories[name]?.score ?? 0))}`,
    );
    console.log(
      `note: ${new URL(finalDisplayedUrl).pathname}: ${bytes} B in all, ${scores.join(', ')}`,
    );
  }
}

beforeAll(() => {
  const {status, output} = run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  if (status !== 0) {
    throw new Error(
      `Lighthouse CI could not be installed into tests/lighthouse, so no page was measured. npm said:\n${output}`,
    );
  }
});

beforeEach(() => rmSync(results, {recursive: true, force: true}));

test('the pages meet the assertions', () => {
  expectFullScores(lhci(['autorun']), 3);
});

test('the listing and the product of the shop meet the assertions @claim-storefront.lighthouse', async () => {
  // Vitest has an environment of its own, in which React would be built for development.
  const env = {NODE_ENV: 'production', PORT: String(await freePort()), VENDOR: ''};
  const built = run('npm', ['run', 'build', '--prefix', '../../apps/storefront'], env);
  expect(built.status, built.output).toBe(0);
  expectFullScores(lhci(['autorun', '--config=storefront.cjs'], env), 2, [
    'performance',
    ...CATEGORIES,
  ]);
});

test('a page with faults fails, and each fault is named', async () => {
  const collected = lhci([
    'collect',
    '--no-lighthouserc',
    '--staticDistDir=faulty',
    '--numberOfRuns=1',
    '--settings.chromeFlags=--headless=new --no-sandbox',
  ]);
  expect(collected.status, collected.output).toBe(0);
  const {status, output} = lhci(['assert']);
  expect(status).toBe(1);
  const told = [output, ...explain(results)].join('\n').replaceAll(/localhost:\d+/g, 'localhost');
  const lines = told.split('\n').map((line) => line.trimEnd());
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot('failure.txt');
});
