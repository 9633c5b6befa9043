import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {VideoMedia} from '@storefront-toolkit/types/cms';

interface PlayerOptions {
  /** Plays as a moving picture: muted, in a loop and without controls. */
  background?: boolean | undefined;
  /** Language of the captions to show, if the video has them. */
  locale?: LocaleCode | undefined;
}

/** The languages that a video has captions in. */
const captionLocales = ({captions}: VideoMedia): readonly string[] =>
  captions.type === 'Provided' ? captions.locales : [];

/** Address of the player: on `youtube-nocookie.com`, or at Vimeo with `dnt`, which sets no cookies for tracking. */
export function playerAddress(video: VideoMedia, options: PlayerOptions = {}): string {
  const {background = false, locale} = options;
  const id = encodeURIComponent(video.id);
  const captions = locale && captionLocales(video).includes(locale) ? locale : undefined;
  if (video.provider === 'Vimeo') {
    return address(`https://player.vimeo.com/video/${id}`, {
      dnt: '1',
      autoplay: '1',
      h: video.hash,
      background: background ? '1' : undefined,
      texttrack: captions,
    });
  }
  return address(`https://www.youtube-nocookie.com/embed/${id}`, {
    autoplay: '1',
    rel: '0',
    playsinline: '1',
    start: video.startAt ? String(Math.floor(video.startAt)) : undefined,
    cc_load_policy: captions ? '1' : undefined,
    cc_lang_pref: captions,
    // YouTube repeats lists alone, so the video becomes a list of one.
    ...(background && {mute: '1', loop: '1', playlist: video.id, controls: '0', disablekb: '1'}),
  });
}

/** Address of the page of a video at its host, for a browser without scripts and for a link. */
export function watchAddress(video: VideoMedia): string {
  if (video.provider === 'Vimeo') {
    const path = [video.id, video.hash ?? ''].filter(Boolean).map(encodeURIComponent).join('/');
    return `https://vimeo.com/${path}`;
  }
  const start = video.startAt ? `${Math.floor(video.startAt)}s` : undefined;
  return address('https://www.youtube.com/watch', {v: video.id, t: start});
}

function address(base: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `${base}?${new URLSearchParams(given).toString()}`;
}
