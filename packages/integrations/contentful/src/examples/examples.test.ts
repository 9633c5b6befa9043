// #region testing
import {expect, it} from 'vitest';
import {contentfulConfig} from './config.ts';
import {createCms, homeBlocks} from './home-page.ts';

const context = {locale: 'de-CH', currency: 'CHF', preview: false, audiences: []} as const;

/** A space that answers every query with the same entries. */
const spaceWith = (items: readonly object[]) =>
  createCms(contentfulConfig({CONTENTFUL_DELIVERY_TOKEN: 'secret'}), {
    adapter: (config) =>
      Promise.resolve({
        data: {sys: {type: 'Array'}, total: items.length, skip: 0, limit: 1, items},
        status: 200,
        statusText: 'OK',
        headers: {},
        config,
      }),
  });

it('says that there is no home page', async () => {
  await expect(homeBlocks(spaceWith([]), context)).rejects.toMatchObject({
    type: 'not-found',
    entity: 'page',
    key: 'home',
  });
});
// #endregion
