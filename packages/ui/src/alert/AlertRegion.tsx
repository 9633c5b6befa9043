import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** Props of `AlertRegion`. All other props of `<div>` reach the element. */
export interface AlertRegionProps extends ComponentProps<'div'> {
  /**
   * The time when a screen reader announces an alert in the region: after its current announcement (`polite`), or at once
   * (`assertive`). Interrupt for what a shopper must know before going on, such as a payment that failed.
   * @default 'polite'
   */
  live?: 'polite' | 'assertive' | undefined;
}

/**
 * Holds the alerts that come and go. Keep it in the page while it is empty: a screen reader announces what arrives in a
 * region that it already knows. Give an alert that appears again a new `key`: screen readers announce the same one only once.
 */
export function AlertRegion({live = 'polite', className, ...rest}: AlertRegionProps) {
  return (
    <div
      {...rest}
      role={live === 'assertive' ? 'alert' : 'status'}
      aria-atomic="false"
      className={clsx('grid gap-3', className)}
    />
  );
}
