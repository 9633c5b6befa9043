import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Check} from '../scripts/checks.mjs';
import {playwright} from '../scripts/checks.mjs';
import {runCheck} from '../scripts/lib/checks.mjs';
import {root} from '../scripts/lib/workspace.mjs';
import {claims} from './claims/index.ts';
import {readNames, readPages} from './pages/pages.ts';
import {proveClaims} from './pages/prove.ts';
import {prove, reportText, summary} from './report.ts';
import {testsOf} from './reports.ts';
import {filesNamingClaims} from './sources.ts';
import {isOfSpecification} from './tests.ts';

const REPORT = join(root, 'conformance/REPORT.md');
const USAGE = `Usage: npm run conformance [-- --last-run | --check]

Runs the tests that name claims of the specification, builds the site for them where it has to, and writes
conformance/REPORT.md. With --last-run it reads what "npm test" left instead of running them. With --check it writes nothing
besides, and reads the claims of the pages too.`;

const named = filesNamingClaims(root).filter(({claims: ids}) => ids.some(isOfSpecification));

/** The files with claims that a runner runs. */
const filesOf = (pattern: RegExp) =>
  named.map(({file}) => file).filter((file) => pattern.test(file));

/** The checks of `npm test` that run tests with claims, each with the command that runs these alone. */
const RUNNERS: (Check & {counts: 'vitest' | 'playwright'})[] = [
  {
    name: 'unit',
    proves: 'the claims that need no browser hold',
    commands: [
      [
        ...['vitest', 'run', '--project', 'node', '--project', 'dom', '-t', '@spec-'],
        ...filesOf(/^(?!tests\/site-build\/).*\.test\.tsx?$/),
      ],
    ],
    counts: 'vitest',
  },
  {
    name: 'site-build',
    proves: 'the claims about builds hold',
    commands: [
      [
        ...['vitest', 'run', '--project', 'site-build', '-t', '@spec-'],
        ...filesOf(/^tests\/site-build\//),
      ],
    ],
    counts: 'vitest',
    needs: ['chromium'],
  },
  {
    name: 'browser',
    proves: 'the claims about the site in a browser hold',
    commands: [
      [
        ...[...playwright, '--project', 'browser', '-g', '@spec-'],
        ...filesOf(/\.(?:spec|browser)\.ts$/),
      ],
    ],
    counts: 'playwright',
    needs: ['site', 'chromium'],
  },
];

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const isLastRun = isCheck || args.includes('--last-run');
if (args.some((arg) => arg !== '--last-run' && arg !== '--check')) {
  console.log(USAGE);
  process.exit(args.includes('--help') ? 0 : 1);
}

const prefix = isLastRun ? '' : 'claims-';
if (!isLastRun) {
  for (const runner of RUNNERS) await runCheck({...runner, name: `${prefix}${runner.name}`});
}
const proven = prove(
  claims,
  RUNNERS.flatMap(({name, counts}) => testsOf(`${prefix}${name}`, counts)),
  new Set(named.flatMap((one) => one.claims)),
);
const text = reportText(proven);
const uncovered = proven.filter(({status}) => status !== 'passed');
for (const {id, status, claim} of uncovered) console.log(`${id} ${status}: ${claim}`);
const isRed = uncovered.some(({status}) => status !== 'open');
if (!isCheck) writeFileSync(REPORT, text);
else if (!isRed && !(existsSync(REPORT) && readFileSync(REPORT, 'utf8') === text)) {
  console.log('note: conformance/REPORT.md is of other tests. Write it: npm run conformance');
}
console.log(summary(proven));

/** Whether each claim of the pages was proved. Those that were not are printed. */
function areClaimsOfPagesProved(): boolean {
  const ofPages = proveClaims(readPages(root).pages, readNames(root));
  const unproved = ofPages.filter(({status}) => status !== 'passed');
  for (const {id, status, claim} of unproved) console.log(`${id} ${status}: ${claim}`);
  console.log(`of the pages ${summary(ofPages)}`);
  return unproved.length === 0;
}

const arePagesProved = !isCheck || areClaimsOfPagesProved();
process.exit(isRed || !arePagesProved ? 1 : 0);
