import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {OverlayTitle} from '../internal/overlay/OverlayText.tsx';

/** The heading of the popover, and its name for screen readers. Accepts all props of `<h2>`. */
export function PopoverTitle({className, ...rest}: ComponentProps<'h2'>) {
  const classNames = clsx('text-lg font-semibold', className);
  return <OverlayTitle {...rest} family="Popover" className={classNames} />;
}
