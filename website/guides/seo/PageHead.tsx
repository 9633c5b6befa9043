// #region head
import type {Image} from '@storefront-toolkit/types/catalog';
import type {LocaleCode, StoreIdentity} from '@storefront-toolkit/types/config';

export interface PageHeadProps {
  store: StoreIdentity;
  /** Path of the page, without parameters: `/products/rain-jacket`. */
  path: string;
  /** Without the name of the store. */
  title: string;
  description?: string | undefined;
  image?: Image | undefined;
  indexed: boolean;
  /** Paths of the same page in other languages. */
  languages?: Readonly<Record<LocaleCode, string>> | undefined;
}

/** React 19 moves these elements into `<head>`, wherever the component is. */
export function PageHead(props: PageHeadProps) {
  const {store, path, title, description, image, indexed, languages = {}} = props;
  const addressOf = (to: string) => new URL(to, store.origin).href;
  return (
    <>
      <title>{`${title} – ${store.name}`}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={addressOf(path)} />
      {!indexed && <meta name="robots" content="noindex" />}
      {Object.entries(languages).map(([locale, to]) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressOf(to)} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:url" content={addressOf(path)} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={addressOf(image.src)} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
// #endregion
