import {
  ProductDetail,
  ProductDetailDataAttributes,
  ProductDetailSkeleton,
} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {coffeeBeans, downVest, products, rainJacket} from '@storefront-toolkit/fixtures/catalog';
import type {Product, ProductVariant} from '@storefront-toolkit/types/catalog';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const ignore = () => {};

describeConformance(
  'ProductDetail',
  <ProductDetail product={rainJacket} locale="en-IE" onAddToCart={ignore} />,
  HTMLDivElement,
);
describeConformance('ProductDetailSkeleton', <ProductDetailSkeleton />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

function detail(product: Product, props = {}) {
  const onAddToCart = vi.fn<(request: unknown) => unknown>();
  const {container} = render(
    <ProductDetail product={product} locale="en-IE" onAddToCart={onAddToCart} {...props} />,
  );
  const root = container.firstElementChild as HTMLElement;
  const sku = () => root.getAttribute(ProductDetailDataAttributes.sku);
  return {root, sku, onAddToCart};
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', {name});
const button = () => screen.getByRole<HTMLButtonElement>('button', {name: 'Add to cart'});

describe('ProductDetail', () => {
  it('shows every product of the shop without a complaint', () => {
    for (const product of products) {
      detail(product);
      expect(screen.getByRole('heading', {name: product.name, level: 1})).toBeTruthy();
      cleanup();
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('starts with the first variant, or with the one whose unit is named', () => {
    expect(detail(rainJacket).sku()).toBe('RJ-MOSS-S');
    cleanup();
    expect(detail(rainJacket, {defaultSku: 'RJ-RUST-M'}).sku()).toBe('RJ-RUST-M');
    expect(radio('Rust').checked).toBe(true);
    expect(radio('M').checked).toBe(true);
  });

  it('changes the variant with each choice, and tells its user', () => {
    const onVariantChange = vi.fn<(variant: ProductVariant) => void>();
    const {sku} = detail(rainJacket, {onVariantChange});
    fireEvent.click(radio('Ocean'));
    fireEvent.click(radio('L'));
    expect(sku()).toBe('RJ-OCEAN-L');
    expect(onVariantChange.mock.calls.map(([{sku: one}]) => one)).toEqual([
      'RJ-OCEAN-S',
      'RJ-OCEAN-L',
    ]);
  });

  it('marks what cannot be bought with the other choices, and lets it be chosen @claim-product-detail.not-available', () => {
    const {root} = detail(rainJacket);
    const marked = () => [...root.querySelectorAll(`[${ProductDetailDataAttributes.unavailable}]`)];
    expect(marked()).toHaveLength(0);
    fireEvent.click(radio('Rust'));
    expect(marked().map(({textContent}) => textContent)).toEqual(['XL (not available)']);
    fireEvent.click(screen.getByRole('radio', {name: /XL/}));
    expect(root.getAttribute(ProductDetailDataAttributes.availability)).toBe('out-of-stock');
    expect(screen.getByText('Sold out').getAttribute('role')).toBe('status');
    expect(button().disabled).toBe(true);
  });

  it('has a group of native radio buttons for each option, named by it @claim-product-detail.option-group', () => {
    detail(rainJacket);
    for (const {label, values} of rainJacket.options) {
      const group = screen.getByRole('group', {name: label});
      const radios = within(group).getAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({value}) => value)).toEqual(values.map(({id}) => id));
      expect(radios.every((one) => one instanceof HTMLInputElement)).toBe(true);
    }
  });

  it('shows the name of each color beside it @claim-product-detail.color-beside-name', () => {
    const {root} = detail(rainJacket);
    const colors = rainJacket.options.flatMap(({values}) => values.filter(({swatch}) => swatch));
    expect(colors.length).toBeGreaterThan(1);
    const swatches = [...root.querySelectorAll('label > :is(img, [aria-hidden])')];
    expect(swatches.map((one) => one.closest('label')?.textContent)).toEqual(
      colors.map(({label}) => label),
    );
  });

  it('says in one status whether the variant can be bought @claim-product-detail.availability-status', () => {
    detail(rainJacket, {defaultSku: 'RJ-RUST-M'});
    const status = screen.getByText('In stock');
    expect(status.getAttribute('role')).toBe('status');
    fireEvent.click(screen.getByRole('radio', {name: /XL/}));
    expect(status.textContent).toBe('Sold out');
    expect(status.isConnected).toBe(true);
  });

  it('names the small pictures by their text, and marks the one that is shown @claim-product-detail.pictures', () => {
    const {root} = detail(rainJacket);
    const pictures = within(screen.getByRole('list', {name: 'Pictures'}));
    const buttons = pictures.getAllByRole('button');
    for (const button of buttons) {
      fireEvent.click(button);
      expect(button.getAttribute('aria-current')).toBe('true');
      expect(root.querySelectorAll('[aria-current]')).toHaveLength(1);
      const {alt} = root.querySelector('img')!;
      expect(alt).not.toBe('');
      expect(pictures.getByRole('button', {name: alt})).toBe(button);
    }
  });

  it('shows the price of the variant', () => {
    const {root} = detail(coffeeBeans);
    expect(root.textContent).toContain('€8.90');
    fireEvent.click(radio('1 kg'));
    expect(root.textContent).toContain('€28.90');
    expect(root.textContent).toContain('Tax included');
    expect(root.textContent).not.toContain('From');
  });

  it('shows the pictures of the variant first, and each picture on a press', () => {
    const {root} = detail(rainJacket);
    const large = () => root.querySelector('img')?.getAttribute('src');
    expect(large()).toContain('moss');
    fireEvent.click(radio('Rust'));
    expect(large()).toContain('rust');
    const pictures = screen.getByRole('list', {name: 'Pictures'});
    expect(pictures.children).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', {name: /ocean/}));
    expect(large()).toContain('ocean');
    expect(pictures.querySelector('[aria-current="true"] img')?.getAttribute('src')).toBe(large());
  });

  it('lets a medium be rendered in another way', () => {
    const {root} = detail(rainJacket, {renderMedia: () => <p>Turned around</p>});
    expect(root.textContent).toContain('Turned around');
  });

  it('plays a video file, and shows the still image of what it cannot play', () => {
    const poster = {src: '/poster.png', alt: 'Still'};
    const {root} = detail({
      ...downVest,
      media: [
        {
          type: 'video',
          id: 'v',
          description: 'The vest in the wind',
          poster,
          sources: [{src: '/vest.mp4', mimeType: 'video/mp4'}],
        },
        {
          type: 'model',
          id: 'm',
          description: 'Vest',
          poster: {...poster, src: '/m.png'},
          glb: '/m.glb',
        },
      ],
      variants: [{...downVest.variants[0], media: []}],
    });
    expect(root.querySelector('video')?.getAttribute('aria-label')).toBe('The vest in the wind');
    fireEvent.click(screen.getAllByRole('button', {name: 'Still'})[1]!);
    expect(root.querySelector('video')).toBeNull();
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/m.png');
  });

  it('hands variant and quantity to the callback, and says that it worked @claim-product-detail.button-result', async () => {
    const {onAddToCart} = detail(rainJacket);
    fireEvent.click(screen.getByRole('button', {name: 'Increase'}));
    await act(async () => {
      fireEvent.submit(button().form!);
      await Promise.resolve();
    });
    expect(onAddToCart).toHaveBeenCalledExactlyOnceWith({
      variant: rainJacket.variants[0],
      quantity: 2,
    });
    expect(screen.getByText('Added to your cart').getAttribute('role')).toBe('status');
  });

  it('waits for the promise and asks once', async () => {
    let finish = ignore;
    const onAddToCart = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    detail(rainJacket, {onAddToCart});
    const form = button().form!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(onAddToCart).toHaveBeenCalledOnce();
    expect(screen.queryByText('Added to your cart')).toBeNull();
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(screen.getByText('Added to your cart')).toBeTruthy();
  });

  it('says in an alert that it failed @claim-product-detail.button-result', async () => {
    const onAddToCart = () => Promise.reject(new Error('Sold out meanwhile'));
    detail(rainJacket, {onAddToCart, labels: {failed: 'Try again, please.'}});
    await act(async () => {
      fireEvent.submit(button().form!);
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toBe('Try again, please.');
  });

  it('reports a default that no variant has', () => {
    expect(detail(rainJacket, {defaultSku: 'RJ-PINK-S'}).sku()).toBe('RJ-MOSS-S');
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /^Storefront Toolkit: <ProductDetail> got the default "RJ-PINK-S", which no variant of p-101 has.*Pass the `sku`/,
    );
  });
});
