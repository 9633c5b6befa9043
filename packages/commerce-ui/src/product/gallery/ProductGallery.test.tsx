import {
  ProductGallery,
  ProductGalleryDataAttributes,
  type ProductGalleryProps,
} from '@storefront-toolkit/commerce-ui/product/gallery';
import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';
import {announced} from '../../../../../tests/lib/announced.ts';
import {installNativeOverlays} from '../../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const image = (id: string, alt = `The ${id}`): ProductMedia => ({
  type: 'image',
  id,
  image: {src: `https://cdn.example/${id}.jpg`, alt, width: 2400, height: 3000},
});
const video: ProductMedia = {
  type: 'video',
  id: 'video',
  description: 'The jacket in the wind',
  poster: {src: 'https://cdn.example/poster.jpg', alt: ''},
  sources: [{src: 'https://cdn.example/video.mp4', mimeType: 'video/mp4'}],
};
const media = [image('front'), video, image('back')];
const delivery: ImageDelivery = {urlOf: (src, {width}) => `${src}?w=${width}`};

describeConformance(
  'ProductGallery',
  <ProductGallery media={media} locale="en-IE" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  cleanup();
  // The announcer speaks after a pause, which would be in the next test.
  await new Promise((resolve) => setTimeout(resolve, 200));
  document.body.replaceChildren();
  errors.mockRestore();
});

