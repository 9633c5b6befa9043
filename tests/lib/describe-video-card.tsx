import type {
  MediaCardVimeoBlock,
  MediaCardYouTubeBlock,
  VideoMedia,
} from '@storefront-toolkit/types/cms';
import {MediaCardDataAttributes} from '@storefront-toolkit/ui/media-card';
import type {MediaCardVimeoProps} from '@storefront-toolkit/ui/media-card-vimeo';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';

/** The card of the tests, without what the host of its video adds. */
export const cardContent = {
  id: 'tent',
  heading: 'Pitch it once',
  link: {text: 'Read the guide', link: {type: 'Page', slug: 'tent'}},
} as const satisfies Partial<MediaCardVimeoBlock>;

/** Its video, without the host. */
export const cardVideo = {
  type: 'Video',
  id: 'abc',
  title: 'How to pitch the tent',
  captions: {type: 'NoSpeech'},
  aspectRatio: 16 / 9,
} as const satisfies Omit<VideoMedia, 'provider'>;

/** Names of the page's claims that each test proves. */
interface Claims {
  player: string;
  captions: string;
}

/**
 * Makes the further tests of a card with a video, which are the same for each host of videos.
 *
 * @param Card - The component.
 * @param block - `cardContent` with `cardVideo`, as the host's.
 * @param player - Matches the address of the host's player for more privacy, with the id of the video.
 */
export function describeVideoCard<Block extends MediaCardVimeoBlock | MediaCardYouTubeBlock>(
  Card: (props: Omit<MediaCardVimeoProps, 'block'> & {block: Block}) => ReactNode,
  block: Block,
  player: RegExp,
  claims: Claims,
) {
  describe(block.type, () => {
    let errors: MockInstance<typeof console.error>;
    beforeEach(() => {
      errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    });
    afterEach(() => {
      cleanup();
      errors.mockRestore();
    });

    it(`plays its video after a click, from the host's player for more privacy ${claims.player}`, () => {
      const {container} = render(<Card block={block} />);
      expect(container.querySelector('iframe, img')).toBeNull();
      fireEvent.click(
        screen.getByRole('button', {
          name: /^Play video: How to pitch the tent, Plays from (YouTube|Vimeo)$/,
        }),
      );
      expect(document.activeElement).toBe(screen.getByTitle('How to pitch the tent'));
      const address = container.querySelector('iframe')!.src;
      expect(address).toMatch(player);
    });

    it('shows heading and link, which does not cover the play button', () => {
      render(<Card block={{...block, orientation: 'horizontal'}} headingLevel={3} />);
      expect(screen.getByRole('heading', {level: 3, name: 'Pitch it once'})).toBeTruthy();
      const link = screen.getByRole('link', {name: 'Read the guide'});
      expect(link.getAttribute('href')).toBe('/tent');
      expect(link.className).not.toContain('after:absolute');
      const card = screen.getByRole('article');
      expect(card.getAttribute(MediaCardDataAttributes.orientation)).toBe('horizontal');
    });

    it(`reports a video without captions, unless its text is linked ${claims.captions}`, () => {
      const missing = {...block, media: {...block.media, captions: {type: 'Missing'}}} as const;
      render(<Card block={missing} transcript="Read it" />);
      expect(screen.getByText('Read it')).toBeTruthy();
      expect(errors).not.toHaveBeenCalled();
      render(<Card block={missing} />);
      expect(String(errors.mock.lastCall?.[0])).toContain('Pass `transcript`');
    });
  });
}
