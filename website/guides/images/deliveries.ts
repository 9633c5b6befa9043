// #region deliveries
import type {ImageDelivery} from '@storefront-toolkit/ui/media';

function withParameters(src: string, parameters: Readonly<Record<string, string | number>>) {
  const url = new URL(src);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}

/** Shopify chooses the encoding by the `Accept` header of the browser. */
export const shopifyImages: ImageDelivery = {
  urlOf: (src, {width}) => withParameters(src, {width}),
};

/** Contentful encodes on request, and makes nothing wider than 4000 pixels. */
export const contentfulImages: ImageDelivery = {
  formats: ['avif', 'webp'],
  urlOf: (src, {width, format}) =>
    withParameters(src, {w: Math.min(width, 4000), q: 75, ...(format && {fm: format})}),
};
// #endregion
