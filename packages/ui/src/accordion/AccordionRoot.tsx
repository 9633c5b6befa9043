import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** Puts items below each other, with a line above the first. */
export function AccordionRoot({className, ...rest}: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('w-full border-t border-line', className)} />;
}
