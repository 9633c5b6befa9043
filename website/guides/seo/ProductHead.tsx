// #region product
import type {Product} from '@storefront-toolkit/types/catalog';
import type {StoreIdentity} from '@storefront-toolkit/types/config';
import {PageHead} from './PageHead.tsx';

const pathOf = (slug: string) => `/products/${encodeURIComponent(slug)}`;

export function ProductHead({store, product}: {store: StoreIdentity; product: Product}) {
  const {name, slug, description, image, seo} = product;
  return (
    <PageHead
      store={store}
      path={pathOf(seo.canonicalSlug ?? slug)}
      title={seo.title ?? name}
      description={seo.description ?? description}
      image={seo.image ?? image}
      indexed={seo.indexed}
    />
  );
}
// #endregion
