import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';
import {ROOT} from './paths';

/** Finds when a file was last changed: the time of its last commit, or `undefined` for a file without one. */
export type LastChange = (file: string) => Date | undefined;

const unknown: LastChange = () => undefined;

/** Room for the output of git: 200 bytes a changed file, and millions of them. */
const LARGEST_HISTORY = 2 ** 30;

const gitIn =
  (folder: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: LARGEST_HISTORY,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

/**
 * Reads the history of a folder's repository, once for all its files.
 *
 * Without a repository, without git, and in a shallow clone, no file has a date: in the last each would have that of the cut.
 * The reason is printed, and the build goes on.
 */
export function readHistory(folder: string): LastChange {
  const git = gitIn(folder);
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return undated(
        'this clone is shallow. "git fetch --unshallow" brings the rest of its history',
      );
    }
    // As a way up from the folder, since git answers with a path in which links are resolved.
    const root = path.resolve(folder, git('rev-parse', '--show-cdup').trim());
    const log = git('log', '--format=%x00%ct', '--name-only', '--no-renames');
    return lastChangeIn(root, log);
  } catch {
    return undated('there is no git, or no repository with a commit here');
  }
}

function undated(reason: string): LastChange {
  console.log(`[history] Pages do not say when they were last changed: ${reason}.`);
  return unknown;
}

/** Reads the times out of the log, in which newer commits come first. */
function lastChangeIn(root: string, log: string): LastChange {
  const times = new Map<string, Date>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
    const time = new Date(Number(seconds) * 1000);
    for (const file of files) if (!times.has(file)) times.set(file, time);
  }
  return (file) => times.get(path.relative(root, file).split(path.sep).join('/'));
}

let read: LastChange | undefined;

/** When a file of this repository was last changed. The history is read with the first file. */
export const lastChange: LastChange = (file) => {
  read ??= readHistory(ROOT);
  return read(file);
};

function changeOf(file: string): Promise<VcsChangeInfo | null> {
  const date = lastChange(file);
  return Promise.resolve(date ? {timestamp: date.getTime(), author: ''} : null);
}

/** The history for the framework, which asks for the dates of documents, posts and pages, and wants functions of one parameter. */
export const history: VcsConfig = {
  // The first question reads it.
  initialize: () => undefined,
  // Nothing asks for it: posts have the day of their making in their names.
  getFileCreationInfo: (file) => changeOf(file),
  getFileLastUpdateInfo: (file) => changeOf(file),
};
