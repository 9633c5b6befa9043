import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {expect, test} from 'vitest';
import settings from '../../website/site.config.ts';
import {serveMcp} from '../lib/mcp-server.ts';

test('the server answers agents from the documentation, once a setting asks for it', async () => {
  const {address, close} = await serveMcp();
  const client = new Client(
    {name: 'test', version: '1.0.0'},
    {versionNegotiation: {mode: {pin: '2026-07-28'}}},
  );
  await client.connect(new StreamableHTTPClientTransport(address));
  const answer = await client.callTool({name: 'get_component', arguments: {name: 'sheet'}});
  expect(JSON.stringify(answer)).toContain('@storefront-toolkit/ui/sheet');

  await client.close();
  close();
});

test('the endpoint is off by default', () => {
  expect(settings.mcp).toBe(false);
});
