// #region fetch
import {
  type ContentfulConfig,
  type ContentfulOptions,
  createContentfulCmsIntegration,
} from '@storefront-toolkit/integration-contentful';
import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';

/** Called once, when the server starts. The first locale is the default one of the space. */
export const createCms = (
  config: ContentfulConfig,
  sdk?: ContentfulOptions['sdk'],
): CmsIntegration => createContentfulCmsIntegration(config, {locales: ['en-US', 'de-DE'], sdk});

/** Called for each request. */
export async function homeBlocks(cms: CmsIntegration, context: DynamicServerContext) {
  const page = await cms.getPage({by: 'name', name: 'home'}, context, AbortSignal.timeout(5000));
  return page.type === 'Page' ? page.content : [];
}
// #endregion
