import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, type MockInstance, test, vi} from 'vitest';
import {readHistory} from './history';

let folder: string;
let printed: MockInstance<typeof console.log>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  printed = vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  printed.mockRestore();
  rmSync(folder, {recursive: true});
});

const inFolder = (name: string) => path.join(folder, name);

function git(args: string[], time = '2026-01-01T00:00:00Z') {
  const people = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...people, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: time},
  });
}

function commit(files: Record<string, string>, time: string) {
  for (const [name, text] of Object.entries(files)) writeFileSync(inFolder(name), text);
  git(['add', '--all']);
  git(['commit', '--message', 'Change'], time);
}

/** A repository in which `both.mdx` was changed by both commits, the later of them west of Greenwich. */
function makeRepository() {
  git(['init', '--initial-branch', 'main']);
  commit({'both.mdx': '1', 'first ä.mdx': '1'}, '2026-02-03T12:00:00Z');
  commit({'both.mdx': '2'}, '2026-03-04T23:30:00-0500');
}

test('a file has the time of its last commit', () => {
  makeRepository();
  const lastChange = readHistory(folder);
  expect(lastChange(inFolder('both.mdx'))).toEqual(new Date('2026-03-05T04:30:00Z'));
  expect(lastChange(inFolder('first ä.mdx'))).toEqual(new Date('2026-02-03T12:00:00Z'));
  expect(printed).not.toHaveBeenCalled();
});

test('a file that was not committed has none, a changed one keeps that of its commit', () => {
  makeRepository();
  writeFileSync(inFolder('new.mdx'), 'new');
  writeFileSync(inFolder('both.mdx'), '3');
  const lastChange = readHistory(folder);
  expect(lastChange(inFolder('new.mdx'))).toBeUndefined();
  expect(lastChange(inFolder('both.mdx'))).toEqual(new Date('2026-03-05T04:30:00Z'));
});

test('in a shallow clone no file has one, and one line says why @claim-deploy-your-site.shallow-clone', () => {
  makeRepository();
  git(['clone', '--depth', '1', `file://${folder}`, 'clone']);
  const lastChange = readHistory(inFolder('clone'));
  expect(lastChange(inFolder('clone/first ä.mdx'))).toBeUndefined();
  expect(printed.mock.calls).toEqual([[expect.stringContaining('git fetch --unshallow')]]);
});

test('outside of a repository no file has one, and one line says why', () => {
  writeFileSync(inFolder('page.mdx'), 'page');
  expect(readHistory(folder)(inFolder('page.mdx'))).toBeUndefined();
  expect(printed.mock.calls).toEqual([[expect.stringContaining('no repository')]]);
});
