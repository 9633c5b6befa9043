import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {OverlayTitle} from '../internal/overlay/OverlayText.tsx';

/** The heading of the panel and of the drawer, and their name for screen readers. Accepts all props of `<h2>`. */
export function FlexDrawerTitle({className, ...rest}: ComponentProps<'h2'>) {
  const classNames = clsx('text-xl font-semibold', className);
  return <OverlayTitle {...rest} family="FlexDrawer" className={classNames} />;
}
