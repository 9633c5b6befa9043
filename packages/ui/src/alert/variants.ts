import {cva} from 'class-variance-authority';

/** The kind of an alert's news, from neutral to an error. */
export type AlertTone =
  /** Something to know: a delivery takes longer over the holidays. */
  | 'info'
  /** Something has worked: the address is saved. */
  | 'success'
  /** Something needs attention soon: the card expires this month. */
  | 'warning'
  /** Something has failed, or cannot go on: the payment was refused. */
  | 'danger';

/** The border keeps the box visible in forced-colors mode, where fills are dropped. */
export const rootVariants = cva(
  'grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-md border p-4 text-base text-ink',
  {
    variants: {
      tone: {
        info: 'border-info bg-info-soft',
        success: 'border-success bg-success-soft',
        warning: 'border-warning bg-warning-soft',
        danger: 'border-danger bg-danger-soft',
      },
    },
  },
);

export const iconVariants = cva('mt-0.5 size-5 shrink-0', {
  variants: {
    tone: {
      info: 'text-info',
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
    },
  },
});
