import type {LineItem} from '@storefront-toolkit/types/cart';
import {safeHref} from '@storefront-toolkit/ui/link';
import {encodePart} from '../../internal/encode.ts';

const PLACEHOLDER = /\{(slug|sku|productId|variantId)\}/g;

/** Whether a pattern leads to a page of each product. */
export const hasPlaceholder = (pattern: string) => pattern.search(PLACEHOLDER) >= 0;

/** The address of a line's product: a pattern with the line's values, each encoded. `undefined` if the address isn't safe. */
export const productHrefOf = (pattern: string, line: LineItem): string | undefined =>
  safeHref(
    pattern.replace(PLACEHOLDER, (_, key: 'slug' | 'sku' | 'productId' | 'variantId') =>
      encodePart(line[key]),
    ),
  );
