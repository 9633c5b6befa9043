'use client';

import {Drawer} from '@base-ui/react/drawer';
import type {ComponentProps, ReactElement} from 'react';
import {Button, type ButtonProps} from '../button/index.ts';

/** Props of `DrawerClose`: those of `Button`, and `render`. */
export interface DrawerCloseProps extends ButtonProps {
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and handlers; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** A button that closes the drawer. */
export function DrawerClose({
  variant,
  size,
  loading,
  fullWidth,
  render,
  ...rest
}: DrawerCloseProps) {
  const button = <Button {...{variant, size, loading, fullWidth}} />;
  return <Drawer.Close {...rest} render={render ?? button} />;
}
