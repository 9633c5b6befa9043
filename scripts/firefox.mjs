#!/usr/bin/env node
import {spawn} from 'node:child_process';
import {connect, createServer} from 'node:net';
import {fileURLToPath} from 'node:url';
import {CommandRewriter} from './lib/firefox-commands.mjs';
import {firefoxPath} from './lib/firefox.mjs';

// Playwright starts this as Firefox. Debian's Firefox speaks WebDriver BiDi, but not each command that Playwright sends
// for each page. This starts it, and answers for it on its own port: see `insteadOf`.

const LISTENING = /^WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)$/m;

const path = firefoxPath();
if (!path) {
  console.error(`There is no Firefox, so ${fileURLToPath(import.meta.url)} can start none.`);
  process.exit(1);
}
const firefox = spawn(path, process.argv.slice(2), {stdio: ['ignore', 'inherit', 'pipe']});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill());

let said = '';
let isRelayed = false;
firefox.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  said += isRelayed ? '' : text;
  const port = LISTENING.exec(said)?.[1];
  if (isRelayed) process.stderr.write(text);
  else if (port) {
    isRelayed = true;
    relay(Number(port));
  }
});

/**
 * Takes connections for Firefox, and tells Playwright where.
 *
 * @param {number} port Where Firefox listens.
 */
function relay(port) {
  const server = createServer((client) => {
    const browser = connect(port, '127.0.0.1');
    client.pipe(new CommandRewriter({own: portOf(server), firefox: port})).pipe(browser);
    browser.pipe(client);
    for (const socket of [client, browser]) {
      socket.on('error', () => [client, browser].forEach((one) => one.destroy()));
    }
  });
  server.listen(0, '127.0.0.1', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${portOf(server)}`);
  });
}

/** @param {import('node:net').Server} server A server that listens. */
function portOf(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}
