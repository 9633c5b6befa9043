'use client';

import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {moveFocus} from './move-focus.ts';
import {useHoverIntent} from './use-hover-intent.ts';

interface FlyoutRootProps extends ComponentProps<'nav'> {
  openDelay?: number | undefined;
  closeDelay?: number | undefined;
}

/** The `<nav>`, and what needs a script: hover and arrow keys. Its entries are rendered outside of it, on a server. */
export function FlyoutRoot({
  openDelay = 120,
  closeDelay = 300,
  className,
  onKeyDown,
  onPointerOver,
  onPointerLeave,
  onClickCapture,
  ...rest
}: FlyoutRootProps) {
  const hover = useHoverIntent(openDelay, closeDelay);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to the keys of the links and buttons inside
    <nav
      {...rest}
      className={clsx(
        'text-base text-ink [anchor-name:--flyout-navigation] [anchor-scope:--flyout-navigation]',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) moveFocus(event);
      }}
      onPointerOver={(event) => {
        onPointerOver?.(event);
        hover.over(event);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        hover.leave(event);
      }}
      onClickCapture={(event) => {
        onClickCapture?.(event);
        hover.click(event);
      }}
    />
  );
}
