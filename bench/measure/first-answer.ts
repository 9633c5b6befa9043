import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';
import {SITE} from '../lib/sites.ts';
import {messageOf} from './rounds.ts';
import type {Outcome, Sample} from './sample.ts';

const PROGRAM = join(root, 'packages/mcp/dist/cli.js');

/** Milliseconds after which a program that says nothing has failed. */
const LIMIT = 30_000;

/** Times Node's own start that the first answer may take, apart from the time of its own. */
const STARTS = 1.5;

/** The messages by which a client learns the tools. */
const REQUESTS = [
  {
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: {name: 'bench', version: '1.0.0'},
    },
  },
  {method: 'notifications/initialized'},
  {id: 2, method: 'tools/list'},
]
  .map((message) => `${JSON.stringify({jsonrpc: '2.0', ...message})}\n`)
  .join('');

/**
 * Starts Node, and measures the time until it wrote an answer, or ended.
 *
 * @param args - Arguments of Node.
 * @param input - Text for its standard input.
 * @param isAnswer - Tells the answer from other lines of its output. @default no line is the answer: it has to end
 * @returns Milliseconds.
 * @throws If it ends without an answer, or takes too long.
 */
export function timeOf(
  args: readonly string[],
  input = '',
  isAnswer?: (line: string) => boolean,
): Promise<number> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {stdio: 'pipe', timeout: LIMIT});
    let output = '';
    let errors = '';
    let answered: number | undefined;
    child.stdout.on('data', (text) => {
      output += String(text);
      if (answered !== undefined || !isAnswer || !output.split('\n').some(isAnswer)) return;
      answered = performance.now() - started;
      child.stdin.end();
    });
    child.stderr.on('data', (text) => (errors += String(text)));
    // A program that ends early closes its input. Its exit code says so.
    child.stdin.on('error', () => undefined);
    child.on('error', fail);
    child.on('close', (code) => {
      const ended = isAnswer ? answered : performance.now() - started;
      if (code === 0 && ended !== undefined) return done(ended);
      fail(
        new Error(
          `"node ${args.join(' ')}" ended with ${code ?? 'a signal'} and without an answer, so it is not measured. It said:\n${errors}`,
        ),
      );
    });
    if (input === '') child.stdin.end();
    else child.stdin.write(input);
  });
}

const isListOfTools = (line: string) => line.includes('"id":2') && line.includes('"tools"');

/** Time until the MCP server's program lists its tools, and that of a Node that does nothing, in turns. */
export async function measureFirstAnswer(
  runs: number,
  report: (message: string) => void,
): Promise<Outcome> {
  const samples: Sample[] = [];
  const add = (figure: string, value: number) =>
    samples.push({site: SITE, page: 'tools/list', figure, value});
  try {
    if (!existsSync(PROGRAM)) {
      throw new Error(
        `${PROGRAM} is missing, so the MCP server's start is not measured. Run "npm run build -w packages/mcp" first.`,
      );
    }
    for (let run = 1; run <= runs; run += 1) {
      const node = await timeOf(['-e', '0']);
      const answer = await timeOf([PROGRAM], REQUESTS, isListOfTools);
      add('node -e 0', node);
      add('first answer', answer);
      add('first answer, times node -e 0', answer / node);
      add(`beyond ${STARTS} × node -e 0`, Math.max(0, answer - STARTS * node));
    }
    report(`${runs} runs are done`);
    return {samples, failures: []};
  } catch (error) {
    report(messageOf(error));
    return {samples, failures: [{site: SITE, message: messageOf(error)}]};
  }
}
