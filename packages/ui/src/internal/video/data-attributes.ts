/** Attributes of the element that shows a video, for use in selectors. */
export const VideoDataAttributes = {
  /** Who hosts the video: `Vimeo` or `YouTube`. */
  provider: 'data-provider',
  /**
   * What is shown: `idle`, the poster; `playing`, the player; `background`, the video as a moving picture; `blocked`, a link,
   * because the Content-Security-Policy of the page lets the player not in.
   */
  state: 'data-video-state',
} as const;
