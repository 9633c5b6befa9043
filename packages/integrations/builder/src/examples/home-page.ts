// #region fetch
import {
  type BuilderConfig,
  createBuilderCmsIntegration,
} from '@storefront-toolkit/integration-builder';
import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';

/** Called once, when the server starts. The first locale is the default one of the space. */
export const createCms = (config: BuilderConfig, fetcher?: typeof fetch): CmsIntegration =>
  createBuilderCmsIntegration(config, {locales: ['en-US', 'de-DE'], fetch: fetcher});

/** Called for each request. */
export async function homeBlocks(cms: CmsIntegration, context: DynamicServerContext) {
  const page = await cms.getPage({by: 'name', name: 'home'}, context, AbortSignal.timeout(5000));
  return page.type === 'Page' ? page.content : [];
}
// #endregion
