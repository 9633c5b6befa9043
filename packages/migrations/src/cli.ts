import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {readCode, writeCode} from './files.ts';
import {packs} from './packs.ts';
import {type Found, run} from './run.ts';

const USAGE = `Changes a storefront's code to follow a renaming in the toolkit.

  npm run migrate -- detect|transform|verify <pack> <folder>

  detect     prints the places that the change is about, and changes nothing
  transform  changes those that it can, and prints the others
  verify     prints the places that are left, and exits with 1 if there are any

Packs:
${Object.entries(packs)
  .map(([name, {summary}]) => `  ${name}  ${summary}`)
  .join('\n')}
`;

const COMMANDS = ['detect', 'transform', 'verify'] as const;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const report = (found: readonly Found[]) =>
  found.map(({path, line, code, advice}) => `${path}:${line}  ${code}\n  ${advice}\n`).join('');

/** Reads the command line. */
function read(args: string[]) {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {help: {type: 'boolean', short: 'h', default: false}},
  });
  if (values.help) return undefined;
  const [command = '', pack = '', folder, ...more] = positionals;
  const known = COMMANDS.find((one) => one === command);
  if (!known) throw new Error(`There is no command "${command}". Use ${COMMANDS.join(', ')}.`);
  if (!Object.hasOwn(packs, pack)) {
    throw new Error(`There is no pack "${pack}". Use one of: ${Object.keys(packs).join(', ')}.`);
  }
  if (folder === undefined || more.length > 0) {
    throw new Error('Name one folder: that of the storefront, or of its sources.');
  }
  return {command: known, migration: packs[pack]!, folder: resolve(folder)};
}

function main(args: string[]): number {
  const call = read(args);
  if (!call) {
    process.stdout.write(USAGE);
    return 0;
  }
  const {command, migration, folder} = call;
  const code = readCode(folder);
  if (code.size === 0)
    throw new Error(`${folder} has no TypeScript or JavaScript. Name another folder.`);
  const {found, changed} = run(migration, code);
  const byHand = found.filter((one) => one.byHand);
  const files = count(new Set(found.map(({path}) => path)).size, 'file');
  if (command === 'transform') {
    writeCode(folder, changed);
    process.stdout.write(report(byHand));
    const done = `Changed ${count(found.length - byHand.length, 'place')} in ${count(changed.size, 'file')}`;
    console.log(`${done}. ${count(byHand.length, 'place')} left to you.`);
    return 0;
  }
  if (found.length === 0) {
    console.log(`Nothing to change in ${count(code.size, 'file')}.`);
    return 0;
  }
  process.stdout.write(report(found));
  console.log(
    `${count(found.length, 'place')} in ${files} of ${code.size}, ${byHand.length} of them to change by hand.`,
  );
  return command === 'verify' ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`migrate: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
