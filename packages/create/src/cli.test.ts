import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {useFolder} from './testing/folder.ts';
import {packageVersion} from './version.ts';

const folder = useFolder();

/** Runs the program from its source, without a terminal. */
function run(...args: string[]) {
  const program = [
    '--conditions=storefront-toolkit-source',
    '--import',
    import.meta.resolve('tsx'),
    fileURLToPath(new URL('cli.ts', import.meta.url)),
  ];
  const env = {...process.env, npm_config_user_agent: 'pnpm/10.34.9'};
  const options = {cwd: folder.path(), encoding: 'utf8', env, input: ''} as const;
  return spawnSync(process.execPath, [...program, ...args], options);
}

test('--help and --version say what they name', () => {
  expect(run('--help').stdout).toContain('npm create storefront-toolkit@latest [folder]');
  expect(run('--version').stdout).toBe(`${packageVersion()}\n`);
});

test('it makes a project and says what is next', () => {
  const {stdout, stderr, status} = run('shop', '--yes');
  expect({stderr, status}).toEqual({stderr: '', status: 0});
  expect(stdout).toContain('  cd shop\n  pnpm install\n  pnpm dev\n  pnpm test\n');
  expect(existsSync(folder.path('shop/index.html'))).toBe(true);
});

test.each([
  [['--hlep'], "Unknown option '--hlep'", 2],
  [['shop', '--color', 'red'], 'Choose brick, blue, green, violet', 2],
  [['shop'], "the input isn't a terminal", 1],
  [['My Shop', '--yes'], 'Choose a folder such as my-shop.', 1],
])('%j is refused, and nothing is written', (args, words, code) => {
  const {stdout, stderr, status} = run(...args);
  expect(stderr).toContain(words);
  expect({stdout, status}).toEqual({stdout: '', status: code});
  expect(folder.content()).toEqual([]);
});
