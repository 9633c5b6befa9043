// #region testing
import {expect, it} from 'vitest';
import {amplienceConfig} from './config.ts';
import {createCms, homeBlocks} from './home-page.ts';

const context = {locale: 'de-CH', currency: 'CHF', preview: false, audiences: []} as const;

/** A hub that answers every query with the same content items. */
const hubWith = (items: readonly object[]) =>
  createCms(amplienceConfig({}), () =>
    Promise.resolve(Response.json({responses: items.map((content) => ({content})), page: {}})),
  );

it('says that there is no home page', async () => {
  await expect(homeBlocks(hubWith([]), context)).rejects.toMatchObject({
    type: 'not-found',
    entity: 'page',
    key: 'home',
  });
});
// #endregion
