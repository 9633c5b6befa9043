import {spawnSync} from 'node:child_process';
import {readAudit} from '../lib/audit.mjs';
import {SKIPPED} from '../lib/results.mjs';
import {root} from '../lib/workspace.mjs';

const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {cwd: root, encoding: 'utf8'});
const audit = readAudit(JSON.parse(stdout));

if ('unavailable' in audit) {
  console.log(`The registry answers no audit, so nothing is known: ${audit.unavailable}`);
  process.exit(SKIPPED);
}
for (const {name, severity, range, via} of audit.findings) {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`,
  );
  console.error(`${severity}: ${name} ${range}: ${causes.join('; ')}`);
}
if (audit.findings.length > 0) {
  console.error(
    'Readers would get code with known vulnerabilities. Update the package that asks for it, ' +
      'or pin a fixed version under "overrides" in package.json.',
  );
  process.exit(1);
}
