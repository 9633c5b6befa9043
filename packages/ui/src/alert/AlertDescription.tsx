import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** The details: what to do, what happens next. May hold links and buttons. */
export function AlertDescription({className, ...rest}: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('col-start-2 min-w-0 wrap-break-word', className)} />;
}
