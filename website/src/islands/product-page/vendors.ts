import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import type {Product, ProductVariant} from '@storefront-toolkit/types/catalog';
import bigcommerce from '../../../guides/normalization/payloads/bigcommerce.product.json';
import commercetools from '../../../guides/normalization/payloads/commercetools.product.json';
import shopify from '../../../guides/normalization/payloads/shopify.product.json';

/** A vendor of the same product: what it sends for the price, and what its integration makes of the whole. */
interface Vendor {
  key: string;
  title: string;
  /** Name of the function that makes the integration. */
  factory: string;
  /** The price as the vendor sends it. */
  sends: string;
  /** Class of what is shown while the vendor is chosen. */
  shown: string;
  product: Product;
}

const media = (label: string) =>
  rainJacket.media.filter(
    (medium) => medium.type === 'image' && medium.image.src.includes(`-${label.toLowerCase()}.`),
  );

const pictured = (variant: ProductVariant): ProductVariant => ({
  ...variant,
  media: variant.selectedOptions.flatMap(({valueLabel}) => media(valueLabel)),
});

/**
 * Gives a product what does not depend on its vendor: the vendors' pictures are on their own servers, so those of the fixtures
 * take their place, and commercetools has no field for a brand, so no product has one.
 */
function withPictures({brand: _, ...product}: Product): Product {
  const [first, ...others] = product.variants;
  const variants = [pictured(first), ...others.map(pictured)] as const;
  return {...product, variants, media: variants.flatMap((variant) => variant.media)};
}

// A file's content has wide types: `string` where the contract has a few words.
const read = (file: unknown) => withPictures(file as Product);

/** The results of three integrations for one product. The guide on normalization shows both. */
export const vendors: readonly [Vendor, ...Vendor[]] = [
  {
    key: 'shopify',
    title: 'Shopify',
    factory: 'createShopifyCatalogIntegration',
    sends: '{"amount": "129.0"}',
    shown: 'group-has-[[value=shopify]:checked]:block',
    product: read(shopify),
  },
  {
    key: 'commercetools',
    title: 'commercetools',
    factory: 'createCommercetoolsCatalogIntegration',
    sends: '{"centAmount": 12900}',
    shown: 'group-has-[[value=commercetools]:checked]:block',
    product: read(commercetools),
  },
  {
    key: 'bigcommerce',
    title: 'BigCommerce',
    factory: 'createBigCommerceCatalogIntegration',
    sends: '{"value": 129}',
    shown: 'group-has-[[value=bigcommerce]:checked]:block',
    product: read(bigcommerce),
  },
];
