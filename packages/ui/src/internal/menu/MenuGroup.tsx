'use client';

import {Menu} from '@base-ui/react/menu';
import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** Items that belong together, with a label as its first child. Accepts all props of `<div>`. */
export function MenuGroup(props: ComponentProps<'div'>) {
  return <Menu.Group {...props} />;
}

/** Names the group or the radio group around it. Accepts all props of `<div>`. */
export function MenuLabel({className, ...rest}: ComponentProps<'div'>) {
  const classNames = clsx('px-2 pt-2 pb-1 text-sm font-semibold text-ink-muted', className);
  return <Menu.GroupLabel {...rest} className={classNames} />;
}

/** A line between groups. Accepts all props of `<div>`. */
export function MenuSeparator({className, ...rest}: ComponentProps<'div'>) {
  return <Menu.Separator {...rest} className={clsx('my-1 border-t border-line', className)} />;
}
