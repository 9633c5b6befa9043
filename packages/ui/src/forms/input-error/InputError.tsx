import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {joinText} from '../../internal/join-text.ts';
import {AlertIcon} from './AlertIcon.tsx';

/** Props of `InputError`. All other props of `<p>` reach the element. */
export interface InputErrorProps extends ComponentProps<'p'> {
  /** The fault and how to fix it. Without it nothing is rendered, so pass your state's error as it is. */
  children?: ReactNode | undefined;
  /**
   * Lets a screen reader announce the error as soon as it appears. For one that comes while the focus is elsewhere, such as
   * the answer of a server.
   * @default false
   */
  announce?: boolean | undefined;
}

/**
 * The error of a form control, below it. `Field` renders it by itself; on its own, point to it with `aria-describedby`
 * of the control.
 */
export function InputError({announce = false, className, children, ...rest}: InputErrorProps) {
  if (!children) return null;
  return (
    <p
      {...rest}
      role={announce ? 'alert' : rest.role}
      className={clsx('flex items-start gap-1.5 text-sm font-medium text-danger', className)}
    >
      <AlertIcon className="mt-0.75 size-4 shrink-0" />
      <span className="min-w-0">{joinText(children)}</span>
    </p>
  );
}
