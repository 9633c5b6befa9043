import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {connectToProgram, ERAS} from '../src/testing/client.ts';
import {PROGRAM} from '../src/testing/program.ts';

test.each(ERAS)('the program answers a %s client from the documentation', async (era) => {
  const {client, call} = await connectToProgram(PROGRAM.command, PROGRAM.args, {era});
  const answers = [
    await call('search_docs', {query: 'cart drawer'}),
    await call('get_component', {name: 'sheet'}),
    await call('get_page', {path: '/docs/component-packages/ui/sheet'}),
    await call('get_example', {id: 'sheet/mini-cart'}),
  ];
  expect(answers.map(({isError}) => isError)).toEqual([false, false, false, false]);
  expect(answers[3]?.text).toContain('SheetRoot');
  await client.close();
});

test('init adds lines to AGENTS.md with the address of the site, and takes them back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-project-'));
  const run = (...args: string[]) =>
    spawnSync(PROGRAM.command, [...PROGRAM.args, 'init', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const file = join(folder, 'AGENTS.md');
  expect(run()).toMatchObject({status: 1, stdout: ''});
  expect(run().stderr).toContain('Pass --yes');
  expect(run('--yes').status).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/https:\/\/\S+\/llms\.txt/);
  expect(run('--undo', '--yes').status).toBe(0);
  expect(existsSync(file)).toBe(false);
  rmSync(folder, {recursive: true});
});
