import {
  ProductTile,
  ProductTileDataAttributes,
  ProductTileSkeleton,
} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {
  beeswaxCandle,
  campStove,
  coffeeBeans,
  products,
  rainJacket,
} from '@storefront-toolkit/fixtures/catalog';
import type {AvailabilityStatus} from '@storefront-toolkit/types/catalog';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance(
  'ProductTile',
  <ProductTile product={rainJacket} href="/products/rain-jacket" locale="en-IE" />,
  HTMLElement,
);
describeConformance('ProductTileSkeleton', <ProductTileSkeleton />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const tile = (props = {}) =>
  render(<ProductTile product={rainJacket} href="/rain" locale="en-IE" {...props} />).container;

/** Stands for the link of a router. */
const RouterLink = ({children, ...props}: ComponentProps<'a'> & {'data-router': string}) => (
  <a {...props}>{children}</a>
);

describe('ProductTile', () => {
  it('has one link, named after the product, inside of a heading @claim-product-tile.one-link', () => {
    tile();
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(screen.getByRole('link', {name: 'Rain jacket'}).getAttribute('href')).toBe('/rain');
    expect(screen.getByRole('heading', {name: 'Rain jacket', level: 3})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it('shows every product of the shop @claim-product-tile.heading', () => {
    for (const product of products) {
      tile({product, headingLevel: 2});
      expect(screen.getByRole('heading', {name: product.name, level: 2})).toBeTruthy();
      cleanup();
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('shows price, rating and badges, each as a screen reader should say it @claim-product-tile.words', () => {
    const text = tile().textContent;
    expect(text).toContain('Now €129.00');
    expect(text).toContain('Was €161.25');
    expect(text).toContain('Rated 4.6 of 5 by 128');
    expect(screen.getByRole('list', {name: 'Labels'}).textContent).toBe('−20%');
  });

  it('is read from its name on: link, rating, price, badges @claim-product-tile.order', () => {
    const order = [...tile().textContent.matchAll(/Rain jacket|Rated 4\.6|Now €129|−20%/g)];
    expect(order.map(([text]) => text)[0]).toBe('Rain jacket');
    expect(new Set(order.map(([text]) => text)).size).toBe(4);
  });

  it('says where prices begin, and has no rating before there is one', () => {
    expect(tile({product: coffeeBeans}).textContent).toContain('From €8.90');
    cleanup();
    expect(tile({product: beeswaxCandle}).textContent).not.toContain('Rated');
  });

  it.each<[AvailabilityStatus, string]>([
    ['in-stock', ''],
    ['low-stock', 'Only a few left'],
    ['backorder', 'Ships later'],
    ['preorder', 'Preorder'],
    ['out-of-stock', 'Sold out'],
    ['discontinued', 'No longer available'],
  ])('says of %s: "%s"', (status, text) => {
    const product = {...campStove, badges: [], availability: {status}};
    const article = tile({product}).firstElementChild;
    expect(article?.getAttribute(ProductTileDataAttributes.availability)).toBe(status);
    const all = /few left|Ships later|Preorder|Sold out|No longer available/;
    expect(all.exec(article?.textContent ?? '')?.[0] ?? '').toBe(text.replace('Only a ', ''));
  });

  it('loads its picture late, unless it is among the first @claim-product-tile.picture', () => {
    const image = () => document.querySelector('img');
    tile();
    expect(image()?.getAttribute('loading')).toBe('lazy');
    expect(image()?.alt).toBe('');
    cleanup();
    tile({priority: true});
    expect(image()?.getAttribute('loading')).toBe('eager');
    expect(image()?.getAttribute('fetchpriority')).toBe('high');
  });

  it('keeps the place of a picture that is missing, and takes your own', () => {
    const without = {...rainJacket, image: undefined};
    expect(tile({product: without}).querySelector('img')).toBeNull();
    cleanup();
    tile({image: <img alt="" src="/own.png" />});
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/own.png');
  });

  it('renders the link of a router, whose own props win', () => {
    tile({render: <RouterLink href="/by-router" className="own" data-router="" />});
    const link = screen.getByRole('link', {name: 'Rain jacket'});
    expect(link.getAttribute('href')).toBe('/by-router');
    expect(link.classList).toContain('own');
    expect(link.dataset.router).toBe('');
  });

  it('has actions beside its link', () => {
    const onClick = vi.fn();
    tile({note: 'Our lightest', children: <button onClick={onClick}>Keep</button>});
    fireEvent.click(screen.getByRole('button', {name: 'Keep'}));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByText('Our lightest')).toBeTruthy();
  });

  it('reports a product without a name', () => {
    tile({product: {...rainJacket, name: ' '}});
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /^Storefront Toolkit: <ProductTile> got the product p-101 without a name.*Leave the product out/,
    );
  });

  it('has a skeleton that screen readers pass over', () => {
    const {container} = render(<ProductTileSkeleton />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
