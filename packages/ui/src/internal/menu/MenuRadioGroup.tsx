'use client';

import {Menu} from '@base-ui/react/menu';
import type {ComponentProps} from 'react';

/** Props of a radio group. All other props of `<div>` reach the element. */
export interface MenuRadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Value of the item that is chosen, when your component holds the state. Pass `onValueChange` with it. */
  value?: string | undefined;
  /** Value of the item that is chosen at first, when the group holds the state itself. */
  defaultValue?: string | undefined;
  /** Called with the value of the item that is to be chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Items of which one is chosen. Give it a label: a `Label` as its first child, or `aria-label`. */
export function MenuRadioGroup({onValueChange, ...rest}: MenuRadioGroupProps) {
  const change = onValueChange && ((value: unknown) => onValueChange(String(value)));
  return <Menu.RadioGroup {...rest} onValueChange={change} />;
}
