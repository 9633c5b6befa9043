import {ProductDetail} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import type {Image, Product} from '@storefront-toolkit/types/catalog';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import {mediaCard} from '@storefront-toolkit/fixtures/cms';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';
import {MediaCard} from '@storefront-toolkit/ui/media-card';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {shopifyImages} from './deliveries.ts';
import {StoreTile} from './StoreTile.tsx';

const CDN = 'https://cdn.shopify.com/s/files/jacket.jpg';
const jacket: Image = {src: CDN, alt: 'Rain jacket', width: 6000, height: 7500};
const ridge: ImageMedia = {
  type: 'Image',
  id: 'ridge',
  src: CDN,
  alt: 'A ridge',
  width: 6000,
  height: 4000,
  focalPoint: {x: 0.5, y: 0.2},
  narrow: {src: CDN, width: 600, height: 900},
};

function imagesOf(element: ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(element);
  return [...document.querySelectorAll('img')];
}
const widthsOf = ({srcset}: HTMLImageElement) =>
  [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

it('takes the images of both contracts @claim-images.either-contract', () => {
  for (const image of [jacket, ridge]) {
    const [img] = imagesOf(<MediaImage image={image} />);
    expect([img?.alt, img?.width]).toEqual([image.alt, 6000]);
  }
});

it('knows of an image of the CMS what it may not know of one of the catalog @claim-images.contracts', () => {
  const unknownSize: Image = {src: CDN, alt: ''};
  // @ts-expect-error An image of the CMS has a key.
  const withoutKey: ImageMedia = {type: 'Image', src: CDN, alt: ''};
  // @ts-expect-error The catalog has no focal point.
  const focused: Image = {...jacket, focalPoint: {x: 0, y: 0}};
  expect([unknownSize, withoutKey, focused, ridge.focalPoint, ridge.narrow]).toHaveLength(5);
});

it('offers seven widths from 320 to 2560, and none above the original @claim-images.default-widths', () => {
  const steps = [320, 480, 640, 960, 1280, 1920, 2560];
  const [large] = imagesOf(<MediaImage image={jacket} delivery={shopifyImages} />);
  expect(widthsOf(large!)).toEqual([...steps, 6000]);
  const [small] = imagesOf(
    <MediaImage image={{...jacket, width: 500, height: 625}} delivery={shopifyImages} />,
  );
  expect(widthsOf(small!)).toEqual([320, 480, 500]);
});

it('has one address for each width without formats, and one for each encoding with them @claim-images.formats', () => {
  const encoded: ImageDelivery = {...shopifyImages, formats: ['webp', 'avif']};
  imagesOf(<MediaImage image={jacket} delivery={shopifyImages} />);
  expect(document.querySelectorAll('source')).toHaveLength(0);
  imagesOf(<MediaImage image={jacket} delivery={encoded} />);
  const types = [...document.querySelectorAll('source')].map(({type}) => type);
  expect(types).toEqual(['image/webp', 'image/avif']);
});

it('is as wide as the page, unless sizes says otherwise @claim-images.default-sizes', () => {
  const [img] = imagesOf(<MediaImage image={jacket} delivery={shopifyImages} />);
  expect(img?.sizes).toBe('100vw');
});

it('is passed to the page of a product and to content, which load originals without @claim-images.delivery-of-components', () => {
  const product: Product = {
    ...rainJacket,
    media: ['front', 'back'].map((id) => ({
      type: 'image',
      id,
      image: {...jacket, src: `${CDN}?${id}`},
    })),
    variants: [{...rainJacket.variants[0], media: []}],
  };
  const detail = (delivery?: ImageDelivery) =>
    imagesOf(
      <ProductDetail product={product} locale="en-IE" onAddToCart={() => {}} delivery={delivery} />,
    );
  const card = (delivery?: ImageDelivery) =>
    imagesOf(<MediaCard block={{...mediaCard, media: ridge}} delivery={delivery} />);
  for (const show of [detail, card]) {
    expect(show(shopifyImages).every(({srcset}) => srcset !== '')).toBe(true);
    expect(
      show()
        .map(({srcset}) => srcset)
        .join(''),
    ).toBe('');
    expect(show().every((img) => img.hasAttribute('src'))).toBe(true);
  }
});

it('replaces the image of a tile, which is the original @claim-images.tile', () => {
  const product = {...rainJacket, image: jacket};
  const [img, ...others] = imagesOf(<StoreTile product={product} />);
  expect(others).toEqual([]);
  expect(widthsOf(img!)).toContain(480);
  expect([img?.sizes, img?.alt]).toEqual(['(width < 48rem) 50vw, 20rem', '']);
});
