import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {modalDescriptionClassName} from '../internal/modal/class-names.ts';
import {OverlayDescription} from '../internal/overlay/OverlayText.tsx';

/** One or two sentences below the title. Screen readers read them when the sheet opens. Accepts all props of `<p>`. */
export function SheetDescription({className, ...rest}: ComponentProps<'p'>) {
  const classNames = clsx(modalDescriptionClassName, className);
  return <OverlayDescription {...rest} family="Sheet" className={classNames} />;
}
