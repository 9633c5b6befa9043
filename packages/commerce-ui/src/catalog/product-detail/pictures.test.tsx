import {ProductDetail} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {products, rainJacket} from '@storefront-toolkit/fixtures/catalog';
import type {Product} from '@storefront-toolkit/types/catalog';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

const picture = (name: string) => ({
  type: 'image' as const,
  id: name,
  image: {src: `https://cdn.example/${name}.jpg`, alt: name, width: 2400, height: 3000},
});

const jacket: Product = {
  ...rainJacket,
  media: [picture('front'), picture('back')],
  variants: [{...rainJacket.variants[0], media: []}],
};

const delivery: ImageDelivery = {urlOf: (src, {width}) => `${src}?w=${width}`};

/** The images of what a server sends. */
function imagesOf(product: Product, props = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <ProductDetail product={product} locale="en-IE" onAddToCart={() => {}} {...props} />,
  );
  const small = [...document.querySelectorAll<HTMLImageElement>('ul button img')];
  const large = document.querySelector<HTMLImageElement>('img')!;
  return {large, small};
}

/** The width that a browser asks for, of an image that is this wide on the page. */
function widthFor(image: HTMLImageElement, cssPixels: number, ratio: number) {
  const widths = image.srcset.split(', ').map((version) => Number(/ (\d+)w$/.exec(version)?.[1]));
  return widths.find((width) => width >= cssPixels * ratio);
}

describe('the pictures of ProductDetail', () => {
  it('are offered as small in the list as they are shown @claim-product-detail.small-pictures', () => {
    const {small} = imagesOf(jacket, {delivery});
    expect(small).toHaveLength(2);
    for (const image of small) {
      expect(image.sizes).toBe('4rem');
      expect([1, 2, 3].map((ratio) => widthFor(image, 64, ratio))).toEqual([64, 128, 192]);
    }
  });

  it('load late, but for the large one @claim-images.first-of-gallery', () => {
    const {large, small} = imagesOf(jacket, {delivery});
    expect(small.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
    expect(large.getAttribute('fetchpriority')).toBe('high');
    expect(large.hasAttribute('loading')).toBe(false);
    imagesOf(jacket);
    const lazy = document.querySelectorAll('ul button img[loading="lazy"]');
    expect(lazy).toHaveLength(2);
  });

  it('are asked for in half of a wide page, or in the width that is said @claim-product-detail.sizes', () => {
    const {large} = imagesOf(jacket, {delivery});
    expect(large.sizes).toBe('(width < 40rem) 100vw, 50vw');
    expect(large.srcset).toContain('front.jpg?w=640 640w');
    expect(imagesOf(jacket, {delivery, sizes: '30rem'}).large.sizes).toBe('30rem');
  });

  it('keep to the widths that the delivery has', () => {
    const made = {...delivery, widths: [320, 640]};
    const {small} = imagesOf(jacket, {delivery: made});
    expect(widthFor(small[0]!, 64, 1)).toBe(320);
  });
});

describe('swatches', () => {
  it('are drawn without a style on the server @claim-component-packages.swatches @claim-product-detail.no-inline-style', () => {
    let drawn = 0;
    for (const product of products) {
      imagesOf(product);
      drawn += document.querySelectorAll('label svg rect[fill]').length;
      expect(document.body.querySelector('[style]')).toBeNull();
    }
    expect(drawn).toBeGreaterThan(2);
  });

  it('have the color of the catalog as an attribute', () => {
    imagesOf(rainJacket);
    const colors = rainJacket.options
      .flatMap(({values}) => values)
      .flatMap(({swatch}) => (swatch?.type === 'color' ? [swatch.color] : []));
    const fills = [...document.querySelectorAll('label rect')].map((rect) =>
      rect.getAttribute('fill'),
    );
    expect(fills).toEqual(colors);
  });

  it('of a pattern are loaded as small as they are shown', () => {
    const [first, ...others] = rainJacket.options;
    const moss = {
      ...first!.values[0]!,
      swatch: {type: 'image' as const, image: picture('fleece').image},
    };
    imagesOf({...rainJacket, options: [{...first!, values: [moss]}, ...others]}, {delivery});
    const swatch = document.querySelector<HTMLImageElement>('label img')!;
    expect(widthFor(swatch, 20, 2)).toBe(40);
    expect([swatch.sizes, swatch.alt, swatch.getAttribute('loading')]).toEqual([
      '1.25rem',
      '',
      'lazy',
    ]);
  });
});
