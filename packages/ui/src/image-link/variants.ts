import type {ImageLinkSize} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';

/** Width of the image, as a browser reads it before there is a layout. */
export const widthOf: Record<ImageLinkSize, string> = {
  small: '6rem',
  medium: '12rem',
  large: '20rem',
  fill: '100vw',
};

export const imageLinkVariants = cva(
  'group/image-link inline-flex max-w-full flex-col gap-2 text-base font-medium text-ink',
  {
    variants: {
      size: {
        small: 'w-24 text-center',
        medium: 'w-48',
        large: 'w-80',
        fill: 'w-full',
      } satisfies Record<ImageLinkSize, string>,
    },
  },
);
