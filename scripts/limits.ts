import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {table} from '../bench/lib/markdown.ts';
import {SEARCH_LIMITS} from '../bench/search/limits.ts';
import {STOREFRONT_SCRIPT_LIMITS} from '../apps/storefront/tests/limits.ts';
import {BOUNDS, REQUESTS} from '../server/src/load/limits.ts';
import {FIRST_QUERY_LIMIT, PAGE_LIMITS, PICTURE_LIMITS} from '../tests/browser/limits.ts';
import {maximumUnchecked} from '../tests/fences/limits.ts';
import lighthouse from '../tests/lighthouse/lighthouserc.cjs';
import {AGENT_LIMITS} from '../tests/mcp/limits.ts';
import {AGENTS_INDEX_BYTES, FIRST_PAGE_CSS, IMAGE_BYTES} from '../tests/packages/limits.ts';
import {OFFLINE_SCRIPT_LIMITS} from '../website/delivery/emit/offline/scripts';
import {FONTS_SCRIPT_LIMIT, START_SCRIPT_LIMIT} from '../website/delivery/emit/page/scripts';
import {ALLOWED_GROWTH, EXAMPLE_LINES, LEAST_EXAMPLES} from '../website/plugins/components/limits';
import {root} from './lib/workspace.mjs';

/** Path of the page, from the root of the repository. */
export const LIMITS_PAGE = 'contributing/limits.md';

/** The limit of a check. */
interface Limit {
  /** Name of the check, as in `npm test -- <name>`. */
  check: string;
  /** The limited thing. */
  what: string;
  /** The limit, with its unit. */
  limit: string;
  /** The file that holds it, from the root of the repository. */
  file: string;
}

const kB = (bytes: number) => `${bytes / 1000} kB`;
const percent = (share: number) => `${Math.round(1000 * share) / 10} %`;
const count = (value: number) => value.toLocaleString('en-US');

const group = (check: string, file: string, limits: Record<string, string>): Limit[] =>
  Object.entries(limits).map(([what, limit]) => ({check, what, limit, file}));

type Assertions = Record<string, readonly [string, {maxNumericValue?: number; minScore?: number}]>;

/** The assertions of Lighthouse CI. Its sizes are bytes, the rest are counts and scores. */
const lighthouseLimits = Object.fromEntries(
  Object.entries(lighthouse.ci.assert.assertions as unknown as Assertions).map(
    ([audit, [, {maxNumericValue: most, minScore: least}]]) => [
      `\`${audit}\``,
      most === undefined
        ? `at least ${least}`
        : `at most ${audit.endsWith(':size') ? kB(most) : most}`,
    ],
  ),
);

