import type {MediaCardYouTubeBlock} from '@storefront-toolkit/types/cms';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {MediaCardDataAttributes} from '@storefront-toolkit/ui/media-card';
import {MediaCardYouTube} from '@storefront-toolkit/ui/media-card-youtube';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const block: MediaCardYouTubeBlock = {
  type: 'MediaCardYouTube',
  id: 'tent',
  media: {
    type: 'Video',
    provider: 'YouTube',
    id: 'abc',
    title: 'How to pitch the tent',
    captions: {type: 'NoSpeech'},
    aspectRatio: 16 / 9,
  },
  heading: 'Pitch it once',
  link: {text: 'Read the guide', link: {type: 'Page', slug: 'tent'}},
};

describeConformance('MediaCardYouTube', <MediaCardYouTube block={block} />, HTMLElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('MediaCardYouTube', () => {
  it('plays its video after a click, from the player that sets no cookies for tracking', () => {
    const {container} = render(<MediaCardYouTube block={block} />);
    expect(container.querySelector('iframe, img')).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Play video: How to pitch the tent'}));
    const player = new URL(container.querySelector('iframe')!.src);
    expect(player.origin).toBe('https://www.youtube-nocookie.com');
    expect(player.pathname).toBe('/embed/abc');
  });

  it('shows heading and link, which does not cover the play button', () => {
    render(<MediaCardYouTube block={{...block, orientation: 'horizontal'}} headingLevel={3} />);
    expect(screen.getByRole('heading', {level: 3, name: 'Pitch it once'})).toBeTruthy();
    const link = screen.getByRole('link', {name: 'Read the guide'});
    expect(link.getAttribute('href')).toBe('/tent');
    expect(link.className).not.toContain('after:absolute');
    const card = screen.getByRole('article');
    expect(card.getAttribute(MediaCardDataAttributes.orientation)).toBe('horizontal');
  });

  it('reports a video without captions, unless its text is linked', () => {
    const missing = {...block, media: {...block.media, captions: {type: 'Missing'}}} as const;
    render(<MediaCardYouTube block={missing} transcript="Read it" />);
    expect(screen.getByText('Read it')).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    render(<MediaCardYouTube block={missing} />);
    expect(String(errors.mock.lastCall?.[0])).toContain('Pass `transcript`');
  });
});
