import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {StoreImage} from './StoreImage.tsx';

export function StoreTile({product}: {product: ProductSummary}) {
  return (
    <ProductTile
      product={product}
      href={`/products/${product.slug}`}
      locale="en-IE"
      image={
        product.image && (
          <StoreImage
            image={{...product.image, alt: ''}}
            sizes="(width < 48rem) 50vw, 20rem"
            className="aspect-product object-cover"
          />
        )
      }
    />
  );
}
