import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import {buildDir} from '../lib/site.ts';
import {AGENT_LIMITS} from '../mcp/limits.ts';

const page = readFileSync(join(buildDir, 'for-agents.md'), 'utf8');
const section = (title: string) =>
  new RegExp(`\\n## ${title}\\n([^]*?)(?=\\n## |$)`).exec(page)?.[1] ?? '';

interface Server {
  command: string;
  args: string[];
}

test('each block that connects an agent is JSON, and starts the package by its name', () => {
  const blocks = [...section('Connect an agent').matchAll(/```json title="(.+)"\n([^]*?)\n```/g)];
  expect(blocks.map(([, file]) => file)).toEqual([
    '.mcp.json',
    '.cursor/mcp.json',
    '.vscode/mcp.json',
  ]);
  const manifest = JSON.parse(readFileSync(join(root, 'packages/mcp/package.json'), 'utf8')) as {
    name: string;
    bin: Record<string, string>;
  };
  // npx starts a package's program without a name only if there is one.
  expect(Object.keys(manifest.bin)).toHaveLength(1);
  for (const [, file, text = ''] of blocks) {
    const parsed = JSON.parse(text) as Record<string, Record<string, Server>>;
    const servers = parsed[file === '.vscode/mcp.json' ? 'servers' : 'mcpServers'];
    expect(servers?.['storefront-toolkit']).toMatchObject({
      command: 'npx',
      args: ['-y', manifest.name],
    });
  }
});

test('the limits are those of the tests', () => {
  const {characters, listTokens, calls, taskTokens} = AGENT_LIMITS;
  const [half, most] = [taskTokens.half, taskTokens.most].map((one) => one.toLocaleString('en-US'));
  const rows = [...section('Connect an agent').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)];
  const limits = rows.slice(rows.findIndex(([, what]) => what === 'Measured') + 2);
  expect(limits.map(([, , limit]) => limit)).toEqual([
    `fewer than ${listTokens.toLocaleString('en-US')} tokens`,
    `${characters.toLocaleString('en-US')} characters`,
    String(calls),
    `${half} for half of the tasks, ${most} for any`,
  ]);
});
