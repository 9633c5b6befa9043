/** A test that names claims, as a run reported it. */
export interface ProvingTest {
  /** Path of its file from the root of the repository. */
  file: string;
  /** Its title below the groups that contain it, without the names of claims. */
  title: string;
  /** Ids of the claims that it proves. */
  claims: string[];
  state: 'passed' | 'failed' | 'skipped';
}

const NAMED = /@(?:spec-(\d+\.\d+[a-z]?)\b|claim-([^\s'"`,;()]+))/g;

/**
 * Ids of the claims that a text names: those of the specification as `@spec-` and their id, those of pages as `@claim-`
 * and theirs. A name of a page's claim is returned as it is written, also when no page has such an id.
 */
export function claimsNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, id, ofPage]) => id ?? ofPage ?? ''))];
}

/** Tells whether an id is one of the specification, such as `2.14`. Those of pages begin with the name of the page. */
export function isOfSpecification(id: string): boolean {
  return /^\d+\.\d+[a-z]?$/.test(id);
}

function provingTest(file: string, titles: string[], state: ProvingTest['state']): ProvingTest[] {
  const claims = claimsNamedIn(titles.join(' '));
  if (claims.length === 0) return [];
  const title = titles
    .map((part) => part.replace(NAMED, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' › ');
  return [{file, title, claims, state}];
}

/** The parts of Vitest's report that are read. */
export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: {ancestorTitles: string[]; title: string; status: string}[];
  }[];
}

/**
 * The tests of a report of Vitest that name claims.
 *
 * @param root - Folder that paths are given from.
 */
export function readVitest(report: VitestReport, root: string): ProvingTest[] {
  return report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.flatMap(({ancestorTitles, title, status}) =>
      provingTest(
        name.replace(`${root}/`, ''),
        [...ancestorTitles, title],
        status === 'passed' || status === 'failed' ? status : 'skipped',
      ),
    ),
  );
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: {title: string; tests: {status: string}[]}[];
  suites?: PlaywrightSuite[];
}

/** The parts of Playwright's report that are read. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** The tests of a report of Playwright that name claims. A test that passed only at a second try has failed. */
export function readPlaywright({suites}: PlaywrightReport): ProvingTest[] {
  const read = (suite: PlaywrightSuite, above: string[]): ProvingTest[] => [
    ...suite.specs.flatMap(({title, tests}) => {
      const states = tests.map(({status}) => status);
      const state = states.every((one) => one === 'skipped')
        ? 'skipped'
        : states.every((one) => one === 'expected' || one === 'skipped')
          ? 'passed'
          : 'failed';
      return provingTest(suite.file, [...above, title], state);
    }),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...above, inner.title])),
  ];
  return suites.flatMap((suite) => read(suite, []));
}
