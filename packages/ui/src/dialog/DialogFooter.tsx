import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {modalFooterClassName} from '../internal/modal/class-names.ts';

/** The actions at the end of the dialog. They stay in sight while the body scrolls. Accepts all props of `<div>`. */
export function DialogFooter({className, ...rest}: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(modalFooterClassName, className)} />;
}
