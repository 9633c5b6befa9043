#!/usr/bin/env node
import {parseArgs} from 'node:util';

const USAGE = `Serves the documentation of Storefront Toolkit to coding agents, by the Model Context Protocol.

  npx @storefront-toolkit/mcp                     speaks the protocol over standard input and output
  npx @storefront-toolkit/mcp init [--yes]        adds four lines about it to AGENTS.md of this folder
  npx @storefront-toolkit/mcp init --undo [--yes] removes them

  --yes       changes AGENTS.md without asking
  --help      prints this text
  --version   prints the version, which is that of the packages
`;

/** Exit code for a command line that makes no sense. */
const MISUSE = 2;

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean', short: 'h'},
      version: {type: 'boolean', short: 'v'},
      yes: {type: 'boolean', short: 'y', default: false},
      undo: {type: 'boolean', default: false},
    },
  });
  const [command, ...more] = positionals;
  if (more.length > 0 || (command !== undefined && command !== 'init')) {
    throw new Error(`There is no command "${positionals.join(' ')}".`);
  }
  if (command === undefined && (values.yes || values.undo)) {
    throw new Error('--yes and --undo belong to the command "init".');
  }
  return {...values, command};
}

async function main(options: ReturnType<typeof readOptions>): Promise<void> {
  if (options.help) {
    process.stdout.write(USAGE);
  } else if (options.version) {
    const {packageVersion} = await import('./version.ts');
    console.log(packageVersion());
  } else if (options.command === 'init') {
    const [{init}, {openDocs}] = await Promise.all([import('./init.ts'), import('./docs.ts')]);
    const {undo, yes} = options;
    const {url} = openDocs().snapshot();
    const isTerminal = process.stdin.isTTY && process.stderr.isTTY;
    console.error(await init({folder: process.cwd(), url, undo, yes, isTerminal}));
  } else {
    if (process.stdin.isTTY) {
      console.error('An MCP client starts this program and talks to it. See --help.');
    }
    const {serve} = await import('./stdio.ts');
    serve(process.cwd());
  }
}

function fail(error: unknown, code: number): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`storefront-toolkit-mcp: ${message}${code === MISUSE ? ' See --help.' : ''}`);
  process.exitCode = code;
}

try {
  main(readOptions()).catch((error: unknown) => fail(error, 1));
} catch (error) {
  fail(error, MISUSE);
}
