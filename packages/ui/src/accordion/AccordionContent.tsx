import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** The content that an item opens. */
export function AccordionContent({className, ...rest}: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('pb-4 text-ink-muted', className)} />;
}
