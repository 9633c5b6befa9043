import {cva} from 'class-variance-authority';

/** The kind of a toast's news. */
export type ToastTone =
  /** Something happened, as was to be expected: an item is in the cart. */
  | 'neutral'
  /** Something that could have failed has worked: the order is placed. */
  | 'success'
  /** Something has failed: the payment was declined. Screen readers announce it at once. */
  | 'danger';

/**
 * Class names of the layer above the page. Presses beside its toasts reach the page behind it. On a narrow screen, where toasts are as wide
 * as the page, those that need more than two fifths of its height scroll.
 */
export const layerClassName =
  'storefront-toolkit pointer-events-none fixed inset-x-0 top-auto bottom-0 m-0 max-h-[min(100dvh,max(40dvh,11rem))] w-auto max-w-none flex-col gap-2 ' +
  'overflow-y-auto border-0 bg-transparent p-4 open:flex sm:start-auto sm:max-h-dvh sm:w-104 print:hidden';

/** Class names of the region. It has no display of its own, so that `hidden` works without a reset. */
export const regionClassName =
  'pointer-events-auto rounded-md focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** Class names of a toast. The border keeps its edge visible in forced-colors mode, where shadows are dropped. */
export const toastVariants = cva(
  [
    'flex items-start gap-3 rounded-md border bg-raised py-2.25 ps-4 pe-2.25 text-base text-ink shadow-lg',
    'starting:translate-y-2 starting:opacity-0 transition-[opacity,translate] duration-fast ease-standard',
  ],
  {
    variants: {
      tone: {
        neutral: 'border-line-strong',
        success: 'border-success',
        danger: 'border-danger',
      },
    },
  },
);
