import type {Config} from '@docusaurus/types';
import type {SiteSettings} from './site.config';

/** The search's part of the head of each page: the host that the hosted one asks first. The embedded one asks none. */
export function searchHeadTags(search: SiteSettings['search']): Config['headTags'] {
  if (search.mode === 'embedded') return [];
  const href = `https://${search.applicationId}-dsn.algolia.net`;
  return [{tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}}];
}
