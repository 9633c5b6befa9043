import {cva} from 'class-variance-authority';
import {modalClassName} from '../internal/modal/class-names.ts';

/** Largest width of a dialog: 24, 32 or 48 rem. On a narrow screen it leaves a margin of 1 rem. */
export type DialogSize =
  /** 24 rem, for a question. */
  | 'small'
  /** 32 rem, for a form in one column. */
  | 'medium'
  /** 48 rem, for a table or for pictures. */
  | 'large';

export const dialogVariants = cva(
  [
    modalClassName,
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-lg border border-line',
    'scale-95 opacity-0 open:scale-100 open:opacity-100',
    'starting:open:scale-95 starting:open:opacity-0',
  ],
  {variants: {size: {small: 'max-w-sm', medium: 'max-w-md', large: 'max-w-lg'}}},
);
