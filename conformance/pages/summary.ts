import {claimsOf, type Page} from './pages.ts';

/** The proved part of a page. */
export interface PageSummary {
  /** Path from the root of the repository; `all pages` for the sum. */
  file: string;
  /** Claims that a test proves. */
  withTest: number;
  withoutTest: number;
  /** Blocks in scope that state no behavior. */
  advice: number;
  /** Blocks in scope that have no marker. */
  unmarked: number;
  /** Blocks in scope. */
  blocks: number;
  /** Those of them that are advice, or whose claims each have a test. */
  done: number;
}

/**
 * Counts the claims and blocks of a page.
 *
 * @param proved - Ids of the claims that a test names or, after a run, that a test proved.
 */
export function summarize(page: Page, proved: ReadonlySet<string>): PageSummary {
  const claims = claimsOf(page);
  const inScope = page.blocks.filter((block) => block.isInScope);
  const withTest = claims.filter((id) => proved.has(id)).length;
  const isDone = ({marker}: Page['blocks'][number]) =>
    marker === 'advice' || Boolean(marker?.every((id) => proved.has(id)));
  return {
    file: page.file,
    withTest,
    withoutTest: claims.length - withTest,
    advice: inScope.filter(({marker}) => marker === 'advice').length,
    unmarked: inScope.filter(({marker}) => !marker).length,
    blocks: inScope.length,
    done: inScope.filter(isDone).length,
  };
}

/** The sum of pages. */
function sumOf(summaries: readonly PageSummary[]): PageSummary {
  const sum = (count: (one: PageSummary) => number) =>
    summaries.reduce((total, one) => total + count(one), 0);
  return {
    file: 'all pages',
    withTest: sum((one) => one.withTest),
    withoutTest: sum((one) => one.withoutTest),
    advice: sum((one) => one.advice),
    unmarked: sum((one) => one.unmarked),
    blocks: sum((one) => one.blocks),
    done: sum((one) => one.done),
  };
}

/** The share of the blocks in scope that is done, in whole percent rounded down, so that 100 % is all of them. */
function percentOf({done, blocks}: PageSummary): string {
  return blocks === 0 ? '–' : `${Math.floor((100 * done) / blocks)} %`;
}

/** The list as text: a line for each page that has claims or is in scope, and the sum. */
export function listText(pages: readonly Page[], proved: ReadonlySet<string>): string {
  const summaries = pages
    .map((page) => summarize(page, proved))
    .filter(({blocks, withTest, withoutTest}) => blocks + withTest + withoutTest > 0);
  const rows = [...summaries, sumOf(summaries)].map((one) =>
    [one.withTest, one.withoutTest, one.advice, one.unmarked, percentOf(one)]
      .map((cell) => String(cell).padStart(11))
      .concat(`  ${one.file.replace('website/docs/', '')}`)
      .join(''),
  );
  const head = ['with test', 'without', 'advice', 'unmarked', 'done'];
  return [`${head.map((cell) => cell.padStart(11)).join('')}  page`, ...rows].join('\n');
}
