'use client';

import {Menu} from '@base-ui/react/menu';
import type {ComponentProps} from 'react';
import {itemClassName} from './class-names.ts';
import {Mark} from './Mark.tsx';

/** Props of a radio item. All other props of `<div>` reach the element. */
export interface MenuRadioItemProps extends ComponentProps<'div'> {
  /** Value of the item, unique in its group. */
  value: string;
  /**
   * Disables the item. It can still be reached, so that nobody misses it.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the menu closes when the item is chosen.
   * @default true
   */
  closeOnClick?: boolean | undefined;
  /**
   * Text that typing is compared with, where the content does not begin with it.
   * @default the text of the item
   */
  label?: string | undefined;
}

/** One of the items of a radio group. */
export function MenuRadioItem({
  closeOnClick = true,
  className,
  children,
  ...rest
}: MenuRadioItemProps) {
  const classNames = itemClassName('neutral', className);
  return (
    <Menu.RadioItem {...rest} closeOnClick={closeOnClick} className={classNames}>
      <Mark indicator={<Menu.RadioItemIndicator />} />
      {children}
    </Menu.RadioItem>
  );
}
