'use client';

import {Menu} from '@base-ui/react/menu';
import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import {Button, type ButtonProps} from '../button/index.ts';
import {useMenuTriggerRef} from '../internal/menu/MenuDirection.tsx';
import {useMergedRefs} from '../internal/use-merged-refs.ts';

/** Props of `DropdownMenuTrigger`: those of `Button`, and `render`. */
export interface DropdownMenuTriggerProps extends ButtonProps {
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and handlers; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** The button that opens the menu. It is not shown without scripts. */
export function DropdownMenuTrigger({
  variant,
  size,
  loading,
  fullWidth,
  render,
  ref,
  className,
  ...rest
}: DropdownMenuTriggerProps) {
  const mergedRef = useMergedRefs(useMenuTriggerRef(), ref);
  const button = <Button {...{variant, size, loading, fullWidth}} />;
  return (
    <Menu.Trigger
      {...rest}
      ref={mergedRef}
      render={render ?? button}
      className={clsx('noscript:hidden', className)}
    />
  );
}
