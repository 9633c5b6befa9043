import type {Media as CmsMedia} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import type {VideoOptions} from '../internal/video/video-data.ts';
import {type ImageOptions, MediaImage} from './MediaImage.tsx';
import {MediaVideo} from './MediaVideo.tsx';

/** Props of `Media`. All other props of `<figure>` reach the element. */
export interface MediaProps
  extends Omit<ComponentProps<'figure'>, 'children'>, ImageOptions, VideoOptions {
  /** An image or a video, as it comes from the CMS. */
  media: CmsMedia;
  /**
   * The caption below the medium.
   * @default undefined
   */
  caption?: ReactNode | undefined;
  /**
   * Ratio of width to height that an image is cropped to. A video keeps its own.
   * @default the image's own
   */
  ratio?: number | undefined;
  /**
   * A link to a video's transcript. Needed where the video has no captions.
   * @default undefined
   */
  transcript?: ReactNode | undefined;
}

/** The CMS's `Media`: an image or a video, with a caption if it has one. */
export function Media({
  media,
  caption,
  ratio,
  transcript,
  locale,
  words,
  delivery,
  sizes,
  priority,
  className,
  ...rest
}: MediaProps) {
  const images = {delivery, sizes, priority};
  return (
    <figure {...rest} className={clsx('grid gap-2', className)}>
      {media.type === 'Image' ? (
        <MediaImage image={media} ratio={ratio} {...images} />
      ) : (
        <MediaVideo video={media} {...{transcript, locale, words}} {...images} />
      )}
      {caption && <figcaption className="text-sm text-ink-muted">{caption}</figcaption>}
    </figure>
  );
}
