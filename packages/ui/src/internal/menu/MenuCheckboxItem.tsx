'use client';

import {Menu} from '@base-ui/react/menu';
import type {ComponentProps} from 'react';
import {itemClassName} from './class-names.ts';
import {Mark} from './Mark.tsx';

/** Props of a checkbox item. All other props of `<div>` reach the element. */
export interface MenuCheckboxItemProps extends Omit<ComponentProps<'div'>, 'defaultChecked'> {
  /** Whether it is checked, when your component holds the state. Pass `onCheckedChange` with it. */
  checked?: boolean | undefined;
  /**
   * Whether it is checked at first, when it holds the state itself.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called when it is to be checked or not. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Disables the item. It can still be reached, so that nobody misses it.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the menu closes when the item is activated.
   * @default false
   */
  closeOnClick?: boolean | undefined;
  /**
   * Text that typing is compared with, where the content does not begin with it.
   * @default the text of the item
   */
  label?: string | undefined;
}

/** An item that is on or off. The menu stays open, so that several can be changed. */
export function MenuCheckboxItem({className, children, ...rest}: MenuCheckboxItemProps) {
  return (
    <Menu.CheckboxItem {...rest} className={itemClassName('neutral', className)}>
      <Mark indicator={<Menu.CheckboxItemIndicator />} />
      {children}
    </Menu.CheckboxItem>
  );
}
