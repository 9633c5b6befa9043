// #region custom
import {
  type BuilderConfig,
  createBuilderCmsIntegration,
} from '@storefront-toolkit/integration-builder';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';

export interface SizeGuideBlock extends BlockBase {
  readonly type: 'SizeGuide';
  readonly measure: 'cm' | 'inch';
}

export const createOwnCms = (
  config: BuilderConfig,
  fetcher?: typeof fetch,
): CmsIntegration<SizeGuideBlock> =>
  createBuilderCmsIntegration<SizeGuideBlock>(config, {
    locales: ['en-US'],
    fetch: fetcher,
    blocks: {
      // Entries of the model `size-guide`.
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
