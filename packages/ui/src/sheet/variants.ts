import {cva} from 'class-variance-authority';
import {modalClassName} from '../internal/modal/class-names.ts';

/** The edge of the screen that a sheet comes from. */
export type SheetSide =
  /** Where lines start: the left in English, the right in Arabic. */
  | 'start'
  /** Where lines end. */
  | 'end'
  /** The upper edge. */
  | 'top'
  /** The lower edge. */
  | 'bottom';

/** A sheet's width on the screen. On a narrow screen it leaves a strip of the page in view. */
export type SheetSize =
  /** 20 rem, or a third of the height. */
  | 'small'
  /** 24 rem, or half the height. */
  | 'medium'
  /** 32 rem, or four fifths of the height. */
  | 'large';

export const sheetVariants = cva([modalClassName, 'border-line'], {
  variants: {
    side: {
      start: [
        'ms-0 me-auto my-0 h-dvh max-h-none w-[calc(100%-3rem)] border-e',
        '-translate-x-full rtl:translate-x-full open:translate-x-0',
        'starting:open:-translate-x-full rtl:starting:open:translate-x-full',
      ],
      end: [
        'ms-auto me-0 my-0 h-dvh max-h-none w-[calc(100%-3rem)] border-s',
        'translate-x-full rtl:-translate-x-full open:translate-x-0',
        'starting:open:translate-x-full rtl:starting:open:-translate-x-full',
      ],
      top: [
        'mx-0 mt-0 mb-auto w-full max-w-none border-b',
        '-translate-y-full open:translate-y-0 starting:open:-translate-y-full',
      ],
      bottom: [
        'mx-0 mt-auto mb-0 w-full max-w-none border-t',
        'translate-y-full open:translate-y-0 starting:open:translate-y-full',
      ],
    },
    size: {small: '', medium: '', large: ''},
  },
  compoundVariants: [
    {side: ['start', 'end'], size: 'small', className: 'max-w-xs'},
    {side: ['start', 'end'], size: 'medium', className: 'max-w-sm'},
    {side: ['start', 'end'], size: 'large', className: 'max-w-md'},
    {side: ['top', 'bottom'], size: 'small', className: 'max-h-[33dvh]'},
    {side: ['top', 'bottom'], size: 'medium', className: 'max-h-[50dvh]'},
    {side: ['top', 'bottom'], size: 'large', className: 'max-h-[80dvh]'},
  ],
});
