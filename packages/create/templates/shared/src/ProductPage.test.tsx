import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {ProductPage} from './ProductPage.tsx';
import {products} from './products.ts';

test.each(products)('the page of $name has its name, its sizes and a button', (product) => {
  const html = renderToStaticMarkup(<ProductPage product={product} />);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${product.name}</h1>`));
  for (const {values} of product.options) {
    for (const {label} of values) expect(html).toContain(label);
  }
  expect(html).toContain('type="submit"');
});
