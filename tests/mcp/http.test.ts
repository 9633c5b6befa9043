import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {createSiteServer, prepareBuild} from '@storefront-toolkit/server';
import {expect, test} from 'vitest';
import settings from '../../website/site.config.ts';

test('the server answers agents from the documentation, once a setting asks for it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mcp-site-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Site</title>');
  await prepareBuild({
    root,
    settings: {...settings, mcp: true},
    deployFolder: join(root, '.deploy'),
  });
  const server = createSiteServer({root});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;

  const client = new Client(
    {name: 'test', version: '1.0.0'},
    {versionNegotiation: {mode: {pin: '2026-07-28'}}},
  );
  const address = new URL(`http://localhost:${port}${settings.baseUrl}mcp`);
  await client.connect(new StreamableHTTPClientTransport(address));
  const answer = await client.callTool({name: 'get_component', arguments: {name: 'sheet'}});
  expect(JSON.stringify(answer)).toContain('@storefront-toolkit/ui/sheet');

  await client.close();
  server.closeAllConnections();
  server.close();
  rmSync(root, {recursive: true});
});

test('the endpoint is off by default', () => {
  expect(settings.mcp).toBe(false);
});
