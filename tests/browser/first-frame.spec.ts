import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {expect, test} from '../lib/test.ts';
import {layoutShifts, watchLayoutShifts} from '../lib/reader.ts';

/** The time that the network stops, in milliseconds. */
const PAUSE = 600;

/** Where the network stops: before what text of which page. */
const BREAKS = [
  {place: 'the navbar', path: '/docs/intro', before: 'class="search clean-btn"'},
  {
    place: 'a table',
    path: '/docs/vendors/vendors/builder',
    before: '<code>createBuilderCmsIntegration',
  },
];

for (const {place, path, before} of BREAKS) {
  test(`nothing moves when the network stops in the middle of ${place}`, async ({
    page,
    baseURL,
  }) => {
    const server = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(request.url!, baseURL));
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        response.setHeader('content-type', type);
        const middle = type.startsWith('text/html') ? body.indexOf(before) : 0;
        expect(middle, 'place of the break').toBeGreaterThanOrEqual(0);
        response.write(body.subarray(0, middle));
        if (middle > 0) await setTimeout(PAUSE);
        response.end(body.subarray(middle));
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await watchLayoutShifts(page);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    await expect(page.locator('.navbar').getByRole('button', {name: 'Search'})).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    server.closeAllConnections();
    server.close();
  });
}
