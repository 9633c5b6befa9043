import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {connectToProgram, ERAS} from './testing/client.ts';
import {PROGRAM} from './testing/program.ts';
import {packageVersion} from './version.ts';

const run = (args: string[], input = '') =>
  spawnSync(PROGRAM.command, [...PROGRAM.args, ...args], {encoding: 'utf8', input});

test.each(ERAS)('a %s client starts it and learns the tools', async (era) => {
  const {client} = await connectToProgram(PROGRAM.command, PROGRAM.args, {era});
  expect(client.getServerVersion()).toMatchObject({version: packageVersion()});
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toContain('get_component');
  await client.close();
});

test('only the protocol is written to the standard output, and it ends with the input', () => {
  const opening = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: {name: 'test', version: '1.0.0'},
    },
  };
  const lines = ['not JSON', '{}', '[]', '\u0000', JSON.stringify(opening), '{"jsonrpc": "2.0"}'];
  const {stdout, stderr, status} = run([], lines.map((line) => `${line}\n`).join(''));
  const written = stdout.split('\n').filter(Boolean);
  for (const line of written) expect(JSON.parse(line)).toMatchObject({jsonrpc: '2.0'});
  expect(stderr).toContain('storefront-toolkit-mcp: ');
  expect(status).toBe(0);
});

test('--help and --version say what they name', () => {
  expect(run(['--help']).stdout).toContain('npx @storefront-toolkit/mcp init --undo');
  expect(run(['--version']).stdout).toBe(`${packageVersion()}\n`);
});

test.each([
  [['--hlep'], "Unknown option '--hlep'"],
  [['int'], 'There is no command "int".'],
  [['init', 'more'], 'There is no command "init more".'],
  [['--undo'], '--yes and --undo belong to the command "init".'],
])('%j is refused', (args, words) => {
  const {stdout, stderr, status} = run(args);
  expect(stderr).toContain(words);
  expect(stderr).toContain('See --help.');
  expect([stdout, status]).toEqual(['', 2]);
});
