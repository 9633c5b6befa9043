// #region testing
import {expect, it} from 'vitest';
import {hygraphConfig} from './config.ts';
import {createCms, homeBlocks} from './home-page.ts';

const context = {locale: 'de-CH', currency: 'CHF', preview: false, audiences: []} as const;

/** A project that answers every query with the same entries. */
const projectWith = (entries: readonly object[]) =>
  createCms(hygraphConfig({HYGRAPH_TOKEN: 'secret'}), () =>
    Promise.resolve(Response.json({data: {entries}})),
  );

it('says that there is no home page', async () => {
  await expect(homeBlocks(projectWith([]), context)).rejects.toMatchObject({
    type: 'not-found',
    entity: 'page',
    key: 'home',
  });
});
// #endregion
