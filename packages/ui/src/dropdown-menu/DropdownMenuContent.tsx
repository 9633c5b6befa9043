import type {ComponentProps} from 'react';
import {MenuSurface} from '../internal/menu/MenuSurface.tsx';

/** The side of the trigger on which a menu opens. */
export type DropdownMenuSide =
  /** Above the trigger. */
  | 'top'
  /** Below the trigger. */
  | 'bottom';

/** Which edges of menu and trigger are in line. */
export type DropdownMenuAlign =
  /** Where lines start. */
  | 'start'
  /** Their centers. */
  | 'center'
  /** Where lines end. */
  | 'end';

/** Props of `DropdownMenuContent`. All other props of `<div>` reach the element. */
export interface DropdownMenuContentProps extends ComponentProps<'div'> {
  /**
   * The position of the menu. If it doesn't fit there, it moves to the opposite side.
   * @default 'bottom'
   */
  side?: DropdownMenuSide | undefined;
  /**
   * Which edges of menu and trigger are in line.
   * @default 'start'
   */
  align?: DropdownMenuAlign | undefined;
}

/** The menu itself, while it is open. It is portaled to `<body>`, or into the dialog around it. */
export function DropdownMenuContent({
  side = 'bottom',
  align = 'start',
  ...rest
}: DropdownMenuContentProps) {
  return <MenuSurface {...rest} side={side} align={align} sideOffset={4} />;
}
