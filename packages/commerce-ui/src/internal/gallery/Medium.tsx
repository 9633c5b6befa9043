import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';
import {posterOf} from './media-info.ts';

interface MediumProps {
  medium: ProductMedia;
  delivery: ImageDelivery | undefined;
  /** Width of the image on the page. */
  sizes: string;
  /** Whether the image loads before others. */
  priority: boolean;
}

/** An image or a video file, as large as the frame around it. Anything else is shown as its still image. */
export function Medium({medium, delivery, sizes, priority}: MediumProps) {
  if (medium.type === 'video') {
    return (
      // The contract has no captions: the video of a product shows it, and its description says what.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        controls
        preload="none"
        poster={medium.poster.src}
        aria-label={medium.description}
        className="size-full object-cover"
      >
        {medium.sources.map(({src, mimeType}) => (
          <source key={src} src={src} type={mimeType} />
        ))}
      </video>
    );
  }
  return <MediaImage image={posterOf(medium)} {...{delivery, sizes, priority}} fill />;
}
