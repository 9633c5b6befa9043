import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {context} from './context.ts';

export function ProductList({products}: {products: readonly ProductSummary[]}) {
  return (
    <main className="mx-auto max-w-page p-6">
      <h1 className="mb-6 text-2xl">Jackets</h1>
      <ul className="grid grid-cols-cards gap-grid">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              href={`/products/${product.slug}`}
              locale={context.locale}
              headingLevel={2}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
