import {formatMoney} from '@storefront-toolkit/types/cms';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {context} from './context.ts';
import {ProductList} from './ProductList.tsx';
import {products} from './products.ts';

const html = renderToStaticMarkup(<ProductList products={products} />);

test.each(products)('the list has a link to $name, with its price', ({name, slug, pricing}) => {
  expect(html).toContain(`href="/products/${slug}"`);
  expect(html).toContain(name);
  expect(html).toContain(formatMoney(pricing.price, context.locale));
});
