/** Attributes of the element that shows a video, for use in selectors. */
export const VideoDataAttributes = {
  /** The video's host: `Vimeo` or `YouTube`. */
  provider: 'data-provider',
  /**
   * The current state: `idle`, the poster; `playing`, the player; `background`, the video as a moving picture; `blocked`, a link,
   * because the Content-Security-Policy of the page lets the player not in.
   */
  state: 'data-video-state',
} as const;
