import {afterEach, expect, test, vi} from 'vitest';
import {chromiumPath, testBrowserPath} from './chromium.mjs';
import {ensureChromium, ensureFirefox, installCommands} from './system-packages.mjs';

afterEach(() => vi.unstubAllEnvs());

test('root uses apt-get as it is', () => {
  expect(installCommands(['chromium'], {isRoot: true, hasSudo: false, hasApt: true})).toEqual([
    ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'update'],
    [
      ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '--no-remove'],
      ...['--no-install-recommends', 'chromium'],
    ],
  ]);
});

test('another user goes through sudo, when that asks for no password', () => {
  const commands = installCommands(['chromium'], {isRoot: false, hasSudo: true, hasApt: true});
  expect(commands?.map((command) => command.slice(0, 3))).toEqual([
    ['sudo', '-n', 'env'],
    ['sudo', '-n', 'env'],
  ]);
});

test('nothing is attempted without rights or without apt-get', () => {
  expect(installCommands(['x'], {isRoot: false, hasSudo: false, hasApt: true})).toBeUndefined();
  expect(installCommands(['x'], {isRoot: true, hasSudo: true, hasApt: false})).toBeUndefined();
});

test('a CHROME_PATH that leads nowhere is an error, not a reason to take another browser', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
  expect(() => chromiumPath()).toThrow('CHROME_PATH names /nowhere/chromium');
  expect(ensureChromium()).toContain('CHROME_PATH names /nowhere/chromium');
});

test('a CHROME_PATH is the browser of the tests too', () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(testBrowserPath()).toBe(process.execPath);
});

test('a FIREFOX_PATH is taken, and one that leads nowhere is an error, not a reason to skip', () => {
  vi.stubEnv('FIREFOX_PATH', process.execPath);
  expect(ensureFirefox()).toBeUndefined();
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  expect(() => ensureFirefox()).toThrow('FIREFOX_PATH names /nowhere/firefox');
});
