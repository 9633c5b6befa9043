import {texts} from './texts';

/** What the page says where no code runs, and where to find pages then. */
export default function NoScript() {
  return (
    <noscript>
      <p>{texts.needsCode}</p>
      <p>
        <a href="/sitemap.xml">{texts.sitemap}</a>
      </p>
    </noscript>
  );
}
