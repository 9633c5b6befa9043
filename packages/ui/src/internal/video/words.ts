/** A video's texts for shoppers, in the page's language. `{title}` and `{provider}` are filled in. */
export interface VideoWords {
  /**
   * Name of the button that plays the video. It has to contain `{title}`. The button's other text follows in its name.
   * @default 'Play video: {title}'
   */
  play?: string | undefined;
  /**
   * The video's provider, below its title: shoppers read which company their click contacts.
   * @default 'Plays from {provider}'
   */
  provider?: string | undefined;
  /**
   * Name of the button that stops a video which plays by itself.
   * @default 'Stop the video: {title}'
   */
  stop?: string | undefined;
  /**
   * Name of the button that closes the player of a hero.
   * @default 'Close the video'
   */
  close?: string | undefined;
  /**
   * The text where the page's Content-Security-Policy blocks the player.
   * @default 'The video cannot play on this page.'
   */
  blocked?: string | undefined;
  /**
   * The link to the video in that case.
   * @default 'Watch it on {provider}'
   */
  watch?: string | undefined;
}

const ENGLISH: Required<VideoWords> = {
  play: 'Play video: {title}',
  provider: 'Plays from {provider}',
  stop: 'Stop the video: {title}',
  close: 'Close the video',
  blocked: 'The video cannot play on this page.',
  watch: 'Watch it on {provider}',
};

/** All words of a video, filled in. */
export function videoWords(
  words: VideoWords | undefined,
  {title, provider}: {title: string; provider: string},
): Required<VideoWords> {
  const filled = Object.entries({...ENGLISH, ...words}).map(([key, text]) => [
    key,
    text.replace('{title}', () => title).replace('{provider}', () => provider),
  ]);
  return Object.fromEntries(filled) as Required<VideoWords>;
}
