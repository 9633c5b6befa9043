// #region custom
import {
  type ContentfulConfig,
  type ContentfulOptions,
  createContentfulCmsIntegration,
} from '@storefront-toolkit/integration-contentful';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';

export interface SizeGuideBlock extends BlockBase {
  readonly type: 'SizeGuide';
  readonly measure: 'cm' | 'inch';
}

export const createOwnCms = (
  config: ContentfulConfig,
  sdk?: ContentfulOptions['sdk'],
): CmsIntegration<SizeGuideBlock> =>
  createContentfulCmsIntegration<SizeGuideBlock>(config, {
    locales: ['en-US'],
    sdk,
    blocks: {
      // Entries of the content type `sizeGuide`.
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
