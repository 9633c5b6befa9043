import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {freePort} from './free-port.mjs';
import {countOne, countPlaywright, countVitest, endOf, strict, withoutPassed} from './results.mjs';
import {capture} from './run.mjs';
import {ensureSite} from './site-build.mjs';
import {ensureChromium, ensureFirefox, ensureServers} from './system-packages.mjs';
import {cacheDir} from './workspace.mjs';

/** @typedef {import('../checks.mjs').Check} Check */
/** @typedef {import('./results.mjs').Result} Result */

const TIME_LIMIT = 50 * 60_000;

/**
 * Reads the arguments of `npm test --`: names of checks, also behind `--only` and separated by commas, and `--full`.
 *
 * @param {Check[]} checks Every check.
 * @param {string[]} args Arguments.
 * @returns {{selected: Check[], full: boolean, unknown: string[]}} Without a name, all checks; those that take long only with
 *   `--full`.
 */
export function selectChecks(checks, args) {
  const names = args
    .filter((arg) => arg !== '--full' && arg !== '--only')
    .flatMap((arg) => arg.replace('--only=', '').split(','))
    .filter(Boolean);
  const full = args.includes('--full');
  const usual = checks.filter((check) => full || !check.full);
  return {
    selected: names.length === 0 ? usual : checks.filter(({name}) => names.includes(name)),
    full,
    unknown: names.filter((asked) => !checks.some(({name}) => name === asked)),
  };
}

/**
 * Provides what a check needs.
 *
 * @param {Check} check
 * @returns {string | undefined} The missing thing, or `undefined` if everything is there.
 */
function provide({name, needs = []}) {
  if (needs.includes('servers')) ensureServers();
  const missing = needs.includes('chromium') ? ensureChromium() : undefined;
  if (missing) return missing;
  if (!needs.includes('site')) return undefined;
  const {ok, log} = ensureSite();
  if (ok) return undefined;
  return name === 'build' ? log : 'The site does not build. See the check "build".';
}

/**
 * Runs the commands of a check until one fails.
 *
 * @param {Check} check
 * @returns {Promise<{result: Result, output: string}>}
 */
async function execute({name, commands, counts = 'one'}) {
  const report = join(cacheDir, `${name}.json`);
  mkdirSync(cacheDir, {recursive: true});
  rmSync(report, {force: true});
  const env = {
    // A port of its own, so that a forgotten server is never tested.
    TEST_PORT: String(await freePort()),
    CI: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const reporters = {
    one: [],
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=list,json'],
  }[counts];
  let code = 0;
  let output = '';
  for (const command of commands) {
    const ended = await capture([...command, ...reporters], {timeout: TIME_LIMIT, env});
    code = ended.code;
    output += ended.output;
    if (code !== 0) break;
  }
  if (counts === 'one') return {result: countOne(code, output), output};
  const count = counts === 'vitest' ? countVitest : countPlaywright;
  try {
    return {result: strict(count(JSON.parse(readFileSync(report, 'utf8'))), code), output};
  } catch (error) {
    const note = `${output}\nThe runner left no readable report: ${String(error)}\n`;
    return {result: {passed: 0, failed: 1, skipped: []}, output: note};
  }
}

/**
 * The outcome of a check that cannot start. Firefox alone may be missing: then its check is skipped.
 *
 * @param {Check} check
 * @returns {{result: Result, output: string} | undefined} `undefined` when it can start.
 */
function whyNot(check) {
  const output = provide(check);
  if (output) return {result: {passed: 0, failed: 1, skipped: []}, output};
  if (!check.needs?.includes('firefox')) return undefined;
  try {
    const noFirefox = ensureFirefox();
    if (!noFirefox) return undefined;
    return {result: {passed: 0, failed: 0, skipped: [noFirefox]}, output: ''};
  } catch (error) {
    const {message} = /** @type {Error} */ (error);
    return {result: {passed: 0, failed: 1, skipped: []}, output: message};
  }
}

/**
 * Runs a check and prints a line for it, and its output when it fails.
 *
 * @param {Check} check
 * @returns {Promise<Result & {failure?: string}>} With the end of its output when it fails.
 */
export async function runCheck(check) {
  const started = performance.now();
  const {result, output} = whyNot(check) ?? (await execute(check));
  const {passed, failed, skipped} = result;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const state = failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'skipped';
  const counted = [
    `${passed} passed`,
    `${failed} failed`,
    skipped.length && `${skipped.length} skipped`,
  ];
  console.log(
    `${state.padEnd(8)}${check.name.padEnd(12)}${seconds.padStart(6)} s  ${counted.filter(Boolean).join(', ')}`,
  );
  for (const what of skipped) console.log(`          skipped: ${what}`);
  for (const [note] of output.matchAll(/^note: .*/gm)) console.log(`          ${note}`);
  if (failed > 0) {
    console.log(`\n${withoutPassed(output).trim()}\n`);
    console.log(`It has to prove: ${check.proves}. Run it alone: npm test -- ${check.name}\n`);
    return {...result, failure: `${check.name}:\n${endOf(output)}`};
  }
  return result;
}

/**
 * Runs checks in their order. Those that leave a core idle run beside each other, each other check runs alone.
 *
 * @param {Check[]} selected The checks.
 * @param {{run?: typeof runCheck, atOnce?: number}} [options] A function that runs a check, and the number of checks that may run at once.
 * @returns {Promise<(Result & {failure?: string})[]>} The checks' results, in the order in which they ended.
 */
export async function runChecks(selected, {run = runCheck, atOnce = availableParallelism()} = {}) {
  /** @type {(Result & {failure?: string})[]} */
  const results = [];
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  for (const check of selected) {
    const most = check.beside ? atOnce : 1;
    while (underWay.size >= most) await Promise.race(underWay);
    const ended = run(check).then((result) => {
      results.push(result);
      underWay.delete(ended);
    });
    underWay.add(ended);
    if (!check.beside) await ended;
  }
  await Promise.all(underWay);
  return results;
}
