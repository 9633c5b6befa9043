'use client';

import {Drawer} from '@base-ui/react/drawer';
import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import {Button, type ButtonProps} from '../button/index.ts';

/** Props of `DrawerTrigger`: those of `Button`, and `render`. */
export interface DrawerTriggerProps extends ButtonProps {
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and handlers; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** The button that opens the drawer. It is not shown without scripts. */
export function DrawerTrigger({
  variant,
  size,
  loading,
  fullWidth,
  render,
  className,
  ...rest
}: DrawerTriggerProps) {
  const button = <Button {...{variant, size, loading, fullWidth}} />;
  return (
    <Drawer.Trigger
      {...rest}
      render={render ?? button}
      className={clsx('noscript:hidden', className)}
    />
  );
}
