import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {VideoMedia, VideoProvider} from '@storefront-toolkit/types/cms';
import {reportMisuse} from '../report-misuse.ts';
import {playerAddress, watchAddress} from './addresses.ts';
import {clock} from './clock.ts';
import {videoWords, type VideoWords} from './words.ts';

/** The options of every component that shows a video. */
export interface VideoOptions {
  /** Language of the page. Where the video has captions in it, the player shows them from the start. */
  locale?: LocaleCode | undefined;
  /** The video's texts for shoppers, in the page's language. English where they are left out. */
  words?: VideoWords | undefined;
}

/** The props of a video's client part: texts and addresses, all made on the server. */
export interface VideoData {
  provider: VideoProvider;
  title: string;
  /** Length as clocks show it. */
  length?: string | undefined;
  ratio: number;
  player: string;
  /** Address of the player as a moving picture. Without it, only a click starts the video. */
  background?: string | undefined;
  watch: string;
  words: Required<VideoWords>;
}

interface Autoplay {
  /** Whether the video plays by itself once it is in view. */
  autoplay?: boolean | undefined;
}

/** Reads a contract's video into what its client part needs. */
export function videoData(
  video: VideoMedia,
  {locale, words, autoplay = false}: VideoOptions & Autoplay,
): VideoData {
  const {provider, title, duration, aspectRatio} = video;
  return {
    provider,
    title,
    length: duration ? clock(duration) : undefined,
    ratio: aspectRatio > 0 && Number.isFinite(aspectRatio) ? aspectRatio : 16 / 9,
    player: playerAddress(video, {locale}),
    background: autoplay ? playerAddress(video, {locale, background: true}) : undefined,
    watch: watchAddress(video),
    words: videoWords(words, video),
  };
}

/** Reports a video that some shoppers cannot follow. Call it in development only. */
export function reportVideoMisuse(component: string, video: VideoMedia, transcript: unknown) {
  if (!video.title) {
    reportMisuse(
      component,
      `got the video "${video.id}" without a title, so a screen reader cannot say what the button plays. ` +
        'Ask for it in the content model.',
    );
  }
  if (video.captions.type === 'Missing' && !transcript) {
    reportMisuse(
      component,
      `got the video "${video.id}" without captions, so people who can't hear it miss what is said (WCAG 2.2, 1.2.2). ` +
        'Pass `transcript`, a link to its text, or leave the video out.',
    );
  }
}
