import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '@storefront-toolkit/server';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {capture} from '../../scripts/lib/run.mjs';
import settings from '../../website/site.config.ts';
import {buildDir} from '../lib/site.ts';

const folder = import.meta.dirname;

/** Parts of a page that are not its text: what examples show when they run, controls, what explains a drawing or a name in code. */
const NOT_TEXT = [
  '.code-block-bar',
  '.code-symbol',
  // It takes buttons for controls, so code whose names are explained would have gaps. The test of twins compares all code.
  '.code-block pre',
  '.example-stage',
  '.example-picture',
  '.page-actions',
  '.gallery-filters',
  '.gallery-none',
  '.diagram-caption',
  'summary',
];

/** Findings that are wrong, by their checks. */
const WRONG: Record<string, RegExp> = {
  // An example on this page has a field for a password.
  'auth-gate-detection': /^\/docs\/component-packages\/ui\/forms\/input-error soft-auth-gate$/,
  // The type has the name of what an error page says.
  'markdown-link-portability': /\/reference\/NotFoundError\.md soft 404$/,
};

interface Report {
  testedPages: number;
  scoring: {overall: number; categoryScores: Record<string, {score: number}>};
  results: {
    id: string;
    status: 'pass' | 'warn' | 'fail' | 'skip' | 'error';
    message: string;
    details?: {pageResults?: {url: string; classification?: string; issues?: string[]}[]};
  }[];
}

let server: Server | undefined;
let report: Report;

async function listen(created: Server): Promise<number> {
  await new Promise<void>((listening) => created.listen(0, listening));
  return (created.address() as AddressInfo).port;
}

beforeAll(async () => {
  server = createSiteServer({root: buildDir});
  // The program reads a page for longer than the usual five seconds at times, and then asks again by the same connection.
  server.keepAliveTimeout = 120_000;
  const port = await listen(server);
  const {code, output} = await capture(
    [
      `${folder}/node_modules/.bin/node`,
      `${folder}/node_modules/afdocs/bin/afdocs.mjs`,
      ...['check', `http://localhost:${port}/`, '--canonical-origin', settings.url],
      ...['--sampling', 'deterministic', '--max-links', '1000'],
      ...['--request-delay', '0', '--max-concurrency', '8'],
      ...['--parity-exclusions', NOT_TEXT.join(',')],
      ...['--format', 'json', '--score', '--quiet'],
    ],
    {timeout: 170_000},
  );
  const start = output.indexOf('{');
  if (start < 0) throw new Error(`afdocs ended with ${code} and no report:\n${output}`);
  report = JSON.parse(output.slice(start)) as Report;
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

test('every page is checked', () => {
  expect(report.testedPages).toBeGreaterThan(400);
});

test('the score is 100, in each category', () => {
  const {overall, categoryScores} = report.scoring;
  const scores = Object.entries(categoryScores).map(([name, {score}]) => [name, score]);
  console.log(`note: ${report.testedPages} pages, overall ${overall}`);
  expect(overall).toBe(100);
  expect(scores).toEqual(scores.map(([name]) => [name, 100]));
});

test('no check has another finding than these wrong ones', () => {
  const found = report.results.filter(({status}) => !['pass', 'skip'].includes(status));
  const places = found.flatMap(({id, message, details}) => {
    const pages = details?.pageResults ?? [];
    const issues = pages.flatMap((page) => [
      ...(page.issues ?? []),
      ...(page.classification && page.classification !== 'accessible'
        ? [`${new URL(page.url).pathname} ${page.classification}`]
        : []),
    ]);
    return (issues.length > 0 ? issues : [message]).map((issue) => ({id, issue}));
  });
  expect(places.filter(({id, issue}) => !WRONG[id]?.test(issue))).toEqual([]);
});
