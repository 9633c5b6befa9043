import type {Cart} from '@storefront-toolkit/types/cart';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {checkProductHref} from '../../internal/product-href.ts';

/** Reports an address that is the same for each product, lines that share an id, and products without a name. For development only. */
export function reportWrongLines({id, lineItems}: Cart, productHref: string) {
  checkProductHref('CartLines', productHref, ['slug', 'id', 'sku', 'variantId']);
  const ids = lineItems.map((line) => line.id);
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice !== undefined) {
    reportMisuse(
      'CartLines',
      `got the cart ${id} with two lines that have the id "${twice}", so a change of one can reach the other. Give each ` +
        "line the vendor's own id in the integration.",
    );
  }
  const nameless = lineItems.find(({name}) => name.trim() === '');
  if (nameless) {
    reportMisuse(
      'CartLines',
      `got the line ${nameless.id} without a name, so its link and its buttons have none. Read the product's name in ` +
        'the integration.',
    );
  }
}
