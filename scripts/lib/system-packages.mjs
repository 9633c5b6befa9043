import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromiumPath, testBrowserPath} from './chromium.mjs';
import {firefoxPath} from './firefox.mjs';
import {show} from './run.mjs';

/**
 * @typedef {{isRoot: boolean, hasSudo: boolean, hasApt: boolean}} Machine
 *   Whether the process is root, whether `sudo` works without a password, whether there is `apt-get`.
 */

/** @returns {Machine} This machine's abilities. */
function thisMachine() {
  /** @param {string[]} command */
  const works = ([program, ...args]) =>
    spawnSync(/** @type {string} */ (program), args, {stdio: 'ignore'}).status === 0;
  return {
    isRoot: process.getuid?.() === 0,
    hasSudo: works(['sudo', '-n', 'true']),
    hasApt: works(['apt-get', '--version']),
  };
}

/**
 * The commands that install Debian packages, or `undefined` when this machine cannot do it unattended.
 *
 * @param {string[]} packages Names of Debian packages.
 * @param {Machine} machine The machine's abilities.
 * @returns {string[][] | undefined} Commands, each as program and arguments.
 */
export function installCommands(packages, {isRoot, hasSudo, hasApt}) {
  if (!hasApt || !(isRoot || hasSudo)) return undefined;
  const prefix = isRoot ? ['env'] : ['sudo', '-n', 'env'];
  const aptGet = [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return [
    [...aptGet, 'update'],
    [...aptGet, 'install', '-y', '--no-remove', '--no-install-recommends', ...packages],
  ];
}

/**
 * @param {string[]} packages Names of Debian packages.
 * @returns {boolean} Whether they were installed.
 */
function install(packages) {
  const commands = installCommands(packages, thisMachine());
  if (!commands) return false;
  console.log(`Installing ${packages.join(' and ')} from the system's packages.`);
  return commands.every(show);
}

/** Whether the headless shell was asked for: where it cannot be had, one attempt is enough. */
let askedForShell = false;

/**
 * Makes sure that there is a Chromium for the browser tests, and installs Debian's when there is none. Its headless shell
 * is installed where it can be: the tests run without it too, and take longer.
 *
 * @returns {string | undefined} The missing package with the way to install it, or `undefined` if Chromium is there.
 */
export function ensureChromium() {
  try {
    if (chromiumPath() || (install(['chromium', 'fonts-liberation']) && chromiumPath())) {
      if (!process.env.CHROME_PATH && testBrowserPath() === chromiumPath() && !askedForShell) {
        askedForShell = true;
        install(['chromium-headless-shell']);
      }
      return;
    }
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
  return (
    'There is no Chromium on this machine and it could not be installed, so no browser test can start. ' +
    'Install Chromium or Chrome and set CHROME_PATH to its binary, or run this as a user who may use apt-get.'
  );
}

/**
 * Makes sure that there is a Firefox, and installs Debian's when there is none.
 *
 * @returns {string | undefined} Why no test can run in Firefox, or `undefined` when it is there.
 */
export function ensureFirefox() {
  if (firefoxPath() || (install(['firefox-esr']) && firefoxPath())) return undefined;
  return (
    'There is no Firefox on this machine and it could not be installed. ' +
    'Install Firefox and set FIREFOX_PATH to its binary, or run this as a user who may use apt-get.'
  );
}

/** Installs nginx and Caddy for the tests of their configurations where it can. Without one of them its tests alone are skipped. */
export function ensureServers() {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];
  /** @param {string} program */
  const isMissing = (program) => !folders.some((folder) => existsSync(`${folder}/${program}`));
  if (isMissing('nginx')) install(['nginx-light']);
  if (isMissing('caddy')) install(['caddy']);
}
