// #region custom
import {
  type ContentstackConfig,
  type ContentstackOptions,
  createContentstackCmsIntegration,
} from '@storefront-toolkit/integration-contentstack';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';

export interface SizeGuideBlock extends BlockBase {
  readonly type: 'SizeGuide';
  readonly measure: 'cm' | 'inch';
}

export const createOwnCms = (
  config: ContentstackConfig,
  sdk?: ContentstackOptions['sdk'],
): CmsIntegration<SizeGuideBlock> =>
  createContentstackCmsIntegration<SizeGuideBlock>(config, {
    locales: ['en-us'],
    sdk,
    blocks: {
      // Entries of the content type `size_guide`.
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
