import {execFile, spawn} from 'node:child_process';
import {delimiter, join} from 'node:path';
import {promisify} from 'node:util';
import {root} from '../../scripts/lib/workspace.mjs';

/** The outcome of a program. */
export interface Run {
  code: number;
  /** Standard output and error as they came. */
  output: string;
  seconds: number;
  /** Most memory that the program and its children held at once, in bytes. */
  peakMemory: number;
}

/** Time between two looks at the memory, in milliseconds. */
const INTERVAL = 300;

interface Process {
  pid: number;
  parent: number;
  bytes: number;
}

/** Resident memory of a process and all below it, in bytes. Pages that processes share count for each. */
export function treeMemory(processes: readonly Process[], pid: number): number {
  const own = processes.find((process) => process.pid === pid)?.bytes ?? 0;
  const children = processes.filter(({parent}) => parent === pid);
  return children.reduce((sum, child) => sum + treeMemory(processes, child.pid), own);
}

async function allProcesses(): Promise<Process[]> {
  const {stdout} = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid, parent, kilobytes]) => ({pid: pid!, parent: parent!, bytes: kilobytes! * 1024}));
}

/**
 * Runs a program to its end. Programs are looked up in the `node_modules` of its folder first.
 *
 * @param options - Folder to run in, further environment, and time limit in seconds.
 */
export async function run(
  [program, ...args]: readonly string[],
  {cwd, env, limit}: {cwd: string; env?: Record<string, string>; limit: number},
): Promise<Run> {
  const bins = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH];
  const started = performance.now();
  const child = spawn(program!, args, {
    cwd,
    env: {...process.env, PATH: bins.join(delimiter), CI: 'true', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit * 1000,
  });
  let output = '';
  let peakMemory = 0;
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const look = async () => {
    const bytes = treeMemory(await allProcesses(), child.pid!);
    peakMemory = Math.max(peakMemory, bytes);
  };
  const timer = setInterval(() => void look().catch(() => undefined), INTERVAL);
  const code = await new Promise<number>((ended) => {
    child.on('error', (error) => ((output += error.message), ended(1)));
    child.on('close', (status) => ended(status ?? 1));
  });
  clearInterval(timer);
  return {code, output, seconds: (performance.now() - started) / 1000, peakMemory};
}
