import {describe, expect, test} from 'vitest';
import {root} from '../scripts/lib/workspace.mjs';
import {claims} from './claims/index.ts';
import {prove, reportText, summary} from './report.ts';
import {filesNamingClaims} from './sources.ts';
import {claimsNamedIn, isOfSpecification, readPlaywright, readVitest} from './tests.ts';

const ids = claims.map(({id}) => id);
const numberOf = (id: string) => id.split('.').map((part) => Number.parseInt(part, 10));
// Names of claims in this file are made of parts: the scan of test files would take them for real.
const name = (id: string) => ['@spec', id].join('-');

describe('the claims', () => {
  test('are 144, each with an id of its own, in order', () => {
    expect(ids).toHaveLength(144);
    expect(new Set(ids).size).toBe(144);
    const sorted = ids.toSorted((a, b) => {
      const [section = 0, number = 0] = numberOf(a);
      const [otherSection = 0, otherNumber = 0] = numberOf(b);
      return section - otherSection || number - otherNumber || a.localeCompare(b);
    });
    expect(ids).toEqual(sorted);
  });

  test('are named by tests, each but the open ones, and tests name no others', () => {
    const all = filesNamingClaims(root).flatMap((file) => file.claims);
    const named = new Set(all.filter(isOfSpecification));
    const open = claims.filter((claim) => claim.open).map(({id}) => id);
    expect(ids.filter((id) => !named.has(id))).toEqual(open);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('names of claims', () => {
  test('are read from titles, whole', () => {
    expect(claimsNamedIn(`does ${name('2.1')} ${name('8.2a')}, ${name('2.14')}`)).toEqual([
      '2.1',
      '8.2a',
      '2.14',
    ]);
    expect(claimsNamedIn('a mail@spec-1 to none')).toEqual([]);
  });

  test('are those of pages too', () => {
    const title = ['opens', '@claim-tabs.no-script', '@claim-Tabs.x'].join(' ');
    expect(claimsNamedIn(`test('${title}', …)`)).toEqual(['tabs.no-script', 'Tabs.x']);
  });
});

describe('reports of runners', () => {
  test('Vitest: the group counts, and what did not run is no proof', () => {
    const assertionResults = [
      {ancestorTitles: [`group ${name('1.1')}`], title: 'holds', status: 'passed'},
      {ancestorTitles: [], title: `waits ${name('1.2')}`, status: 'pending'},
      {ancestorTitles: [], title: 'names nothing', status: 'passed'},
    ];
    expect(
      readVitest({testResults: [{name: '/repo/a.test.ts', assertionResults}]}, '/repo'),
    ).toEqual([
      {file: 'a.test.ts', title: 'group › holds', claims: ['1.1'], state: 'passed'},
      {file: 'a.test.ts', title: 'waits', claims: ['1.2'], state: 'skipped'},
    ]);
  });

  test('Playwright: a second try is a failure', () => {
    const spec = (id: string, status: string) => ({title: `x ${name(id)}`, tests: [{status}]});
    const inner = {title: 'group', file: 'a.spec.ts', specs: [spec('1.2', 'flaky')]};
    const suites = [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('1.1', 'expected'), spec('1.3', 'skipped')],
        suites: [inner],
      },
    ];
    expect(readPlaywright({suites}).map(({title, state}) => [title, state])).toEqual([
      ['x', 'passed'],
      ['x', 'skipped'],
      ['group › x', 'failed'],
    ]);
  });
});

describe('the report', () => {
  const few = [
    {id: '1.1', claim: 'It holds.', reading: 'As meant.'},
    {id: '1.2', claim: 'It fails.'},
    {id: '1.3', claim: 'It waits.'},
    {id: '1.4', claim: 'It is forgotten.'},
  ];
  const ran = (id: string, state: 'passed' | 'failed' | 'skipped') => ({
    file: 'a.test.ts',
    title: `of ${id}`,
    claims: [id],
    state,
  });
  const proven = prove(
    few,
    [ran('1.1', 'passed'), ran('1.2', 'passed'), ran('1.2', 'failed'), ran('1.3', 'skipped')],
    new Set(['1.1', '1.2', '1.3']),
  );

  test('covers only what has passed and not failed', () => {
    expect(proven.map(({status}) => status)).toEqual(['passed', 'failed', 'not run', 'no test']);
    expect(summary(proven)).toBe('covered 1 of 4, uncovered: 3');
  });

  test('has a row for each claim and ends with the sum', () => {
    const text = reportText(proven);
    expect(text).toContain(
      '| 1.1 | It holds.<br>Reading: As meant. | passed | `a.test.ts`: of 1.1 |',
    );
    expect(text).toContain('| 1.4 | It is forgotten. | no test |  |');
    expect(text).toMatch(/\ncovered 1 of 4, uncovered: 3\n$/);
  });

  test('lists the first tests of a file and counts the others', () => {
    const [first] = prove(
      few.slice(0, 1),
      Array.from({length: 5}, () => ran('1.1', 'passed')),
      new Set(),
    );
    expect(reportText([first!])).toContain('of 1.1; of 1.1; of 1.1; and 2 more |');
  });
});
