// #region custom
import {
  type HygraphConfig,
  createHygraphCmsIntegration,
} from '@storefront-toolkit/integration-hygraph';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';

export interface SizeGuideBlock extends BlockBase {
  readonly type: 'SizeGuide';
  readonly measure: 'cm' | 'inch';
}

export const createOwnCms = (
  config: HygraphConfig,
  fetcher?: typeof fetch,
): CmsIntegration<SizeGuideBlock> =>
  createHygraphCmsIntegration<SizeGuideBlock>(config, {
    locales: ['en-US'],
    fetch: fetcher,
    // Fields that the query asks for besides the content model.
    selections: {SizeGuide: 'measure', Page: 'campaign'},
    blocks: {
      // Entries of the content type `SizeGuide`.
      SizeGuide: (entry) => ({
        type: 'SizeGuide',
        id: entry.id,
        measure: entry.at('measure').oneOf('cm', 'inch'),
      }),
    },
    // A field `campaign` on pages.
    custom: (page) => ({campaign: page.at('campaign').optionalText()}),
  });
// #endregion
