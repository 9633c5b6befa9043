import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createSiteServer, prepareBuild} from '@storefront-toolkit/server';
import settings, {readers} from '../../website/site.config.ts';

/** A server of a small site that answers agents. */
export interface McpServer {
  /** Where it speaks the protocol. */
  address: URL;
  close: () => void;
}

/** Serves a site of one page, with the setting `mcp` turned on. */
export async function serveMcp(): Promise<McpServer> {
  const root = mkdtempSync(join(tmpdir(), 'mcp-site-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Site</title>');
  await prepareBuild({
    root,
    settings: {...settings, ...readers, mcp: true},
    deployFolder: join(root, '.deploy'),
  });
  const server = createSiteServer({root});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: new URL(`http://localhost:${port}${settings.baseUrl}mcp`),
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(root, {recursive: true});
    },
  };
}
