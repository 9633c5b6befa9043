import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Announcement} from '../internal/Announcement.tsx';
import {reportMisuse} from '../internal/report-misuse.ts';
import {QuantityIndicatorDataAttributes} from './data-attributes.ts';

/** Props of `QuantityIndicator`. All other props of `<span>` reach the element. */
export interface QuantityIndicatorProps extends ComponentProps<'span'> {
  /** The count, a whole number. The bubble is hidden at 0. */
  count: number;
  /**
   * The count in words: `3 items in your cart`. It becomes part of the name of the link or button around it, and it is
   * what a screen reader announces when it changes.
   */
  label: string;
  /**
   * Largest number that the bubble shows. Above it, the bubble shows `99+`.
   * @default 99
   */
  max?: number | undefined;
  /**
   * Whether a screen reader announces a change, once it is done speaking.
   * @default true
   */
  announce?: boolean | undefined;
  /** The content under the bubble: an icon, or a word. */
  children?: ReactNode | undefined;
}

/** A count in a bubble: on the icon of the cart, on the button of the filters. */
export function QuantityIndicator({
  count,
  label,
  max = 99,
  announce = true,
  className,
  children,
  ...rest
}: QuantityIndicatorProps) {
  if (process.env.NODE_ENV !== 'production' && (count < 0 || !Number.isInteger(count))) {
    reportMisuse(
      'QuantityIndicator',
      `got the count ${count}, which isn't a quantity, and shows it as it is. Pass a whole number, 0 or more: ` +
        'add up quantities, not prices, and wait until the cart has loaded.',
    );
  }
  const attributes = {
    ...rest,
    ...(count === 0 && {[QuantityIndicatorDataAttributes.empty]: ''}),
    ...(count > max && {[QuantityIndicatorDataAttributes.over]: ''}),
  };
  return (
    <span {...attributes} className={clsx('relative inline-flex items-center', className)}>
      {children}
      {count !== 0 && (
        <span
          aria-hidden="true"
          className={clsx(
            'inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1',
            'border border-brand bg-brand text-xs font-bold text-on-brand tabular-nums',
            children !== undefined && 'absolute -end-2 -top-2',
          )}
        >
          {count > max ? `${max}+` : String(count)}
        </span>
      )}
      <span className="sr-only">{label}</span>
      {announce && <Announcement text={label} />}
    </span>
  );
}
