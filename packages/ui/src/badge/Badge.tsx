import type {BadgeTone} from '@storefront-toolkit/types/catalog';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {BadgeDataAttributes} from './data-attributes.ts';
import {type BadgeSize, badgeVariants} from './variants.ts';

/** Props of `Badge`. All other props of `<span>` reach the element. */
export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * The meaning that the badge's color conveys. The same tones as those of a catalog's `Badge`.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
  /**
   * Height of the badge: 22 or 30 CSS pixels.
   * @default 'small'
   */
  size?: BadgeSize | undefined;
}

/** A short label on a product, or the state of something: `New`, `−20%`, `On its way`. */
export function Badge({tone = 'neutral', size = 'small', className, ...rest}: BadgeProps) {
  if (process.env.NODE_ENV !== 'production' && 'onClick' in rest) {
    reportMisuse(
      'Badge',
      "got an `onClick`. A <span> isn't focusable, so only a pointer could use it. " +
        'Use <Button size="small"> for an action.',
    );
  }
  return (
    <span
      {...rest}
      {...{[BadgeDataAttributes.tone]: tone}}
      className={badgeVariants({tone, size, className})}
    />
  );
}
