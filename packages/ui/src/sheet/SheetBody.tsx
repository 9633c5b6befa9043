import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {modalBodyClassName} from '../internal/modal/class-names.ts';
import {ModalBody} from '../internal/modal/ModalBody.tsx';

/** The sheet's content. Scrolls when it is higher than the screen, while title and footer stay. Accepts all props of `<div>`. */
export function SheetBody({className, ...rest}: ComponentProps<'div'>) {
  return <ModalBody {...rest} family="Sheet" className={clsx(modalBodyClassName, className)} />;
}
