import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The last digit of the commit's hash, so a failure is found again on the same commit. `0` without a commit. */
function digitOfCommit(): string {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return hash.trim().slice(-1);
  } catch {
    return '0';
  }
}

/** One digit for a whole run: its workers start later, when there may be another commit. */
const digitOfRun = () => (process.env.HALF_OF_PAGES ??= digitOfCommit());

/** Every other entry of a list. The digit says whether it begins with the first or the second. */
export const everyOther = <T>(all: readonly T[], digit: number): T[] =>
  all.filter((_, index) => (index + digit) % 2 === 0);

/**
 * Half of the pages, for tests that use everything on a page and take long. The halves change with the commit, so both are
 * looked at over time. In a full run, all pages.
 */
export const halfOf = <T>(all: readonly T[]): T[] =>
  process.env.FULL_MATRIX ? [...all] : everyOther(all, Number.parseInt(digitOfRun(), 16));
