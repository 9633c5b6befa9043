import type {Claim} from './claims/claim.ts';
import type {ProvingTest} from './tests.ts';

/** Whether a claim holds: a claim counts as covered only when a run passed a test of it, and failed none. */
export type Status = 'passed' | 'failed' | 'not run' | 'no test' | 'open';

/** A claim with what is known about it. */
export interface ProvenClaim extends Claim {
  status: Status;
  tests: ProvingTest[];
}

/**
 * Puts the tests of a run to the claims that they prove.
 *
 * @param named - Ids of the claims that test files name, whether or not the tests ran.
 */
export function prove(
  claims: readonly Claim[],
  ran: readonly ProvingTest[],
  named: ReadonlySet<string>,
): ProvenClaim[] {
  return claims.map((claim) => {
    const tests = ran.filter((test) => test.claims.includes(claim.id) && test.state !== 'skipped');
    const status: Status = tests.some(({state}) => state === 'failed')
      ? 'failed'
      : tests.length > 0
        ? 'passed'
        : claim.open
          ? 'open'
          : named.has(claim.id)
            ? 'not run'
            : 'no test';
    return {...claim, status, tests};
  });
}

const SECTIONS = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalog',
  'Business constants and limits',
];

/** Tests that are listed of one file. The others are counted, since a loop makes many of one. */
const LISTED = 3;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The tests of a claim, below their files. */
function testsCell(tests: readonly ProvingTest[]): string {
  const files = [...new Set(tests.map(({file}) => file))].sort();
  return files
    .map((file) => {
      const titles = tests.filter((test) => test.file === file).map(({title}) => title);
      const more = titles.length > LISTED ? [`and ${titles.length - LISTED} more`] : [];
      return `\`${file}\`: ${[...titles.slice(0, LISTED), ...more].map(cell).join('; ')}`;
    })
    .join('<br>');
}

/** The line that a report ends with. */
export function summary(claims: readonly ProvenClaim[]): string {
  const covered = claims.filter(({status}) => status === 'passed').length;
  return `covered ${covered} of ${claims.length}, uncovered: ${claims.length - covered}`;
}

/** The report, in Markdown. It names no time and no machine, so that the same results give the same text. */
export function reportText(claims: readonly ProvenClaim[]): string {
  const sections = SECTIONS.map((title, index) => {
    const rows = claims
      .filter(({id}) => id.startsWith(`${index + 1}.`))
      .map(({id, claim, reading, open, status, tests}) => {
        const read = reading ? `<br>Reading: ${cell(reading)}` : '';
        const lacking = open ? `<br>Open: ${cell(open)}` : '';
        return `| ${id} | ${cell(claim)}${read}${lacking} | ${status} | ${testsCell(tests)} |`;
      });
    return [
      `## ${index + 1}. ${title}`,
      '',
      '| id | claim | status | test |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  return `# Conformance

Each testable sentence of the site's specification, and the tests that prove it. \`npm run conformance\` runs these
tests and writes this file; do not edit it. A claim has passed when a test that names it, as \`@spec-\` and its id, has
passed in that run, and none has failed. One claim: \`npm run test:browser -- -g '@spec-2.14\\b'\`.

Where the specification contradicts itself, is open, or cannot hold word for word, the row says which reading was taken.

${sections.join('\n\n')}

${summary(claims)}
`;
}
