// cspell:ignore fastcgi uwsgi scgi
import {type ChildProcess, spawn} from 'node:child_process';
import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ask} from '../testing/requests.ts';
import {load, type Measured, type Question} from './client.ts';

const WEBSITE = fileURLToPath(new URL('../../../website', import.meta.url));
const BUILD = join(WEBSITE, 'build');
const PAGE = '/docs/component-packages/ui/button';

/** Requests of a round, for each server and question. With six rounds this server gets more than 100,000. */
const COUNT = 6000;
const ROUNDS = 6;

/** How far behind nginx, in requests and in time, the server may be. It is one process of JavaScript. */
const LEAST_RATE = 0.15;
const MOST_TIME = 12;
/** By how much its memory may be larger at the end than after the first round. */
const MOST_GROWTH = 1.25;

const env = {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const {port} = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

async function answering(port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    if (await ask(port, '/').catch(() => undefined)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('A server did not start, so there is nothing to measure.');
}

function nginxSettings(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/temp-${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${BUILD};
    include ${resolve(WEBSITE, 'deploy/nginx.conf')};
  }
}
`;
}

/** Resident memory of a process in MB, or `undefined` where the system does not tell. */
function memoryOf({pid}: ChildProcess): number | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
}

/** The questions, with the entity tag that the server gives its page. */
async function questionsFor(port: number): Promise<Question[]> {
  const accept = {'Accept-Encoding': 'gzip'};
  const {headers} = await ask(port, PAGE, {headers: accept});
  return [
    {name: 'whole pages', path: PAGE, headers: accept, status: 200},
    {
      name: 'known pages',
      path: PAGE,
      headers: {...accept, 'If-None-Match': String(headers.etag)},
      status: 304,
    },
    {name: 'ranges', path: PAGE, headers: {Range: 'bytes=100-1099'}, status: 206},
  ];
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  chmodSync(folder, 0o755);
  const ports = {own: await freePort(), nginx: await freePort()};
  writeFileSync(join(folder, 'nginx.conf'), nginxSettings(folder, ports.nginx));
  const own = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', fileURLToPath(new URL('../main.ts', import.meta.url))],
      ...['--port', String(ports.own), '--root', BUILD],
    ],
    {stdio: 'ignore'},
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env,
    stdio: 'ignore',
  });
  try {
    await Promise.all([answering(ports.own, own), answering(ports.nginx, nginx)]);
    const questions = {own: await questionsFor(ports.own), nginx: await questionsFor(ports.nginx)};
    const failures: string[] = [];
    const memory: number[] = [];
    const results = new Map<string, {own: Measured[]; nginx: Measured[]}>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, question] of questions.own.entries()) {
        const result = results.get(question.name) ?? {own: [], nginx: []};
        results.set(question.name, result);
        result.own.push(await load(ports.own, question, COUNT));
        result.nginx.push(await load(ports.nginx, questions.nginx[index]!, COUNT));
      }
      memory.push(memoryOf(own) ?? 0);
    }
    for (const [name, result] of results) {
      failures.push(...result.own.flatMap(({faults}) => faults).slice(0, 5));
      const of = (key: 'rate' | 'p99') => ({
        own: middle(result.own.map((one) => one[key])),
        nginx: middle(result.nginx.map((one) => one[key])),
      });
      const [rate, p99] = [of('rate'), of('p99')];
      console.log(
        `note: ${name}: ${rate.own.toFixed(0)} a second, nginx ${rate.nginx.toFixed(0)}; ` +
          `p99 ${p99.own.toFixed(1)} ms, nginx ${p99.nginx.toFixed(1)} ms`,
      );
      if (rate.own < rate.nginx * LEAST_RATE) failures.push(`${name}: too few a second`);
      if (p99.own > p99.nginx * MOST_TIME) failures.push(`${name}: the slowest take too long`);
    }
    console.log(
      `note: ${COUNT * ROUNDS * questions.own.length} requests, ` +
        `memory after each round: ${memory.map((one) => one.toFixed(0)).join(', ')} MB`,
    );
    if ((memory.at(-1) ?? 0) > (memory[0] ?? 0) * MOST_GROWTH) failures.push('the memory grows');
    return failures;
  } finally {
    own.kill();
    nginx.kill('SIGQUIT');
    rmSync(folder, {recursive: true, force: true});
  }
}

const failures = await main();
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
