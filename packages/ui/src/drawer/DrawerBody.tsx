import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {modalBodyClassName} from '../internal/modal/class-names.ts';

/**
 * The drawer's content. Scrolls when it is higher than the drawer, and a swipe down closes once it is at its upper
 * end. Accepts all props of `<div>`.
 */
export function DrawerBody({className, ...rest}: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(modalBodyClassName, className)} />;
}
