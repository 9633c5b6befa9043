import {execFile, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {childEnvironment, root} from '../../scripts/lib/workspace.mjs';
import {serveMcp} from '../lib/mcp-server.ts';

const modules = join(import.meta.dirname, 'node_modules');
const PROGRAM = ['node', join(root, 'packages/mcp/dist/cli.js')];
const DOCS_TOOLS = ['search_docs', 'get_page', 'get_component', 'get_example'];

/** Exit code of the inspector when a tool answers with an error. */
const TOOL_ERROR = 5;

interface Listed {
  name: string;
  description: string;
  inputSchema: {type: string; properties: Record<string, {description?: string}>};
}

interface Outcome {
  code: number;
  stderr: string;
  tools: Listed[];
  /** Text of a tool's answer. */
  text: string;
}

/** Runs the inspector's command line against a server: a program, or an address. */
function inspect(server: readonly string[], ...args: string[]): Promise<Outcome> {
  const inspector = join(
    modules,
    '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  );
  return new Promise((done) => {
    const child = execFile(
      join(modules, 'node/bin/node'),
      [inspector, '--cli', ...server, ...args],
      // `check_usage` reads the packages that are installed there.
      {cwd: join(root, 'website')},
      (_, stdout, stderr) => {
        const {tools = [], content = []} = (stdout.trim() ? JSON.parse(stdout) : {}) as {
          tools?: Listed[];
          content?: {text: string}[];
        };
        const text = content.map((part) => part.text).join('');
        done({code: child.exitCode ?? 1, stderr, tools, text});
      },
    );
  });
}

const call = (server: readonly string[], tool: string, ...pairs: string[]) =>
  inspect(
    server,
    ...['--method', 'tools/call', '--tool-name', tool],
    ...pairs.flatMap((pair) => ['--tool-arg', pair]),
  );

function expectTools({code, stderr, tools}: Outcome, names: string[]): void {
  expect(code, stderr).toBe(0);
  expect(tools.map(({name}) => name)).toEqual(names);
  for (const {name, description, inputSchema} of tools) {
    expect(description.length, name).toBeGreaterThan(40);
    expect(inputSchema.type, name).toBe('object');
    const properties = Object.values(inputSchema.properties);
    expect(properties.length, name).toBeGreaterThan(0);
    expect(
      properties.every((property) => property.description),
      name,
    ).toBe(true);
  }
}

describe('over standard input and output, the inspector', () => {
  beforeAll(() => {
    const {status, stdout} = spawnSync('tsc', ['-b', 'packages/mcp/tsconfig.build.json'], {
      cwd: root,
      env: childEnvironment(),
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
  });

  test('lists five tools, and finds no fault in their schemas', async () => {
    const outcome = await inspect(PROGRAM, '--method', 'tools/list', '--strict');
    expectTools(outcome, [...DOCS_TOOLS, 'check_usage']);
  });

  test.each([
    ['search_docs', ['query=cart drawer'], '/docs/component-packages/ui/'],
    ['get_page', ['path=/docs/theming/colors'], '# Colors'],
    ['get_component', ['name=sheet'], '@storefront-toolkit/ui/sheet'],
    ['get_example', ['id=button/variants'], "from '@storefront-toolkit/ui/button'"],
    ['check_usage', ["code=import {Buton} from '@storefront-toolkit/ui/button';"], 'Buton'],
  ])('calls %s', async (tool, pairs, words) => {
    const {code, stderr, text} = await call(PROGRAM, tool, ...pairs);
    expect(code, stderr).toBe(0);
    expect(text).toContain(words);
  });

  test('is told how to fix wrong arguments', async () => {
    const {code, text} = await call(PROGRAM, 'get_component', 'nme=sheet');
    expect(code).toBe(TOOL_ERROR);
    expect(text).toContain('name is missing. There is no argument "nme". Did you mean name?');
  });
});

test('over HTTP, the inspector lists the tools that read the documentation, and calls one', async () => {
  const {address, close} = await serveMcp();
  try {
    const server = [address.href, '--transport', 'http'];
    expectTools(await inspect(server, '--method', 'tools/list'), DOCS_TOOLS);
    const {code, stderr, text} = await call(server, 'get_component', 'name=sheet');
    expect(code, stderr).toBe(0);
    expect(text).toContain('@storefront-toolkit/ui/sheet');
  } finally {
    close();
  }
});
