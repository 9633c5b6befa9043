// #region testing
import {expect, it} from 'vitest';
import {builderConfig} from './config.ts';
import {createCms, homeBlocks} from './home-page.ts';

const context = {locale: 'de-CH', currency: 'CHF', preview: false, audiences: []} as const;

/** A space that answers every query with the same entries. */
const spaceWith = (results: readonly object[]) =>
  createCms(builderConfig({}), () => Promise.resolve(Response.json({results})));

it('says that there is no home page', async () => {
  await expect(homeBlocks(spaceWith([]), context)).rejects.toMatchObject({
    type: 'not-found',
    entity: 'page',
    key: 'home',
  });
});
// #endregion
