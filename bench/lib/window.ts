import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {chromiumPath} from '../../scripts/lib/chromium.mjs';

/** The size of the screen, which the window fills. */
const SCREEN = {width: 1280, height: 800};
/** Free on a machine that nobody sits at. */
const DISPLAY = ':97';
/** Time that the screen needs until windows can be opened on it, in milliseconds. */
const START = 1000;

/** Settings of a profile whose browser may fetch pages ahead. Debian's own settings forbid it. */
const PREFERENCES = {net: {network_prediction_options: 0}};

const env = {...process.env, DISPLAY};
let screen: ChildProcess | undefined;

/**
 * Starts a screen for windows, unless there is one.
 *
 * @throws If Xvfb or xdotool is not installed.
 */
export async function startScreen(): Promise<void> {
  if (screen) return;
  for (const program of ['Xvfb', 'xdotool']) {
    try {
      execFileSync('which', [program]);
    } catch (error) {
      throw new Error(
        `${program} is not on this machine, so no window can be measured. Install xvfb and xdotool.`,
        {cause: error},
      );
    }
  }
  const {width, height} = SCREEN;
  screen = spawn('Xvfb', [DISPLAY, '-screen', '0', `${width}x${height}x24`], {stdio: 'ignore'});
  process.on('exit', () => screen?.kill());
  screen.unref();
  await new Promise((started) => setTimeout(started, START));
}

/** A visitor's hand, in pixels of the screen. */
export const pointer = {
  moveTo: (x: number, y: number) =>
    execFileSync('xdotool', ['mousemove', String(Math.round(x)), String(Math.round(y))], {env}),
  click: () => execFileSync('xdotool', ['click', '1'], {env}),
};

interface Message {
  method?: string;
  params?: {sessionId: string; targetInfo: {type: string}};
}

/** Slows down each page of a browser, also one that it renders ahead, before the page does anything. */
function slowDown(browser: ChildProcess, rate: number) {
  const input = browser.stdio[3] as Writable;
  const output = browser.stdio[4] as Readable;
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) =>
    input.write(`${JSON.stringify({id: (id += 1), method, params, sessionId})}\0`);
  const attach = (filter: object[], sessionId?: string) =>
    send(
      'Target.setAutoAttach',
      {autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter},
      sessionId,
    );
  let text = '';
  output.on('data', (chunk) => {
    const parts = (text + String(chunk)).split('\0');
    text = parts.pop()!;
    for (const {method, params} of parts.map((part) => JSON.parse(part) as Message)) {
      if (method !== 'Target.attachedToTarget' || !params) continue;
      const {sessionId, targetInfo} = params;
      // A tab holds its page, and those that are rendered ahead of it.
      if (targetInfo.type === 'tab') attach([{}], sessionId);
      else send('Emulation.setCPUThrottlingRate', {rate}, sessionId);
      send('Runtime.runIfWaitingForDebugger', {}, sessionId);
    }
  });
  attach([{type: 'tab'}]);
}

/**
 * Opens a page in a window of its own, with a new profile, for the time of a measurement.
 *
 * @param slowdown - Factor by which the pages' main threads are slowed down.
 */
export async function inWindow<T>(
  url: string,
  slowdown: number,
  measure: () => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-window-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const {width, height} = SCREEN;
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
    '--kiosk',
    `--window-size=${width},${height}`,
    '--window-position=0,0',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
  ];
  pointer.moveTo(width - 1, height - 1);
  const browser = spawn(chromiumPath()!, [...args, url], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  try {
    slowDown(browser, slowdown);
    return await measure();
  } finally {
    const ended = new Promise((close) => browser.once('close', close));
    process.kill(-browser.pid!, 'SIGKILL');
    await ended;
    rmSync(profile, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  }
}
