// #region cms
import {
  type ContentfulConfig,
  type ContentfulOptions,
  createContentfulCmsIntegration,
} from '@storefront-toolkit/integration-contentful';
import type {OwnBlock} from './blocks.tsx';
import {readFaq} from './read-faq.ts';

export const createCms = (config: ContentfulConfig, sdk?: ContentfulOptions['sdk']) =>
  createContentfulCmsIntegration<OwnBlock>(config, {
    locales: ['en-US'],
    // Entries of the content type `faq`.
    blocks: {Faq: readFaq},
    sdk,
  });
// #endregion
