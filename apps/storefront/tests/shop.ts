import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {freePort} from '../../../scripts/lib/free-port.mjs';
import {test as base} from '../../../tests/lib/test.ts';

export {expect, type Page} from '../../../tests/lib/test.ts';

/** Folder of the shop. */
export const here = fileURLToPath(new URL('..', import.meta.url));

/** Time after which a server that doesn't answer is given up, in milliseconds. */
const PATIENCE = 20_000;

/** Waits until a server answers. */
export async function answering(address: string) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const isThere = await fetch(address).then(
      ({ok}) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop did not answer at ${address}.`);
}

/**
 * Serves the built shop on a free port.
 *
 * @param variables - Of its environment.
 * @param args - Of Node.js, before the server.
 */
export async function serveShop(variables: Record<string, string> = {}, args: string[] = []) {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [...args, 'node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    {
      cwd: here,
      env: {
        ...process.env,
        PORT: port,
        NODE_ENV: 'production',
        STORE_ORIGIN: address,
        VENDOR: '',
        ...variables,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  try {
    await answering(`${address}/en-US/guides/care`);
  } catch (error) {
    await stop();
    throw new Error(`The shop did not start. It said:\n${said}`, {cause: error});
  }
  return {
    address,
    /** All that it has written to its standard error output. */
    said: () => said,
    stop,
  };
}

/** Tests whose addresses are those of the built shop, on a port of its own. A page with an error in its console fails. */
export const test = base.extend<object, {shop: string}>({
  shop: [
    // Playwright reads from the pattern what the fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {address, stop} = await serveShop();
      await use(address);
      await stop();
    },
    {scope: 'worker'},
  ],
  baseURL: ({shop}, use) => use(shop),
  page: async ({page}, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    const unexpected = errors.filter((text) => !text.includes('status of 404'));
    base.expect(unexpected, 'errors of the page').toEqual([]);
  },
});
