import {existsSync} from 'node:fs';

const CANDIDATES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Path of the system's Firefox: `FIREFOX_PATH` when it is set, else the first usual place that exists.
 *
 * @returns {string | undefined} The path, or `undefined` when none is installed.
 */
export function firefoxPath() {
  const asked = process.env.FIREFOX_PATH;
  if (asked && !existsSync(asked)) {
    throw new Error(
      `FIREFOX_PATH names ${asked}, which does not exist, so no test can run in Firefox. ` +
        'Set it to the path of a Firefox binary, or unset it to use the system one.',
    );
  }
  return asked || CANDIDATES.find((path) => existsSync(path));
}
