import type {Image} from '@storefront-toolkit/types/catalog';
import {useRouteLoaderData} from 'react-router';
import {MARKETS} from '../markets.ts';
import type {loader} from '../routes/market.tsx';
import {useMarket} from '../use-market.ts';

interface PageHeadProps {
  /** Path in the market, without parameters: `/products/rain-jacket`. Empty for the home page. */
  path: string;
  /** Without the name of the store. */
  title: string;
  description?: string | undefined;
  image?: Image | undefined;
  indexed?: boolean | undefined;
}

/** Title, description and canonical address. React moves these elements into `<head>`. */
export function PageHead({path, title, description, image, indexed = true}: PageHeadProps) {
  const {locale} = useMarket();
  const {name, origin} = useRouteLoaderData<typeof loader>('routes/market')!.store;
  const addressOf = (to: string) => new URL(to, origin).href;
  const canonical = addressOf(`/${locale}${path}`);
  return (
    <>
      <title>{`${title} – ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {indexed &&
        MARKETS.map((market) => (
          <link
            key={market.locale}
            rel="alternate"
            hrefLang={market.locale}
            href={addressOf(`/${market.locale}${path}`)}
          />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonical} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={addressOf(image.src)} />}
    </>
  );
}
