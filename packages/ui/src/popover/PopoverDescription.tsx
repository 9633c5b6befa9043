import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {OverlayDescription} from '../internal/overlay/OverlayText.tsx';

/** Text that describes the popover. Screen readers read it when it opens. Accepts all props of `<p>`. */
export function PopoverDescription({className, ...rest}: ComponentProps<'p'>) {
  const classNames = clsx('text-ink-muted', className);
  return <OverlayDescription {...rest} family="Popover" className={classNames} />;
}