/** Every limit of a check, read from the constant that the check compares with. */
export const LIMITS: readonly Limit[] = [
  ...group('unit', 'website/plugins/components/limits.ts', {
    'live examples of a component': `at least ${LEAST_EXAMPLES}`,
    'lines of a live example': `${EXAMPLE_LINES.least} to ${EXAMPLE_LINES.most}`,
  }),
  ...group('build', 'website/delivery/emit/page/scripts.ts', {
    'the start script, which is in each page': `at most ${count(START_SCRIPT_LIMIT)} B`,
    'the script that loads the fonts, which is in each page': `at most ${count(FONTS_SCRIPT_LIMIT)} B`,
  }),
  ...group('build', 'website/delivery/emit/offline/scripts.ts', {
    'the service worker of a site that can be kept for offline, with Brotli': `at most ${count(OFFLINE_SCRIPT_LIMITS.worker)} B`,
    'the control that keeps it, which is then loaded with each page, with Brotli': `at most ${count(OFFLINE_SCRIPT_LIMITS.control)} B`,
    'the service worker that removes itself, with Brotli': `at most ${count(OFFLINE_SCRIPT_LIMITS.removal)} B`,
  }),
  ...group('fences', 'tests/fences/limits.ts', {
    'fences that opt out with `noCheck`': `at most ${maximumUnchecked}`,
  }),
  ...group('sizes', 'website/plugins/components/limits.ts', {
    'growth of a component beyond its budget': `at most ${percent(ALLOWED_GROWTH)}`,
  }),
  ...group('relevance', 'bench/search/limits.ts', {
    'queries whose page is the first hit': `at least ${percent(SEARCH_LIMITS.first)}`,
    'queries whose page is among the first five hits': `at least ${percent(SEARCH_LIMITS.inFive)}`,
    'index that a first query loads, with Brotli': `at most ${kB(SEARCH_LIMITS.bytes)}`,
  }),
  ...group('mcp', 'tests/mcp/limits.ts', {
    'characters of an answer to a coding agent': `at most ${count(AGENT_LIMITS.characters)}`,
    'tokens of the list of tools, of about four characters each': `less than ${count(AGENT_LIMITS.listTokens)}`,
    'calls of a task of the evaluation': `at most ${AGENT_LIMITS.calls}`,
    'tokens of the answers to half of its tasks': `at most ${count(AGENT_LIMITS.taskTokens.half)}`,
    'tokens of the answers to any of its tasks': `at most ${count(AGENT_LIMITS.taskTokens.most)}`,
  }),
  ...group('packages', 'tests/packages/limits.ts', {
    'CSS of the page that the installation guide makes': `less than ${kB(FIRST_PAGE_CSS.plain)}`,
    'the same CSS in gzip': `less than ${kB(FIRST_PAGE_CSS.gzip)}`,
    "bytes of an archive's AGENTS.md": `at most ${count(AGENTS_INDEX_BYTES)}`,
    "a container's image, without Node's": `at most ${IMAGE_BYTES / 1e6} MB`,
  }),
  ...group('browser', 'tests/browser/limits.ts', {
    'all that the search loads for a first query, with Brotli': `at most ${kB(FIRST_QUERY_LIMIT)}`,
    'the picture of an example': `at most ${kB(PICTURE_LIMITS.example)}`,
    'the picture of a page': `at most ${kB(PICTURE_LIMITS.page)}`,
  }),
  ...group('storefront', 'apps/storefront/tests/limits.ts', {
    'scripts of a listing of the shop, with Brotli': `at most ${kB(STOREFRONT_SCRIPT_LIMITS.listing)}`,
    'scripts of its product page, with Brotli': `at most ${kB(STOREFRONT_SCRIPT_LIMITS.product)}`,
  }),
  ...group('budgets', 'tests/browser/limits.ts', {
    'a page before its load event, fonts and lazy pictures left out': `at most ${kB(PAGE_LIMITS.beforeLoad)}`,
    'scripts in all, those of examples left out': `at most ${kB(PAGE_LIMITS.script)}`,
    'styles before the load event': `at most ${kB(PAGE_LIMITS.firstStyles)}`,
    'styles in all': `at most ${kB(PAGE_LIMITS.styles)}`,
    'styles of the home page in all': `at most ${kB(PAGE_LIMITS.homeStyles)}`,
    'lazy pictures of the home page': `at most ${kB(PAGE_LIMITS.homeLazyPictures)}`,
  }),
  ...group('lighthouse', 'tests/lighthouse/lighthouserc.cjs', lighthouseLimits),
  ...group('load', 'server/src/load/limits.ts', {
    'requests of each kind': count(REQUESTS.inRound * REQUESTS.rounds),
    'answers a second': `at least ${BOUNDS.rate} × those of nginx`,
    'the slowest hundredth of the answers': `at most ${BOUNDS.slowest} × the time of nginx`,
    'memory at the end': `at most ${BOUNDS.memory} × that after the first round`,
  }),
];

/** The page of all limits, formatted as the repository's files are. */
export async function limitsPage(): Promise<string> {
  const rows = LIMITS.map(({check, what, limit, file}, index) => [
    LIMITS[index - 1]?.check === check ? '' : `[\`${check}\`](checks.md#${check})`,
    what,
    limit,
    `[\`${file}\`](../${file})`,
  ]);
  const text = [
    '# Limits',
    'The limits of the checks. `npx tsx scripts/limits.ts` writes this page from the constants that the checks compare with, so change a limit there.',
    table(['Check', 'What', 'Limit', 'Set in'], rows),
  ].join('\n\n');
  return format(text, {...(await resolveConfig(join(root, LIMITS_PAGE))), parser: 'markdown'});
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(root, LIMITS_PAGE), await limitsPage());
}
