import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** The news in a few words. It is a `<p>`: an alert isn't a part of the page's outline. */
export function AlertTitle({className, ...rest}: ComponentProps<'p'>) {
  return <p {...rest} className={clsx('col-start-2 font-semibold', className)} />;
}
