import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {
  ProductList,
  ProductListDataAttributes,
  type ProductListProps,
} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {searchResults} from '@storefront-toolkit/fixtures/search';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const {products} = searchResults;

describeConformance(
  'ProductList',
  <ProductList products={products} productHref="/products/{slug}" locale="en-IE" />,
  HTMLUListElement,
);
describeConformance(
  'loading ProductList',
  <ProductList products={[]} productHref="/products/{slug}" locale="en-IE" loading />,
  HTMLUListElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const show = (props: Partial<ProductListProps> = {}) =>
  render(
    <ProductList products={products} productHref="/products/{slug}" locale="en-IE" {...props} />,
  ).container;

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const withKeys = (slug: string, id = 'p-1'): readonly ProductSummary[] => [
  {...products[0]!, slug, id},
];

describe('ProductList', () => {
  it('is a named list of all products, in their order @claim-product-list.list', () => {
    show();
    const items = within(screen.getByRole('list', {name: 'Products'})).getAllByRole('listitem');
    const tiles = items.filter((item) => item.querySelector('article'));
    expect(tiles.map((item) => within(item).getByRole('link').textContent)).toEqual(
      products.map(({name}) => name),
    );
    expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(products.length);
    expect(errors).not.toHaveBeenCalled();
  });

  it('says which product is where @claim-product-list.position', () => {
    const items = show().querySelectorAll(`[${ProductListDataAttributes.position}]`);
    expect(
      [...items].map((item) => [
        item.getAttribute(ProductListDataAttributes.position),
        item.getAttribute(ProductListDataAttributes.productId),
      ]),
    ).toEqual(products.map(({id}, index) => [String(index + 1), id]));
  });

  it.each([
    ['rain-jacket', '/products/rain-jacket'],
    ['a b&c', '/products/a%20b%26c'],
    ['jackets/rain', '/products/jackets/rain'],
    ['../../cart', '/products/cart'],
    ['$&', '/products/%24%26'],
    ['a\uD800', '/products/a%EF%BF%BD'],
  ])('encodes the slug %j @claim-product-list.encoded', (slug, href) => {
    show({products: withKeys(slug)});
    expect(hrefs()).toEqual([href]);
  });

  it('takes a pattern with an id, or a function', () => {
    show({products: withKeys('x', 'gid://shop/1'), productHref: '/p/{id}'});
    expect(hrefs()).toEqual(['/p/gid%3A%2F%2Fshop%2F1']);
    cleanup();
    show({products: withKeys('x'), productHref: ({slug, id}) => `/${id}-${slug}`});
    expect(hrefs()).toEqual(['/p-1-x']);
  });

  it.each([
    [undefined, 4],
    [0, 0],
    [2, 2],
  ])(
    'loads the first pictures at once (%s) @claim-product-list.priority',
    (priorityCount, eager) => {
      const images = [...show({priorityCount}).querySelectorAll('img')];
      expect(images.map((image) => image.getAttribute('loading'))).toEqual(
        products.map((_, index) => (index < eager ? 'eager' : 'lazy')),
      );
    },
  );

  it('shows as many placeholders as products while it loads @claim-product-list.placeholders', () => {
    const list = show({loading: true}).querySelector('ul');
    expect(list?.getAttribute('aria-busy')).toBe('true');
    expect(list?.hasAttribute(ProductListDataAttributes.loading)).toBe(true);
    expect(list?.children).toHaveLength(products.length);
    expect(screen.queryByRole('article')).toBeNull();
    cleanup();
    expect(show({products: [], loading: true}).querySelector('ul')?.children).toHaveLength(8);
    cleanup();
    const three = show({loading: true, placeholders: 3}).querySelector('ul');
    expect(three?.children).toHaveLength(3);
    cleanup();
    expect(show().querySelector('[aria-busy]')).toBeNull();
  });

  it.each([-1, Number.NaN])('shows no placeholders for %d', (placeholders) => {
    expect(show({loading: true, placeholders}).querySelector('ul')?.children).toHaveLength(0);
  });

  it('renders nothing without products @claim-product-list.empty', () => {
    expect(show({products: []}).innerHTML).toBe('');
  });

  it('hands each tile to your own', () => {
    show({
      headingLevel: 3,
      tileLabels: {badges: 'Hinweise'},
      renderTile: (tile) => (
        <ProductTile {...tile} note={`${tile.href} ${tile.priority}`}>
          <button>Keep {tile.product.name}</button>
        </ProductTile>
      ),
    });
    expect(screen.getByRole('button', {name: 'Keep Rain jacket'})).toBeTruthy();
    expect(screen.getByText('/products/rain-jacket true')).toBeTruthy();
    expect(screen.getAllByRole('heading', {level: 3})).toHaveLength(products.length);
    expect(screen.getAllByRole('list', {name: 'Hinweise'}).length).toBeGreaterThan(0);
  });

  it('has a name in the language of the page', () => {
    show({labels: {label: 'Produkte'}});
    expect(screen.getByRole('list', {name: 'Produkte'})).toBeTruthy();
  });

  it('reports a pattern without the product', () => {
    show({productHref: '/products'});
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <ProductList> got the `productHref` "\/products" without `\{slug\}`.*Put it/,
    );
  });
});
