import {spawnSync} from 'node:child_process';

/** Installs the programs of this folder from its lockfile, with their newer Node, before its tests run. */
export default function setup(): void {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['ci', '--prefer-offline', '--no-audit', '--no-fund'],
    {cwd: import.meta.dirname, encoding: 'utf8'},
  );
  if (status === 0) return;
  throw new Error(
    `afdocs and the MCP inspector could not be installed into tests/machines, so nothing was tested. npm said:\n${stdout}${stderr}`,
  );
}
