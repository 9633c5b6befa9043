import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';

/**
 * The metadata that the search index reads of a page (see `plugins/search/read-page.ts`): its version and its tag. The theme's component of the
 * same name says the same to a crawler of Algolia's as well, which this site has no use for: it sends its records itself.
 */
export default function SearchMetadata({version, tag}: Props) {
  return (
    <Head>
      {version && <meta name="docusaurus_version" content={version} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
    </Head>
  );
}
