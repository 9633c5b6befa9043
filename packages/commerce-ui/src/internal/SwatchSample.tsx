import type {Swatch} from '@storefront-toolkit/types/catalog';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';
import clsx from 'clsx';

/** Widths of a swatch: 20 CSS pixels on screens of one, two and three pixels for each. */
const SWATCH_WIDTHS = [20, 40, 60];

interface SwatchSampleProps {
  swatch: Swatch;
  /** Your image host. */
  delivery: ImageDelivery | undefined;
}

/** A small circle of a color or a picture. The color is an attribute of an SVG, since a strict Content-Security-Policy lets no `style` through. */
export function SwatchSample({swatch, delivery}: SwatchSampleProps) {
  const look =
    'size-5 shrink-0 overflow-hidden rounded-full border border-line-strong forced-color-adjust-none';
  if (swatch.type === 'color') {
    return (
      <svg aria-hidden="true" viewBox="0 0 1 1" className={look}>
        <rect width="1" height="1" fill={swatch.color} />
      </svg>
    );
  }
  return (
    <span className={clsx(look, 'relative')}>
      <MediaImage
        image={{...swatch.image, alt: ''}}
        delivery={delivery && {widths: SWATCH_WIDTHS, ...delivery}}
        sizes="1.25rem"
        fill
      />
    </span>
  );
}
