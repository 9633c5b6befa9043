import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {modalDescriptionClassName} from '../internal/modal/class-names.ts';
import {OverlayDescription} from '../internal/overlay/OverlayText.tsx';

/** One or two sentences below the title. Screen readers read them when the dialog opens. Accepts all props of `<p>`. */
export function DialogDescription({className, ...rest}: ComponentProps<'p'>) {
  const classNames = clsx(modalDescriptionClassName, className);
  return <OverlayDescription {...rest} family="Dialog" className={classNames} />;
}
