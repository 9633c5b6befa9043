import {SimpleProductTile} from '@storefront-toolkit/commerce-ui/catalog/simple-product-tile';
import {simpleProductTile} from '@storefront-toolkit/fixtures/cms';
import type {ComponentProps} from 'react';

export default function RouterLink() {
  const {slug} = simpleProductTile.link;
  return (
    <SimpleProductTile
      block={simpleProductTile}
      href={`/products/${slug}`}
      locale="de-DE"
      render={<Link to={`#${slug}-by-router`} />}
      className="max-w-64"
    />
  );
}

/** Stands for the link of your router. */
function Link({to, children, ...props}: ComponentProps<'a'> & {to: string}) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
