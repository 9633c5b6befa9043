import type {MediaCardVimeoBlock} from '@storefront-toolkit/types/cms';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {MediaCardDataAttributes} from '@storefront-toolkit/ui/media-card';
import {MediaCardVimeo} from '@storefront-toolkit/ui/media-card-vimeo';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const block: MediaCardVimeoBlock = {
  type: 'MediaCardVimeo',
  id: 'tent',
  media: {
    type: 'Video',
    provider: 'Vimeo',
    id: 'abc',
    title: 'How to pitch the tent',
    captions: {type: 'NoSpeech'},
    aspectRatio: 16 / 9,
  },
  heading: 'Pitch it once',
  link: {text: 'Read the guide', link: {type: 'Page', slug: 'tent'}},
};

describeConformance('MediaCardVimeo', <MediaCardVimeo block={block} />, HTMLElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('MediaCardVimeo', () => {
  it('plays its video after a click, from the player that sets no cookies for tracking', () => {
    const {container} = render(<MediaCardVimeo block={block} />);
    expect(container.querySelector('iframe, img')).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Play video: How to pitch the tent'}));
    const player = new URL(container.querySelector('iframe')!.src);
    expect(player.origin).toBe('https://player.vimeo.com');
    expect(player.searchParams.get('dnt')).toBe('1');
  });

  it('shows heading and link, which does not cover the play button', () => {
    render(<MediaCardVimeo block={{...block, orientation: 'horizontal'}} headingLevel={3} />);
    expect(screen.getByRole('heading', {level: 3, name: 'Pitch it once'})).toBeTruthy();
    const link = screen.getByRole('link', {name: 'Read the guide'});
    expect(link.getAttribute('href')).toBe('/tent');
    expect(link.className).not.toContain('after:absolute');
    const card = screen.getByRole('article');
    expect(card.getAttribute(MediaCardDataAttributes.orientation)).toBe('horizontal');
  });

  it('reports a video without captions, unless its text is linked', () => {
    const missing = {...block, media: {...block.media, captions: {type: 'Missing'}}} as const;
    render(<MediaCardVimeo block={missing} transcript="Read it" />);
    expect(screen.getByText('Read it')).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    render(<MediaCardVimeo block={missing} />);
    expect(String(errors.mock.lastCall?.[0])).toContain('Pass `transcript`');
  });
});
