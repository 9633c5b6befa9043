import {existsSync} from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of the system's Chromium: `CHROME_PATH` when it is set, else the first usual place that exists.
 *
 * @returns {string | undefined} The path, or `undefined` when none is installed.
 */
export function chromiumPath() {
  const asked = process.env.CHROME_PATH;
  if (asked && !existsSync(asked)) {
    throw new Error(
      `CHROME_PATH names ${asked}, which does not exist, so no browser test can start. ` +
        'Set it to the path of a Chromium binary, or unset it to use the system one.',
    );
  }
  return asked || CANDIDATES.find((path) => existsSync(path));
}

/** Chromium without windows, as Debian packages it. */
export const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser for tests. They take less time in the shell, which draws no windows and so starts no process for
 * them. Tests that measure or judge a visitor's browser take {@link chromiumPath}.
 *
 * @returns {string | undefined} `CHROME_PATH` when it is set, else the shell where it is installed, else the system's Chromium.
 */
export function testBrowserPath() {
  return !process.env.CHROME_PATH && existsSync(SHELL) ? SHELL : chromiumPath();
}
