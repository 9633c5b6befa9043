import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {modalTitleClassName} from '../internal/modal/class-names.ts';
import {OverlayTitle} from '../internal/overlay/OverlayText.tsx';

/** The heading of the sheet, and its name for screen readers. Accepts all props of `<h2>`. */
export function SheetTitle({className, ...rest}: ComponentProps<'h2'>) {
  return <OverlayTitle {...rest} family="Sheet" className={clsx(modalTitleClassName, className)} />;
}
