import type {MediaHeroBlock, MediaHeightOptions} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {contrastRatio, tokens} from '@storefront-toolkit/theme';
import {afterEach, describe, expect, it} from 'vitest';
import {
  MediaHero,
  MediaHeroCssVariables,
  MediaHeroDataAttributes,
} from '@storefront-toolkit/ui/media-hero';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const block: MediaHeroBlock = {
  type: 'MediaHero',
  id: 'autumn',
  media: {
    type: 'Image',
    id: 'ridge',
    src: '/ridge.jpg',
    alt: 'A ridge',
    width: 1600,
    height: 800,
    narrow: {src: '/upright.jpg', width: 600, height: 800},
    focalPoint: {x: 0.7, y: 0.4},
  },
  eyebrow: 'Autumn',
  heading: 'Dry in every weather',
  text: 'From 290 grams.',
  links: [
    {text: 'See jackets', link: {type: 'SearchResults', category: 'jackets'}},
    {text: 'Read more', label: 'Read more about seams', link: {type: 'Page', slug: 'seams'}},
  ],
};

describeConformance('MediaHero', <MediaHero block={block} />, HTMLElement);
afterEach(cleanup);

const hero = () => screen.getByRole('region', {name: 'Dry in every weather'});

describe('MediaHero', () => {
  it('is a section named by its heading, with its words and links in order @claim-media-hero.region', () => {
    render(<MediaHero block={block} headingLevel={1} />);
    expect(screen.getByRole('heading', {level: 1, name: 'Dry in every weather'})).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/categories/jackets',
      '/seams',
    ]);
    expect(screen.getByRole('link', {name: 'Read more about seams'})).toBeTruthy();
    const texts = [...hero().querySelectorAll('p')].map(({textContent}) => textContent);
    expect(texts).toEqual(['Autumn', 'From 290 grams.']);
  });

  it('keeps the focal point of an image in view', () => {
    render(<MediaHero block={block} />);
    expect(screen.getByRole('img', {name: 'A ridge'}).style.objectPosition).toBe('70% 40%');
  });

  it('has a look of its own for every height, and takes a ratio for the natural one alone', () => {
    const heights: Record<MediaHeightOptions, true> = {
      natural: true,
      small: true,
      medium: true,
      large: true,
      screen: true,
    };
    const {container} = render(
      Object.keys(heights).map((height) => (
        <MediaHero key={height} block={{...block, height: height as MediaHeightOptions}} />
      )),
    );
    const heroes = [...container.querySelectorAll('section')];
    expect(new Set(heroes.map(({className}) => className)).size).toBe(5);
    expect(heroes.map((one) => one.getAttribute(MediaHeroDataAttributes.height))).toEqual(
      Object.keys(heights),
    );
    const [natural, small] = heroes;
    expect(natural?.style.getPropertyValue(MediaHeroCssVariables.ratio)).toBe('2');
    expect(natural?.style.getPropertyValue(MediaHeroCssVariables.narrowRatio)).toBe('0.75');
    expect(small?.hasAttribute('style')).toBe(false);
  });

  it.each(['light', 'dark'] as const)(
    'keeps a contrast of 4.5:1 on its scrim over any image (%s) @claim-media-hero.veil-contrast',
    (mode) => {
      const valueOf = (name = '') => {
        const token = tokens.find((one) => one.name === `--color-${name}`);
        if (token?.kind !== 'color') throw new Error(`There is no color "${name}".`);
        return token[mode];
      };
      for (const textColor of ['ink', 'on-brand'] as const) {
        const {container} = render(<MediaHero block={{...block, textColor}} />);
        const layer = container.querySelector('section > div');
        const [, fill, share = 100] = /before:bg-([a-z]+)(?:\/(\d+))?/.exec(layer!.className) ?? [];
        const alpha = Math.round(Number(share) * 2.55).toString(16);
        const ground = share === 100 ? valueOf(fill) : `${valueOf(fill)}${alpha}`;
        const [, text] = / text-(ink|on-overlay)\b/.exec(layer!.innerHTML) ?? [];
        expect(contrastRatio(valueOf(text), ground)).toBeGreaterThanOrEqual(4.5);
        cleanup();
      }
    },
  );

  it('lays a scrim behind the text, whose color follows that of the text, unless told not to', () => {
    const veilOf = (more: Partial<MediaHeroBlock>) => {
      const {container, unmount} = render(<MediaHero block={{...block, ...more}} />);
      const found = /before:bg-[\w/-]+/.exec(container.innerHTML)?.[0];
      unmount();
      return found;
    };
    expect(veilOf({textColor: 'on-brand'})).toBe('before:bg-overlay');
    expect(veilOf({textColor: 'ink'})).toBe('before:bg-canvas/85');
    expect(veilOf({textColor: 'on-brand', veil: false})).toBeUndefined();
  });
});
