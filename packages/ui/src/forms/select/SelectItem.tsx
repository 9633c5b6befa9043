'use client';

import {Select} from '@base-ui/react/select';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useContext} from 'react';
import {CheckIcon} from '../../internal/icons.tsx';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {SelectContext} from './select-context.ts';

/** Props of `SelectItem`. All other props of `<div>` reach the element. */
export interface SelectItemProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The value of the select when the item is chosen. One of the `items` of `SelectRoot`. */
  value: string;
  /** The content in the list: text, a swatch, a price. */
  children: ReactNode;
  /**
   * Text that typing is matched with.
   * @default the text of the children
   */
  label?: string | undefined;
  /**
   * Disables the item. It can be reached and read, but not chosen.
   * @default what its option in the `items` of `SelectRoot` says
   */
  disabled?: boolean | undefined;
}

/** One option of the list. */
export function SelectItem({children, className, ...rest}: SelectItemProps) {
  const option = useContext(SelectContext).items.find(({value}) => value === rest.value);
  if (process.env.NODE_ENV !== 'production' && rest.value === '') {
    reportMisuse(
      'SelectItem',
      'has an empty `value`, which a form takes for no choice: a required select would reject it. Give it a value such as ' +
        '"none", or leave the item out and set `placeholder` on <SelectTrigger>.',
    );
  }
  return (
    <Select.Item
      disabled={option?.disabled}
      {...rest}
      className={clsx(
        'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 text-base select-none',
        'data-highlighted:bg-brand-soft data-highlighted:text-ink data-selected:font-medium',
        // Forced colors show an outline that is transparent otherwise.
        'outline-2 -outline-offset-2 outline-transparent not-data-highlighted:outline-none',
        'data-disabled:cursor-not-allowed data-disabled:text-ink-muted forced-colors:data-disabled:text-[GrayText]',
        className,
      )}
    >
      <Select.ItemText className="min-w-0">{children}</Select.ItemText>
      <span className="size-5 shrink-0 text-brand">
        <Select.ItemIndicator>
          <CheckIcon />
        </Select.ItemIndicator>
      </span>
    </Select.Item>
  );
}
