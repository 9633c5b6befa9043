import {SimpleProductTileSkeleton} from '@storefront-toolkit/commerce-ui/catalog/simple-product-tile';

export default function Loading() {
  return (
    <section aria-busy="true" aria-label="For the camp kitchen" className="grid gap-4">
      <p role="status" className="sr-only">
        The page is loading
      </p>
      <div className="grid grid-cols-cards gap-grid">
        <SimpleProductTileSkeleton />
        <SimpleProductTileSkeleton />
      </div>
    </section>
  );
}
