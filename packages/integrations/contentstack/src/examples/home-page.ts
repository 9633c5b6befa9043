// #region fetch
import {
  type ContentstackConfig,
  type ContentstackOptions,
  createContentstackCmsIntegration,
} from '@storefront-toolkit/integration-contentstack';
import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';

/** Called once, when the server starts. The first locale is the default one of the stack. */
export const createCms = (
  config: ContentstackConfig,
  sdk?: ContentstackOptions['sdk'],
): CmsIntegration => createContentstackCmsIntegration(config, {locales: ['en-us', 'de-de'], sdk});

/** Called for each request. */
export async function homeBlocks(cms: CmsIntegration, context: DynamicServerContext) {
  const page = await cms.getPage({by: 'name', name: 'home'}, context, AbortSignal.timeout(5000));
  return page.type === 'Page' ? page.content : [];
}
// #endregion
