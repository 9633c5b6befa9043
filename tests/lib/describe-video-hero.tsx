import type {
  MediaHeroVimeoBlock,
  MediaHeroYouTubeBlock,
  VideoMedia,
} from '@storefront-toolkit/types/cms';
import {MediaHeroDataAttributes} from '@storefront-toolkit/ui/media-hero';
import type {MediaHeroVimeoProps} from '@storefront-toolkit/ui/media-hero-vimeo';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';

/** The hero of the tests, without what the host of its video adds. */
export const heroContent = {
  id: 'tent',
  heading: 'A tent, and it rains',
  links: [{text: 'All guides', link: {type: 'Page', slug: 'guides'}}],
  autoplay: true,
} as const satisfies Partial<MediaHeroVimeoBlock>;

/** Its video, without the host. */
export const heroVideo = {
  type: 'Video',
  id: 'abc',
  title: 'How to pitch the tent',
  captions: {type: 'Provided', locales: ['en']},
  aspectRatio: 16 / 9,
  poster: {type: 'Image', id: 'camp', src: '/camp.jpg', alt: '', width: 1600, height: 900},
} as const satisfies Omit<VideoMedia, 'provider'>;

/** Names of the page's claims that each test proves. */
interface Claims {
  focus: string;
  autoplay: string;
  captions: string;
}

/**
 * Makes the further tests of a hero with a video, which are the same for each host of videos.
 *
 * @param Hero - The component.
 * @param block - `heroContent` with `heroVideo`, as the host's.
 */
export function describeVideoHero<Block extends MediaHeroVimeoBlock | MediaHeroYouTubeBlock>(
  Hero: (props: Omit<MediaHeroVimeoProps, 'block'> & {block: Block}) => ReactNode,
  block: Block,
  claims: Claims,
) {
  describe(block.type, () => {
    let errors: MockInstance<typeof console.error>;
    let comeIntoView = () => {};
    let reduced = false;
    beforeEach(() => {
      errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      reduced = false;
      vi.stubGlobal('matchMedia', () => ({matches: reduced}));
      comeIntoView = () => {};
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
            comeIntoView = () => act(() => callback([{isIntersecting: true}]));
          }
          observe() {}
          disconnect() {}
        },
      );
    });
    afterEach(() => {
      cleanup();
      errors.mockRestore();
      vi.unstubAllGlobals();
    });

    const frame = () => document.querySelector('iframe');

    it('is a section named by its heading, with its links and the poster', () => {
      render(<Hero block={{...block, height: 'large'}} headingLevel={1} />);
      const hero = screen.getByRole('region', {name: 'A tent, and it rains'});
      expect(hero.getAttribute(MediaHeroDataAttributes.height)).toBe('large');
      expect(screen.getByRole('heading', {level: 1})).toBeTruthy();
      expect(screen.getByRole('link', {name: 'All guides'}).getAttribute('href')).toBe('/guides');
      expect(hero.querySelector('img')?.getAttribute('src')).toBe('/camp.jpg');
      expect(frame()).toBeNull();
    });

    it(`opens the player over the text, and gives the focus back when it closes ${claims.focus}`, () => {
      render(<Hero block={block} locale="en" />);
      const play = () => screen.getByRole('button', {name: 'Play video: How to pitch the tent'});
      fireEvent.click(play());
      expect(frame()).toBe(document.activeElement);
      expect(frame()?.title).toBe('How to pitch the tent');
      expect(new URL(frame()!.src).search).toContain('=en');
      const close = screen.getByRole('button', {name: 'Close the video'});
      fireEvent.keyDown(close, {key: 'a'});
      expect(frame()).not.toBeNull();
      fireEvent.keyDown(close, {key: 'Escape'});
      expect(frame()).toBeNull();
      expect(document.activeElement).toBe(play());
      fireEvent.click(play());
      fireEvent.click(screen.getByRole('button', {name: 'Close the video'}));
      expect(document.activeElement).toBe(play());
    });

    it(`does not play by itself until the store says that the shopper agreed ${claims.autoplay}`, () => {
      const {rerender} = render(<Hero block={block} />);
      comeIntoView();
      expect(frame()).toBeNull();
      rerender(<Hero block={block} allowAutoplay />);
      expect(frame()).toBeNull();
      comeIntoView();
      expect(frame()?.hasAttribute('inert')).toBe(true);
      expect(new URL(frame()!.src).search).toMatch(/background=1|mute=1/);
      fireEvent.click(screen.getByRole('button', {name: 'Stop the video: How to pitch the tent'}));
      expect(frame()).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', {name: /^Play video/}));
    });

    it('does not play by itself with reduced motion, or when the editor did not ask for it', () => {
      reduced = true;
      const {rerender} = render(<Hero block={block} allowAutoplay />);
      comeIntoView();
      expect(frame()).toBeNull();
      reduced = false;
      rerender(<Hero block={{...block, autoplay: false}} allowAutoplay />);
      comeIntoView();
      expect(frame()).toBeNull();
    });

    it('stays as it is where the policy of the page refuses the moving picture', () => {
      render(<Hero block={block} allowAutoplay />);
      comeIntoView();
      const blockedURI = new URL(frame()!.src).origin;
      act(() => {
        document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), {blockedURI}));
      });
      expect(frame()).toBeNull();
      expect(screen.queryByRole('status')).toBeNull();
    });

    it(`links to the text of a video without captions, or reports it ${claims.captions}`, () => {
      const missing = {...block, media: {...block.media, captions: {type: 'Missing'}}} as const;
      render(<Hero block={missing} transcript={<a href="/text">Its text</a>} />);
      expect(screen.getByRole('link', {name: 'Its text'})).toBeTruthy();
      expect(errors).not.toHaveBeenCalled();
      render(<Hero block={missing} />);
      const report = String(errors.mock.lastCall?.[0]);
      expect(report).toContain(`<${block.type}> `);
      expect(report).toContain('Pass `transcript`');
    });
  });
}
