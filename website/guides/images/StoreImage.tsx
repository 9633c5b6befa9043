// #region component
import {type ImageDelivery, MediaImage, type MediaImageProps} from '@storefront-toolkit/ui/media';
import {contentfulImages, shopifyImages} from './deliveries.ts';

const deliveries: Readonly<Record<string, ImageDelivery>> = {
  'https://cdn.shopify.com': shopifyImages,
  'https://images.ctfassets.net': contentfulImages,
};

/** An image of the catalog or the CMS. One of another host is shown as it is. */
export function StoreImage(props: Omit<MediaImageProps, 'delivery'>) {
  const {src} = props.image;
  const origin = URL.canParse(src) ? new URL(src).origin : '';
  return <MediaImage {...props} delivery={deliveries[origin]} />;
}
// #endregion
