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
const digitOfRun = () => (process.env.SHARE_OF_PAGES ??= digitOfCommit());

/** Every `parts`th entry of a list. The digit says with which it begins. */
export const everyNth = <T>(all: readonly T[], parts: number, digit: number): T[] =>
  all.filter((_, index) => (index + digit) % parts === 0);

/**
 * A part of the pages, for tests that use everything on a page and take long. It changes with the commit, so
 * all are looked at over time. In a full run, all pages.
 *
 * @param parts - Of how many parts it is one. A digit of a hash chooses each of 2, 4, 8 or 16 as often.
 * @param turn - Chooses another part for each number below `parts`.
 */
export const shareOf = <T>(all: readonly T[], parts: 2 | 4 | 8 | 16, turn = 0): T[] =>
  process.env.FULL_MATRIX
    ? [...all]
    : everyNth(all, parts, Number.parseInt(digitOfRun(), 16) + turn);
