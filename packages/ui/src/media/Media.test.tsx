import type {ImageMedia, VimeoVideo, YouTubeVideo} from '@storefront-toolkit/types/cms';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  type ImageDelivery,
  Media,
  MediaImage,
  MediaVideo,
  VideoDataAttributes,
} from '@storefront-toolkit/ui/media';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const image: ImageMedia = {
  type: 'Image',
  id: 'camp',
  src: '/camp.jpg',
  alt: 'A tent by a lake',
  width: 1600,
  height: 900,
};
const youTube: YouTubeVideo = {
  type: 'Video',
  provider: 'YouTube',
  id: 'pitching',
  title: 'How to pitch the tent',
  captions: {type: 'Provided', locales: ['en', 'de']},
  aspectRatio: 16 / 9,
  duration: 62,
  poster: image,
};
const vimeo: VimeoVideo = {...youTube, provider: 'Vimeo', id: '123', hash: 'ab/c'};
const delivery: ImageDelivery = {
  urlOf: (src, {width, format}) => `${src}?w=${width}${format ? `&f=${format}` : ''}`,
  widths: [800, 400, 2000],
};

describeConformance('MediaImage', <MediaImage image={image} />, HTMLImageElement);
describeConformance('MediaVideo', <MediaVideo video={youTube} />, HTMLDivElement);
describeConformance('Media', <Media media={image} caption="The lake" />, HTMLElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const img = () => screen.getByRole<HTMLImageElement>('img', {name: image.alt});

describe('MediaImage', () => {
  it('keeps room by the size of the original, and loads late @claim-images.room @claim-images.priority', () => {
    render(<MediaImage image={image} />);
    expect([img().getAttribute('width'), img().getAttribute('height')]).toEqual(['1600', '900']);
    expect(img().getAttribute('loading')).toBe('lazy');
    expect(img().hasAttribute('srcset')).toBe(false);
    expect(img().hasAttribute('sizes')).toBe(false);
    expect(img().hasAttribute('style')).toBe(false);
  });

  it('loads first when it has priority @claim-images.priority', () => {
    render(<MediaImage image={image} priority />);
    expect(img().getAttribute('loading')).toBeNull();
    expect(img().getAttribute('fetchpriority')).toBe('high');
  });

  it('offers widths in order, up to the original and never above', () => {
    render(<MediaImage image={image} delivery={delivery} sizes="50vw" />);
    expect(img().getAttribute('srcset')).toBe(
      '/camp.jpg?w=400 400w, /camp.jpg?w=800 800w, /camp.jpg?w=1600 1600w',
    );
    expect(img().getAttribute('sizes')).toBe('50vw');
    expect(img().getAttribute('src')).toBe('/camp.jpg');
  });

  it('offers encodings, best first, and a crop for narrow screens before all @claim-images.formats @claim-images.narrow', () => {
    const narrow = {src: '/upright.jpg', width: 600, height: 900};
    const {container} = render(
      <MediaImage image={{...image, narrow}} delivery={{...delivery, formats: ['avif', 'webp']}} />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(
      sources.map((source) => [source.media, source.type, source.getAttribute('height')]),
    ).toEqual([
      ['(width < 48rem)', 'image/avif', '900'],
      ['(width < 48rem)', 'image/webp', '900'],
      ['(width < 48rem)', '', '900'],
      ['', 'image/avif', '900'],
      ['', 'image/webp', '900'],
    ]);
    expect(sources[0]?.srcset).toBe(
      '/upright.jpg?w=400&f=avif 400w, /upright.jpg?w=600&f=avif 600w',
    );
    expect(sources[2]?.srcset).toBe('/upright.jpg?w=400 400w, /upright.jpg?w=600 600w');
    expect(img().parentElement?.tagName).toBe('PICTURE');
  });

  it('shows the narrow crop without an image host too @claim-images.narrow', () => {
    const narrow = {src: '/upright.jpg', width: 600, height: 900};
    const {container} = render(<MediaImage image={{...image, narrow}} />);
    expect(container.querySelector('source')?.srcset).toBe('/upright.jpg');
  });

  it('crops around the focal point, if it crops @claim-images.crop', () => {
    const focused = {...image, focalPoint: {x: 0.625, y: 1 / 3}};
    const {rerender} = render(<MediaImage image={focused} />);
    expect(img().style.objectPosition).toBe('');
    rerender(<MediaImage image={focused} ratio={1} />);
    expect(img().style.objectPosition).toBe('62.5% 33.3%');
    expect(img().style.aspectRatio).toBe('1');
    rerender(<MediaImage image={focused} fill ratio={1} />);
    expect(img().style.objectPosition).toBe('62.5% 33.3%');
    expect(img().style.aspectRatio).toBe('');
  });

  it('reports an image without a text @claim-media.texts-required @claim-images.reports', () => {
    render(<MediaImage image={{...image, alt: undefined as unknown as string}} />);
    expect(String(errors.mock.lastCall?.[0])).toContain("pass '' if it's decorative");
  });

  it.each([
    ['no size', {src: '/a.jpg', alt: ''}, undefined, 'Pass the size of the original'],
    ['a wrong ratio', image, -1, 'Divide the width by the height'],
  ])('reports %s @claim-images.reports', (_case, wrong, ratio, remedy) => {
    render(<MediaImage image={wrong} ratio={ratio} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });
});

describe('MediaVideo', () => {
  const box = () => document.querySelector(`[${VideoDataAttributes.state}]`);
  const state = () => box()?.getAttribute(VideoDataAttributes.state);
  const play = () => screen.getByRole<HTMLAnchorElement>('button', {name: /^Play video/});
  const player = () => new URL(document.querySelector('iframe')!.src);

  it('holds no frame before a click, and its only image is the poster @claim-media.button-name', () => {
    const {container} = render(<MediaVideo video={youTube} />);
    expect(container.querySelector('iframe')).toBeNull();
    expect([...container.querySelectorAll('img')].map(({src}) => new URL(src).pathname)).toEqual([
      '/camp.jpg',
    ]);
    expect(play().href).toBe('https://www.youtube.com/watch?v=pitching');
    expect(play().textContent).toBe('How to pitch the tent 1:02 Plays from YouTube');
    expect(box()?.getAttribute(VideoDataAttributes.provider)).toBe('YouTube');
    expect(state()).toBe('idle');
  });

  it('is a plain box without a poster @claim-media.plain-box', () => {
    const {poster: _poster, ...plain} = youTube;
    const {container} = render(<MediaVideo video={plain} />);
    expect(container.querySelector('img, iframe, video')).toBeNull();
    expect(play()).toBeTruthy();
  });

  it('is a link to the page of the video until scripts run @claim-media.no-script', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(<MediaVideo video={vimeo} />);
    const link = served.querySelector('a');
    expect(link?.href).toBe('https://vimeo.com/123/ab%2Fc');
    expect(link?.hasAttribute('role')).toBe(false);
  });

  it('plays from youtube-nocookie, and gives the player a title and the focus @claim-media.focus @claim-media.player-hosts @claim-media.captions-shown', () => {
    render(<MediaVideo video={{...youTube, startAt: 12.5}} locale="de" />);
    expect(play().href).toBe('https://www.youtube.com/watch?v=pitching&t=12s');
    fireEvent.click(play());
    const {origin, pathname, searchParams} = player();
    expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/pitching');
    expect(Object.fromEntries(searchParams)).toEqual({
      autoplay: '1',
      rel: '0',
      playsinline: '1',
      start: '12',
      cc_load_policy: '1',
      cc_lang_pref: 'de',
    });
    expect(screen.getByTitle('How to pitch the tent')).toBe(document.activeElement);
    expect(state()).toBe('playing');
  });

  it('plays from Vimeo with dnt, and with captions that the video has @claim-media.player-hosts @claim-media.captions-shown', () => {
    const {unmount} = render(<MediaVideo video={vimeo} locale="en" />);
    expect(play().href).toBe('https://vimeo.com/123/ab%2Fc');
    fireEvent.click(play());
    expect(player().href).toBe(
      'https://player.vimeo.com/video/123?dnt=1&autoplay=1&h=ab%2Fc&texttrack=en',
    );
    unmount();
    render(<MediaVideo video={vimeo} locale="fr" />);
    fireEvent.click(play());
    expect(player().searchParams.has('texttrack')).toBe(false);
  });

  it('plays by the space bar, and leaves a click for a new tab to the browser', () => {
    render(<MediaVideo video={youTube} />);
    const prevented: boolean[] = [];
    // jsdom would follow the link, which it cannot.
    const keep = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', keep);
    for (const modified of [{ctrlKey: true}, {metaKey: true}, {shiftKey: true}]) {
      fireEvent.click(play(), modified);
    }
    document.removeEventListener('click', keep);
    expect(prevented).toEqual([false, false, false]);
    fireEvent.keyDown(play(), {key: 'a'});
    expect(state()).toBe('idle');
    fireEvent.keyDown(play(), {key: ' '});
    expect(state()).toBe('playing');
  });

  it('shows a link where the policy of the page refuses the player, and no other frame @claim-media.policy-refuses', () => {
    render(<MediaVideo video={youTube} words={{watch: 'See it at {provider}'}} />);
    fireEvent.click(play());
    const refuse = (blockedURI: string) =>
      act(() => {
        document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), {blockedURI}));
      });
    refuse('https://maps.example.com');
    expect(state()).toBe('playing');
    refuse('https://www.youtube-nocookie.com');
    expect(state()).toBe('blocked');
    const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'See it at YouTube'});
    expect(link.href).toContain('watch?v=pitching');
    expect(document.activeElement).toBe(link);
    expect(document.querySelector('iframe')).toBeNull();
  });

  describe('by itself', () => {
    let comeIntoView: () => void;
    let reduced: boolean;
    beforeEach(() => {
      comeIntoView = () => {};
      reduced = false;
      vi.stubGlobal('matchMedia', () => ({matches: reduced}));
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
    afterEach(() => void vi.unstubAllGlobals());

    it.each([
      ['YouTube', youTube, {mute: '1', controls: '0'}],
      // Vimeo plays a video of this kind without sound.
      ['Vimeo', vimeo, {background: '1'}],
    ])(
      'plays %s without sound, until its button stops it @claim-media.autoplay',
      (_, video, silent) => {
        render(<MediaVideo video={video} autoplay />);
        comeIntoView();
        expect(state()).toBe('background');
        expect(Object.fromEntries(player().searchParams)).toMatchObject(silent);
        fireEvent.click(
          screen.getByRole('button', {name: 'Stop the video: How to pitch the tent'}),
        );
        expect(state()).toBe('idle');
        expect(document.querySelector('iframe')).toBeNull();
      },
    );

    it('does nothing with reduced motion @claim-media.autoplay', () => {
      reduced = true;
      render(<MediaVideo video={youTube} autoplay />);
      comeIntoView();
      expect(state()).toBe('idle');
    });
  });

  it('speaks the language of the page, and shows hours', () => {
    const words = {play: 'Start {title}', provider: 'By {provider}'};
    render(<MediaVideo video={{...youTube, title: '$& or $1', duration: 3605}} words={words} />);
    const button = screen.getByRole('button', {name: 'Start $& or $1, 1:00:05, By YouTube'});
    expect(button.textContent).toContain('1:00:05 By YouTube');
  });

  it('keeps a ratio even when the CMS sends none', () => {
    const {container} = render(<MediaVideo video={{...youTube, aspectRatio: 0}} />);
    const {style} = container.querySelector<HTMLElement>(`[${VideoDataAttributes.state}]`)!;
    expect(style.aspectRatio).toBe(String(16 / 9));
  });

  it('asks for titles and captions by type', () => {
    const {title: _title, captions: _captions, ...rest} = youTube;
    // @ts-expect-error: a video without a title has no name
    const untitled = <MediaVideo video={{...rest, captions: {type: 'NoSpeech'}}} />;
    // @ts-expect-error: it has to say whether there are captions
    const silent = <MediaVideo video={{...rest, title: 'Pitching'}} />;
    expect([untitled, silent]).toHaveLength(2);
  });

  it('reports a video that some cannot follow, unless its text is linked @claim-media.texts-required @claim-media.captions-missing', () => {
    const missing = {...youTube, captions: {type: 'Missing'}} as const;
    render(<MediaVideo video={missing} transcript={<a href="/text">Text of the video</a>} />);
    expect(screen.getByRole('link', {name: 'Text of the video'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    render(<MediaVideo video={missing} />);
    expect(String(errors.mock.lastCall?.[0])).toContain('Pass `transcript`');
    render(<MediaVideo video={{...youTube, title: ''}} />);
    expect(String(errors.mock.lastCall?.[0])).toContain('without a title');
  });
});

describe('Media', () => {
  it('shows an image or a video, and its caption', () => {
    const {container} = render(
      <>
        <Media media={image} caption="By the lake" ratio={1} />
        <Media media={youTube} transcript="Read it" />
      </>,
    );
    const [first, second] = [...container.querySelectorAll('figure')];
    expect(first?.querySelector('img')?.style.aspectRatio).toBe('1');
    expect(first?.querySelector('figcaption')?.textContent).toBe('By the lake');
    expect(second?.querySelector('figcaption')).toBeNull();
    expect(second?.textContent).toContain('Read it');
  });
});
