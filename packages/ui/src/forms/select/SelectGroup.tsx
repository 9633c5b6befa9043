'use client';

import {Select} from '@base-ui/react/select';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** Props of `SelectGroup`. All other props of `<div>` reach the element. */
export interface SelectGroupProps extends ComponentProps<'div'> {
  /** Name of the group, above its items. */
  label: ReactNode;
}

/** Items under a name of their own. */
export function SelectGroup({label, className, children, ...rest}: SelectGroupProps) {
  return (
    <Select.Group
      {...rest}
      className={clsx('not-first:mt-1 not-first:border-t not-first:pt-1', className)}
    >
      <Select.GroupLabel className="px-3 py-1.5 text-sm font-medium text-ink-muted">
        {label}
      </Select.GroupLabel>
      {children}
    </Select.Group>
  );
}
