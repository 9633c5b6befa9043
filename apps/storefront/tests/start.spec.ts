import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {freePort} from '../../../scripts/lib/free-port.mjs';
import {answering, expect, here, test} from './shop.ts';

const root = join(here, '../..');
const COMMAND = [
  '--conditions=storefront-toolkit-source',
  '--import',
  'tsx',
  'apps/storefront/start.ts',
];

test('npm run storefront starts the shop in development, in silence @claim-storefront.start', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const port = String(await freePort());
  const env = {...process.env, PORT: port, VENDOR: ''};
  const shop = spawn(process.execPath, COMMAND, {cwd: root, env, detached: true, stdio: 'ignore'});
  try {
    const address = `http://localhost:${port}/en-US`;
    await answering(address);
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    await page.goto(`${address}/products/enamel-mug`);
    // The search box has this role once the page is alive. Vite sends each module as a file of its own.
    await expect(page.getByRole('combobox')).toBeVisible({timeout: 30_000});
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await page.getByRole('link', {name: 'Go to the cart'}).click({timeout: 20_000});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cart', {timeout: 20_000});
    expect(said).toEqual([]);
  } finally {
    process.kill(-shop.pid!);
    await once(shop, 'exit');
  }
});

test('without its variables, the shop says what to set, and does not start @claim-storefront.refuses', () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, COMMAND, {
      cwd: root,
      env: {...process.env, ...env},
      encoding: 'utf8',
    });
  const unknown = start({VENDOR: 'shopware'});
  expect(unknown.status).toBe(1);
  expect(unknown.stderr).toMatch(/^VENDOR is "shopware".* Set it to one of fixtures, shopify/);
  const incomplete = start({VENDOR: 'shopify', SHOPIFY_STORE_DOMAIN: 'shop.example.com'});
  expect(incomplete.status).toBe(1);
  expect(incomplete.stderr).toMatch(/^VENDOR is shopify.* has no SHOPIFY_PRIVATE_TOKEN/);
});
