/**
 * @typedef {{passed: number, failed: number, skipped: string[]}} Result
 *   Numbers of test cases, and the names of those that were skipped.
 */

/** Exit code of a command that could not be done on this machine. */
export const SKIPPED = 77;

/**
 * Result of a check that counts as one.
 *
 * @param {number} code Exit code of its last command.
 * @param {string} output Its output. The last line says why it was skipped.
 * @returns {Result}
 */
export function countOne(code, output) {
  if (code === SKIPPED)
    return {passed: 0, failed: 0, skipped: [output.trim().split('\n').at(-1) ?? '']};
  return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: []};
}

/**
 * Counts the cases of Vitest's JSON report.
 *
 * @param {any} report The parsed report.
 * @returns {Result}
 */
export function countVitest(report) {
  const cases = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  const skipped = cases.filter((/** @type {any} */ test) =>
    ['skipped', 'pending', 'todo', 'disabled'].includes(test.status),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: skipped.map((/** @type {any} */ test) => test.fullName),
  };
}

/**
 * Counts the cases of Playwright's JSON report. A test that passed only when it was tried again has failed.
 *
 * @param {any} report The parsed report.
 * @returns {Result}
 */
export function countPlaywright(report) {
  const {expected, unexpected, flaky} = report.stats;
  /** @type {string[]} */
  const skipped = [];
  const visit = (/** @type {any} */ suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status !== 'skipped') continue;
        const reason = test.annotations.find((/** @type {any} */ note) => note.type === 'skip');
        skipped.push([spec.title, reason?.description].filter(Boolean).join(': '));
      }
    }
    suite.suites?.forEach(visit);
  };
  report.suites.forEach(visit);
  return {passed: expected, failed: Number(unexpected) + Number(flaky), skipped};
}

/**
 * Result of a test runner, made stricter: a runner that failed without a failed case (a file that does not load, say),
 * or that ran no case at all, has failed once.
 *
 * @param {Result} counted The result in its report.
 * @param {number} code Exit code of the runner.
 * @returns {Result}
 */
export function strict(counted, code) {
  const ranNone = counted.passed + counted.failed === 0;
  return counted.failed === 0 && (code !== 0 || ranNone) ? {...counted, failed: 1} : counted;
}

/**
 * Leaves out what a test runner prints of cases that passed, so that those that failed come first.
 *
 * @param {string} output
 * @returns {string}
 */
export function withoutPassed(output) {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓\s/.test(line))
    .join('\n');
}

/** Most lines of a failed check that are printed again after all checks. */
const LAST_LINES = 150;

/**
 * The end of a failed check's output, where a runner lists its failures.
 *
 * @param {string} output The output of the check.
 */
export function endOf(output) {
  return withoutPassed(output).trim().split('\n').slice(-LAST_LINES).join('\n');
}
