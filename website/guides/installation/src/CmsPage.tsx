import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';
import {ContentPage} from '@storefront-toolkit/ui/contentpage';
import {blocks} from './blocks.tsx';

interface CmsPageProps {
  cms: CmsIntegration;
  /** Path of the page without slashes at its ends. Empty for the home page. */
  slug: string;
  context: DynamicServerContext;
}

export async function CmsPage({cms, slug, context}: CmsPageProps) {
  const page = await cms.getPage({by: 'slug', slug}, context, AbortSignal.timeout(5000));
  return page.type === 'Page' ? (
    <ContentPage page={page} blocks={blocks} audiences={context.audiences} />
  ) : (
    <ArticlePage page={page} />
  );
}
