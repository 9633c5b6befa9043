import type {MediaBlockVariants, MediaLayoutOptions} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';

export const rootVariants = cva('@container text-ink', {
  variants: {
    variant: {
      plain: '',
      filled: 'overflow-hidden rounded-lg bg-surface',
      outlined: 'overflow-hidden rounded-lg border border-line',
      'full-width': 'w-full bg-surface',
    } satisfies Record<MediaBlockVariants, string>,
  },
});

/** Halves by the width of the block itself, so that it fits into a column of a grid too. */
export const halvesVariants = cva('grid', {
  variants: {
    layout: {
      'media-start': '@md:grid-cols-2',
      'media-end': '@md:grid-cols-2 @md:*:first:order-last',
      'media-above': '',
    } satisfies Record<MediaLayoutOptions, string>,
  },
});

export const textVariants = cva('flex flex-col justify-center p-6 @md:p-10', {
  variants: {brand: {true: 'bg-brand', false: ''}},
});
