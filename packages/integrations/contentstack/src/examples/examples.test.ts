// #region testing
import {expect, it} from 'vitest';
import {contentstackConfig} from './config.ts';
import {createCms, homeBlocks} from './home-page.ts';

const context = {locale: 'de-CH', currency: 'CHF', preview: false, audiences: []} as const;
const config = contentstackConfig({CONTENTSTACK_DELIVERY_TOKEN: 'secret'});

/** A stack that answers every query with the same entries. */
const stackWith = (entries: readonly object[]) =>
  createCms(config, {
    adapter: <Request>(request: Request) =>
      Promise.resolve({
        data: {entries, count: entries.length},
        status: 200,
        statusText: 'OK',
        headers: {},
        config: request,
      }),
  });

it('says that there is no home page', async () => {
  await expect(homeBlocks(stackWith([]), context)).rejects.toMatchObject({
    type: 'not-found',
    entity: 'page',
    key: 'home',
  });
});
// #endregion
