import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from '../lib/free-port.mjs';
import {engineWarnings, majorOf, otherMajors} from '../lib/node-versions.mjs';
import {root} from '../lib/workspace.mjs';

/** Exit code of a check that this machine can't do. */
const SKIPPED = 77;

/** Longest time of one command, in milliseconds. */
const LONGEST = 30 * 60_000;

/** Lines of a failed command's output that are shown. */
const SHOWN_LINES = 60;

/** @param {string} output */
const endOf = (output) => output.trim().split('\n').slice(-SHOWN_LINES).join('\n');

/** An environment in which `node` is the one of a folder. Nothing of the npm command that runs this check is in it. */
function environment(/** @type {string} */ bin) {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^VITEST/i.test(name));
  return {
    ...Object.fromEntries(own),
    PATH: [bin, process.env.PATH].join(delimiter),
  };
}

/**
 * Runs a command.
 *
 * @param {string[]} command Program and arguments.
 * @param {{cwd: string, bin: string}} place Its folder, and the folder of the Node that it gets.
 * @returns {string} Standard output and error.
 * @throws {Error} When it fails, with the end of its output.
 */
function run([program, ...args], {cwd, bin}) {
  const {status, stdout, stderr, error} = spawnSync(/** @type {string} */ (program), args, {
    cwd,
    env: environment(bin),
    encoding: 'utf8',
    timeout: LONGEST,
    maxBuffer: 2 ** 28,
  });
  const output = `${stdout}${stderr}`;
  if (status === 0) return output;
  throw new Error(
    `${[program, ...args].join(' ')} failed. Its output ends so:\n${endOf(output) || error?.message}`,
  );
}

/** Runs `npm start` until its server answers, which is after the build. */
async function start(/** @type {{cwd: string, bin: string}} */ {cwd, bin}) {
  const port = await freePort();
  // An own process group, so that the server ends with npm.
  const child = spawn('npm', ['start'], {
    cwd,
    env: {...environment(bin), PORT: String(port)},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => void (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const end = () => child.exitCode === null && child.pid && process.kill(-child.pid, 'SIGTERM');
  process.once('exit', end);
  try {
    for (const latest = Date.now() + LONGEST; Date.now() < latest; await wait(1000)) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`http://localhost:${port}/docs/intro`).catch(() => undefined);
      if (answer?.ok) return;
    }
  } finally {
    end();
    process.removeListener('exit', end);
  }
  throw new Error(`npm start served nothing. Its output ends so:\n${endOf(output)}`);
}

/** Gets a Node, and returns the folder that it is in. */
function install(/** @type {number} */ major, /** @type {string} */ folder) {
  const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `node@${major}`];
  const {status, stderr} = spawnSync('npm', args, {cwd: folder, encoding: 'utf8'});
  if (status === 0) return join(folder, 'node_modules/node/bin');
  const message = `The package node@${major} can't be installed from the registry:\n${endOf(stderr)}`;
  throw Object.assign(new Error(message), {exitCode: SKIPPED});
}

/** Installs, starts and tests a copy of the commit with another Node. */
async function checkWith(/** @type {number} */ major) {
  const folder = mkdtempSync(join(tmpdir(), `node-${major}-`));
  try {
    const bin = install(major, folder);
    const copy = join(folder, 'copy');
    run(['git', 'clone', '--quiet', root, copy], {cwd: folder, bin});
    const place = {cwd: copy, bin};
    const version = run(['node', '--version'], place).trim();
    if (majorOf(version) !== major) {
      throw new Error(`${join(bin, 'node')} is Node ${version}, so Node ${major} wasn't tested.`);
    }
    const warnings = engineWarnings(run(['npm', 'ci'], place));
    if (warnings.length > 0) {
      throw new Error(
        `npm ci warns on Node ${version}, so newcomers doubt that the install works. Take a version of these packages that accepts this Node:\n${warnings.join('\n')}`,
      );
    }
    await start(place);
    run(['npx', 'vitest', 'run', '--project', 'node', '--project', 'dom'], place);
    console.log(
      `note: Node ${version}: npm ci without a warning of engines, npm start, unit tests`,
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const changed = spawnSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'});
if (changed.stdout) console.log('note: changes that are not committed are not part of this check');
try {
  for (const major of otherMajors(process.versions.node)) await checkWith(major);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = /** @type {{exitCode?: number}} */ (error).exitCode ?? 1;
}
