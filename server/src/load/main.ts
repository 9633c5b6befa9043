import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {fileURLToPath} from 'node:url';
import {freePort} from '../../../scripts/lib/free-port.mjs';
import {startNginx} from '../testing/nginx.ts';
import {ask, untilAnswering} from '../testing/requests.ts';
import {BOUNDS, REQUESTS} from './limits.ts';

const ROOT = fileURLToPath(new URL('../../../website/build', import.meta.url));
const NGINX_RULES = fileURLToPath(new URL('../../../website/deploy/nginx.conf', import.meta.url));
const PAGE = '/docs/component-packages/ui/button';

const CONNECTIONS = 16;
const COUNT = REQUESTS.inRound;

/** The addresses that are requested again and again. */
interface Question {
  name: string;
  headers: Record<string, string>;
  status: number;
}

/** The results of a server in one turn. */
interface Turn {
  /** Requests per second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
  /** The wrong answers. */
  faults: string[];
}

/** The questions, with the entity tag that the server gives its page. */
async function questionsFor(port: number): Promise<Question[]> {
  const accept = {'Accept-Encoding': 'gzip'};
  const {headers} = await ask(port, PAGE, {headers: accept});
  const known = {...accept, 'If-None-Match': String(headers.etag)};
  return [
    {name: 'whole pages', headers: accept, status: 200},
    {name: 'known pages', headers: known, status: 304},
    {name: 'ranges', headers: {Range: 'bytes=100-1099'}, status: 206},
  ];
}

/**
 * Asks over one connection, each time when the last answer is whole. It reads no more of an answer than its status
 * and its length: a client that did more would be what is measured.
 *
 * @param takeOne - Whether there is one more request to send.
 * @param times - Milliseconds of each answer, to be added to.
 * @returns The faults.
 */
function converse(
  port: number,
  {headers, status}: Question,
  takeOne: () => boolean,
  times: number[],
): Promise<string[]> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${PAGE} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`);
  const faults: string[] = [];
  return new Promise((resolve) => {
    const socket = connect({port, host: '127.0.0.1', noDelay: true});
    let isWaiting = false;
    let asked = 0;
    let head = '';
    /** Bytes that are still to come; `undefined` as long as the headers are not whole. */
    let missing: number | undefined;

    const next = () => {
      isWaiting = takeOne();
      if (!isWaiting) return void socket.end();
      [asked, head, missing] = [performance.now(), '', undefined];
      socket.write(request);
    };
    socket.on('connect', next);
    socket.on('data', (chunk: Buffer) => {
      if (missing === undefined) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n') + 4;
        if (end < 4) return;
        if (head.slice(9, 12) !== String(status)) faults.push(head.slice(0, head.indexOf('\r')));
        const length = /^content-length: (\d+)\r$/im.exec(head.slice(0, end))?.[1];
        missing = (head.startsWith('304', 9) ? 0 : Number(length)) - (head.length - end);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      if (missing !== 0) faults.push('an answer does not have the length that it names');
      times.push(performance.now() - asked);
      next();
    });
    socket.on('error', ({message}) => faults.push(message));
    socket.on('close', () => {
      if (isWaiting) faults.push('a connection ended before the answer was whole');
      resolve(faults);
    });
  });
}

async function takeTurn(port: number, question: Question): Promise<Turn> {
  const times: number[] = [];
  let left = COUNT;
  const takeOne = () => (left -= 1) >= 0;
  const started = performance.now();
  const faults = await Promise.all(
    Array.from({length: CONNECTIONS}, () => converse(port, question, takeOne, times)),
  );
  const seconds = (performance.now() - started) / 1000;
  if (times.length !== COUNT) faults.push([`${times.length} of ${COUNT} requests were answered`]);
  times.sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Infinity,
    faults: faults.flat().map((fault) => `${question.name}: ${fault}`),
  };
}

/** Resident memory of a process in MB; 0 where the system does not tell. */
function memoryOf({pid}: ChildProcess): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints how the server did beside nginx, and returns what was not good enough. */
function judge(name: string, own: Turn[], nginx: Turn[]): string[] {
  const of = (key: 'rate' | 'p99') => ({
    own: middle(own.map((turn) => turn[key])),
    nginx: middle(nginx.map((turn) => turn[key])),
    // Of turns that follow each other, since the machine may be slower for a while.
    ratio: middle(own.map((turn, index) => turn[key] / (nginx[index]?.[key] ?? 0))),
  });
  const [rate, p99] = [of('rate'), of('p99')];
  console.log(
    `note: ${name}: ${rate.own.toFixed(0)} a second, nginx ${rate.nginx.toFixed(0)}: ${rate.ratio.toFixed(2)} x; ` +
      `p99 ${p99.own.toFixed(1)} ms, nginx ${p99.nginx.toFixed(1)} ms: ${p99.ratio.toFixed(1)} x`,
  );
  return [
    ...own.flatMap(({faults}) => faults).slice(0, 5),
    rate.ratio < BOUNDS.rate ? `${name}: fewer a second than ${BOUNDS.rate} x nginx` : '',
    p99.ratio > BOUNDS.slowest
      ? `${name}: the slowest take more than ${BOUNDS.slowest} x nginx`
      : '',
  ].filter(Boolean);
}

/** Asks both servers in turns. */
async function compare(own: ChildProcess, ownPort: number, nginxPort: number): Promise<string[]> {
  const ownQuestions = await questionsFor(ownPort);
  const nginxQuestions = await questionsFor(nginxPort);
  const turns = ownQuestions.map(() => ({own: [] as Turn[], nginx: [] as Turn[]}));
  const memory: number[] = [];
  for (let round = 0; round < REQUESTS.rounds; round += 1) {
    for (const [index, turn] of turns.entries()) {
      turn.own.push(await takeTurn(ownPort, ownQuestions[index]!));
      turn.nginx.push(await takeTurn(nginxPort, nginxQuestions[index]!));
    }
    memory.push(memoryOf(own));
  }
  const failures = turns.flatMap((turn, index) =>
    judge(ownQuestions[index]!.name, turn.own, turn.nginx),
  );
  console.log(
    `note: ${COUNT * REQUESTS.rounds * turns.length} requests, ` +
      `memory after each round: ${memory.map((one) => one.toFixed(0)).join(', ')} MB`,
  );
  if (memory.at(-1)! > memory[0]! * BOUNDS.memory) failures.push('the memory grows');
  return failures;
}

const nginx = await startNginx({root: ROOT, rules: NGINX_RULES});
const port = await freePort();
const own = spawn(
  process.execPath,
  [
    ...['--import', 'tsx', fileURLToPath(new URL('../main.ts', import.meta.url))],
    ...['--port', String(port), '--root', ROOT],
  ],
  {stdio: ['ignore', 'ignore', 'pipe']},
);
try {
  await untilAnswering(port, own);
  const failures = await compare(own, port, nginx.port);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  own.kill();
  await nginx.stop();
}
