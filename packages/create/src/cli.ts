#!/usr/bin/env node
import {create} from './create.ts';
import {type Options, readOptions, USAGE} from './options.ts';
import {packageVersion} from './version.ts';

/** Exit code for a command line that makes no sense. */
const MISUSE = 2;

function fail(error: unknown, code: number): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`create-storefront-toolkit: ${message}${code === MISUSE ? ' See --help.' : ''}`);
  process.exitCode = code;
}

async function main(options: Options): Promise<void> {
  if (options.help) {
    process.stdout.write(USAGE);
  } else if (options.version) {
    console.log(packageVersion());
  } else {
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    const asker = isTerminal ? (await import('./terminal.ts')).terminal : undefined;
    const userAgent = process.env.npm_config_user_agent;
    console.log(await create(options, {cwd: process.cwd(), asker, userAgent}));
  }
}

try {
  main(readOptions(process.argv.slice(2))).catch((error: unknown) => fail(error, 1));
} catch (error) {
  fail(error, MISUSE);
}
