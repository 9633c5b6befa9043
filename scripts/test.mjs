import {requireNode} from './lib/node-version.mjs';
import {runChecks, selectChecks} from './lib/checks.mjs';
import {checks} from './checks.mjs';
import {ensureDependencies} from './lib/run.mjs';
import {readJson} from './lib/workspace.mjs';

// Installs what is missing and runs the checks: all of them, or those named as arguments.
requireNode(readJson('package.json').engines.node);
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const {selected, full, unknown} = selectChecks(checks, process.argv.slice(2));
if (unknown.length > 0) {
  const names = checks.map(({name}) => name).join(', ');
  console.error(`There is no check named ${unknown.join(', ')}. The checks are: ${names}.`);
  process.exit(1);
}
ensureDependencies();
if (full) process.env.FULL_MATRIX = '1';

const total = {passed: 0, failed: 0};
const started = performance.now();
const results = await runChecks(selected);
for (const {passed, failed} of results) {
  total.passed += passed;
  total.failed += failed;
}
// Once more, since thousands of lines may be between them and the end, where a reader of a log begins.
const failures = results.flatMap(({failure}) => failure ?? []);
if (selected.length > 1 && failures.length > 0) {
  console.log(`\nThe ends of what failed:\n\n${failures.join('\n\n')}\n`);
}
console.log(`Took ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