function gallery(props: Partial<ProductGalleryProps> = {}) {
  const {container, rerender} = render(<ProductGallery media={media} locale="en-IE" {...props} />);
  const root = container.firstElementChild as HTMLElement;
  return {
    root,
    shown: () => root.getAttribute(ProductGalleryDataAttributes.mediaId),
    again: (next: Partial<ProductGalleryProps>) =>
      rerender(<ProductGallery media={media} locale="en-IE" {...props} {...next} />),
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const dialog = () => screen.getByRole('dialog', {name: 'Larger picture'});
const hears = (text: string) => vi.waitFor(() => expect(announced()).toContain(text));

describe('ProductGallery', () => {
  it('shows the first medium, and each one on a press @claim-gallery.current', () => {
    const onSelectedMediaChange = vi.fn<(one: ProductMedia) => void>();
    const {root, shown} = gallery({onSelectedMediaChange});
    expect(shown()).toBe('front');
    const back = within(screen.getByRole('list', {name: 'Pictures'})).getByRole('button', {
      name: 'The back',
    });
    fireEvent.click(back);
    expect(shown()).toBe('back');
    expect(root.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(back.getAttribute('aria-current')).toBe('true');
    fireEvent.click(back);
    expect(onSelectedMediaChange.mock.calls).toEqual([[media[2]]]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('starts with another medium, and follows its owner @claim-gallery.variant', () => {
    expect(gallery({defaultSelectedMediaId: 'back'}).shown()).toBe('back');
    cleanup();
    const {shown, again} = gallery({selectedMediaId: 'front'});
    press('The back');
    expect(shown()).toBe('front');
    again({selectedMediaId: 'back'});
    expect(shown()).toBe('back');
  });

  it('announces the medium that is shown, and its position @claim-gallery.announced', async () => {
    const {again} = gallery({selectedMediaId: 'front'});
    again({selectedMediaId: 'back'});
    await hears('Image 3 of 3: The back');
    again({selectedMediaId: 'video'});
    await hears('Video 2 of 3: The jacket in the wind');
  });

  it('announces the position alone where an image has no text', async () => {
    gallery({media: [image('front'), image('plain', '')]});
    fireEvent.click(within(screen.getByRole('list')).getAllByRole('button')[1]!);
    await hears('Image 2 of 2');
  });

  it('plays a video file, and names its small picture by its description @claim-gallery.video-name', () => {
    const {root} = gallery();
    press('The jacket in the wind (video)');
    expect(root.querySelector('video')?.getAttribute('aria-label')).toBe('The jacket in the wind');
    expect(screen.queryByRole('button', {name: 'View larger'})).toBeNull();
  });

  it('shows the still image of a model, or what its owner renders', () => {
    const model: ProductMedia = {
      type: 'model',
      id: 'model',
      description: 'From all sides',
      poster: {src: '/model.png', alt: ''},
      glb: '/model.glb',
    };
    const {root, again} = gallery({media: [model, image('front')]});
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/model.png');
    again({renderMedia: ({type}) => (type === 'model' ? <p>Turned around</p> : undefined)});
    expect(root.textContent).toContain('Turned around');
  });

  it('has no list for one medium, and a text for none @claim-gallery.none', () => {
    gallery({media: [image('front')]});
    expect(screen.queryByRole('list')).toBeNull();
    cleanup();
    gallery({media: []});
    expect(screen.getByText('No picture yet')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reports ids that are there twice, are missing, and media without a text @claim-gallery.reports', () => {
    const {shown} = gallery({
      media: [image('a'), image('a'), image('b', '')],
      selectedMediaId: 'x',
    });
    expect(shown()).toBe('a');
    const texts = errors.mock.calls.map(([text]) => String(text));
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^Storefront Toolkit: <ProductGallery> got two media with the id "a"/);
    expect(texts[1]).toContain('got the selected id "x"');
    expect(texts[2]).toContain('got the medium "b" without a text');
  });
});

describe('the images of ProductGallery', () => {
  it('are eager for the first one, and lazy for the others @claim-gallery.first-eager @claim-gallery.sizes', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <ProductGallery media={media} locale="en-IE" delivery={delivery} sizes="30rem" />,
    );
    const large = document.querySelector('img')!;
    expect([large.getAttribute('fetchpriority'), large.getAttribute('loading')]).toEqual([
      'high',
      null,
    ]);
    expect(large.sizes).toBe('30rem');
    expect(large.srcset).toContain('front.jpg?w=640 640w');
    const others = [...document.querySelectorAll('button img, dialog img')];
    expect(others).toHaveLength(4);
    for (const one of others) expect(one.getAttribute('loading')).toBe('lazy');
    const small = document.querySelector<HTMLImageElement>('ul button img')!;
    expect([small.sizes, small.srcset.split(', ').length]).toEqual(['4rem', 4]);
  });

  it('need no style on the server @claim-gallery.no-inline-style', () => {
    document.body.innerHTML = renderToStaticMarkup(<ProductGallery media={media} locale="en-IE" />);
    expect(document.body.querySelector('[style]')).toBeNull();
  });
});

describe('the dialog of ProductGallery', () => {
  const zoom = () =>
    dialog()
      .querySelector(`[${ProductGalleryDataAttributes.zoom}]`)!
      .getAttribute(ProductGalleryDataAttributes.zoom);

  it('steps through the images alone, and around at the ends @claim-gallery.steps', async () => {
    const {shown} = gallery();
    press('View larger');
    expect(within(dialog()).getByText('Image 1 of 3')).toBeTruthy();
    press('Next image');
    expect(shown()).toBe('back');
    press('Next image');
    expect(shown()).toBe('front');
    press('Previous image');
    expect(shown()).toBe('back');
    await hears('Image 3 of 3: The back');
  });

  it('steps by the arrow keys, in the direction of the text @claim-gallery.right-to-left', () => {
    const {shown} = gallery({media: [image('front'), image('back'), image('hood')]});
    press('View larger');
    fireEvent.keyDown(dialog(), {key: 'ArrowRight'});
    expect(shown()).toBe('back');
    fireEvent.keyDown(dialog(), {key: 'ArrowLeft', altKey: true});
    expect(shown()).toBe('back');
    dialog().style.direction = 'rtl';
    fireEvent.keyDown(dialog(), {key: 'ArrowLeft'});
    expect(shown()).toBe('hood');
    fireEvent.keyDown(dialog(), {key: 'ArrowRight'});
    expect(shown()).toBe('back');
  });

  it('zooms by its buttons, keys and a double click, in three steps @claim-gallery.zoom', async () => {
    gallery();
    press('View larger');
    press('Zoom in');
    expect(zoom()).toBe('2');
    await hears('Zoom 200%');
    fireEvent.keyDown(dialog(), {key: '+'});
    fireEvent.keyDown(dialog(), {key: '+'});
    expect(zoom()).toBe('3');
    expect(screen.getByRole('button', {name: 'Zoom in'}).getAttribute('aria-disabled')).toBe(
      'true',
    );
    fireEvent.keyDown(dialog(), {key: '-'});
    press('Zoom out');
    press('Zoom out');
    expect(zoom()).toBe('1');
    fireEvent.doubleClick(within(dialog()).getByRole('img'));
    expect(zoom()).toBe('2');
    fireEvent.doubleClick(within(dialog()).getByRole('img'));
    expect(zoom()).toBe('1');
  });

  it('shows all of an image after a step', () => {
    gallery();
    press('View larger');
    press('Zoom in');
    press('Next image');
    expect(zoom()).toBe('1');
  });

  it('has no steps for one image, and can be left out', () => {
    gallery({media: [image('front')]});
    press('View larger');
    expect(screen.queryByRole('button', {name: 'Next image'})).toBeNull();
    fireEvent.keyDown(dialog(), {key: 'ArrowRight'});
    cleanup();
    gallery({zoom: false});
    expect(screen.queryByRole('button', {name: 'View larger'})).toBeNull();
  });
});
