import type {
  MediaBlockHeroBlock,
  MediaBlockHeroYouTubeBlock,
  MediaBlockVariants,
  MediaLayoutOptions,
} from '@storefront-toolkit/types/cms';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {
  MediaBlockHero,
  MediaBlockHeroDataAttributes,
} from '@storefront-toolkit/ui/media-block-hero';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const block: MediaBlockHeroBlock = {
  type: 'MediaBlockHero',
  id: 'seams',
  media: {type: 'Image', id: 'ridge', src: '/ridge.jpg', alt: '', width: 1600, height: 900},
  heading: 'Seams that hold',
  links: [{text: 'How we test', link: {type: 'Page', slug: 'testing'}}],
};
const withVideo: MediaBlockHeroYouTubeBlock = {
  ...block,
  type: 'MediaBlockHeroYouTube',
  media: {
    type: 'Video',
    provider: 'YouTube',
    id: 'abc',
    title: 'How a jacket is taped',
    captions: {type: 'NoSpeech'},
    aspectRatio: 16 / 9,
  },
};

describeConformance('MediaBlockHero', <MediaBlockHero block={block} />, HTMLElement);
describeConformance('MediaBlockHero video', <MediaBlockHero block={withVideo} />, HTMLElement);
afterEach(cleanup);

describe('MediaBlockHero', () => {
  it('is a section named by its heading, with an image that loads half the width @claim-media-block-hero.region', () => {
    const {container} = render(
      <MediaBlockHero
        block={block}
        delivery={{urlOf: (src, {width}) => `${src}?w=${width}`, widths: [800]}}
      />,
    );
    const hero = screen.getByRole('region', {name: 'Seams that hold'});
    expect(hero.getAttribute(MediaBlockHeroDataAttributes.layout)).toBe('media-start');
    expect(hero.getAttribute(MediaBlockHeroDataAttributes.variant)).toBe('plain');
    expect(container.querySelector('img')?.sizes).toBe('(width < 48rem) 100vw, 50vw');
    expect(screen.getByRole('link', {name: 'How we test'}).getAttribute('href')).toBe('/testing');
  });

  it('has a look of its own for every layout and variant', () => {
    const layouts: Record<MediaLayoutOptions, true> = {
      'media-start': true,
      'media-end': true,
      'media-above': true,
    };
    const variants: Record<MediaBlockVariants, true> = {
      plain: true,
      filled: true,
      outlined: true,
      'full-width': true,
    };
    const {container} = render(
      <>
        {Object.keys(layouts).map((layout) => (
          <MediaBlockHero key={layout} block={{...block, layout: layout as MediaLayoutOptions}} />
        ))}
        {Object.keys(variants).map((variant) => (
          <MediaBlockHero
            key={variant}
            block={{...block, variant: variant as MediaBlockVariants}}
          />
        ))}
      </>,
    );
    const heroes = [...container.querySelectorAll('section')];
    const halves = heroes.slice(0, 3).map(({firstElementChild}) => firstElementChild?.className);
    expect(new Set(halves).size).toBe(3);
    expect(new Set(heroes.slice(3).map(({className}) => className)).size).toBe(4);
  });

  it('has the medium before the text in each layout @claim-media-block-hero.order', () => {
    for (const layout of ['media-start', 'media-end', 'media-above'] as const) {
      const {container, unmount} = render(<MediaBlockHero block={{...block, layout}} />);
      const order = [...container.querySelectorAll('img, h2')].map(({tagName}) => tagName);
      expect(order).toEqual(['IMG', 'H2']);
      unmount();
    }
  });

  it('plays a video after a click', () => {
    const {container} = render(<MediaBlockHero block={withVideo} transcript="Its text" />);
    expect(container.querySelector('iframe')).toBeNull();
    fireEvent.click(
      screen.getByRole('button', {name: 'Play video: How a jacket is taped, Plays from YouTube'}),
    );
    expect(new URL(container.querySelector('iframe')!.src).origin).toBe(
      'https://www.youtube-nocookie.com',
    );
    expect(screen.getByText('Its text')).toBeTruthy();
  });

  it('has the color of the brand behind it where the text is made for it @claim-media-block-hero.on-brand', () => {
    const {container} = render(<MediaBlockHero block={{...block, textColor: 'on-brand'}} />);
    const fill = container.querySelector('.bg-brand');
    expect(fill?.contains(screen.getByRole('heading'))).toBe(true);
    expect(screen.getByRole('link').className).not.toContain('bg-brand');
  });
});
