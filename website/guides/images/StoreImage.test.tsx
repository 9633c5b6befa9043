// #region test
import type {Image} from '@storefront-toolkit/types/catalog';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {StoreImage} from './StoreImage.tsx';

const jacket: Image = {
  src: 'https://cdn.shopify.com/s/files/1/0001/jacket.jpg?v=7',
  alt: 'Rain jacket in moss, front',
  width: 900,
  height: 1200,
};

function imagesOf(image: Image) {
  document.body.innerHTML = renderToStaticMarkup(<StoreImage image={image} sizes="50vw" />);
  return {
    img: document.querySelector('img')!,
    sources: [...document.querySelectorAll('source')].map(({type}) => type),
  };
}

it('offers widths up to the original, and keeps the version of the file', () => {
  const {img} = imagesOf(jacket);
  expect(img.srcset.split(', ')).toEqual([
    'https://cdn.shopify.com/s/files/1/0001/jacket.jpg?v=7&width=320 320w',
    'https://cdn.shopify.com/s/files/1/0001/jacket.jpg?v=7&width=480 480w',
    'https://cdn.shopify.com/s/files/1/0001/jacket.jpg?v=7&width=640 640w',
    'https://cdn.shopify.com/s/files/1/0001/jacket.jpg?v=7&width=900 900w',
  ]);
  expect([img.width, img.height]).toEqual([900, 1200]);
});
// #endregion

it('asks Contentful for encodings, and for 4000 pixels at most @claim-images.host-by-address', () => {
  const src = 'https://images.ctfassets.net/outdoor/ridge.jpg';
  const {img, sources} = imagesOf({...jacket, src, width: 6000, height: 4000});
  expect(sources).toEqual(['image/avif', 'image/webp']);
  expect(document.querySelector('source')?.srcset).toContain(`${src}?w=640&q=75&fm=avif 640w`);
  expect(img.srcset).toContain(`${src}?w=4000&q=75 6000w`);
});

it.each(['/local/jacket.svg', 'https://elsewhere.example/jacket.jpg'])(
  'shows %s as it is @claim-images.host-by-address',
  (src) => {
    const {img, sources} = imagesOf({...jacket, src});
    expect(img.getAttribute('src')).toBe(src);
    expect(img.hasAttribute('srcset')).toBe(false);
    expect(sources).toEqual([]);
  },
);
