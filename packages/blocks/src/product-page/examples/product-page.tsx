'use client';

import {
  fleecePullover,
  rainJacket,
  trailShoes,
  woolSocks,
} from '@storefront-toolkit/fixtures/catalog';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {ProductPage as Block} from '../ProductPage.tsx';

const hrefOf = createHrefOf({prefix: '#'});

/** Stands for your server. */
const addToCart = () => new Promise((answer) => setTimeout(answer, 600));

export default function ProductPage() {
  return (
    <Block
      product={rainJacket}
      locale="en-IE"
      cartHref="#/cart"
      onAddToCart={addToCart}
      defaultSku="RJ-OCEAN-M"
      headingLevel={2}
      hrefOf={hrefOf}
      care={<p>Wash at 30 degrees and hang to dry. Wax the zips once a year.</p>}
      related={[fleecePullover, trailShoes, woolSocks]}
    />
  );
}
