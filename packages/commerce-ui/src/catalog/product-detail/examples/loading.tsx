import {ProductDetailSkeleton} from '@storefront-toolkit/commerce-ui/catalog/product-detail';

/**
 * The placeholder while a page's product is fetched: the fallback of `<Suspense>`.
 */
export default function Loading() {
  return (
    <section aria-busy="true" aria-label="Product">
      <p role="status" className="sr-only">
        The product is loading
      </p>
      <h3 className="mb-4 text-xl font-bold">One moment</h3>
      <ProductDetailSkeleton className="max-w-3xl" />
    </section>
  );
}
