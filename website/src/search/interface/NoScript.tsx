import useBaseUrl from '@docusaurus/useBaseUrl';
import {texts} from './texts';

/** The text where no code runs, with the ways to find pages then. */
export default function NoScript() {
  const sitemap = useBaseUrl('/sitemap.xml');
  return (
    <noscript>
      <p>{texts.needsCode}</p>
      <p>
        <a href={sitemap}>{texts.sitemap}</a>
      </p>
    </noscript>
  );
}
