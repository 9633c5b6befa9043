'use client';

import type {ComponentProps} from 'react';
import {type ControlSize, controlVariants} from '../../internal/control.ts';
import {useFieldControl} from '../label/field-context.ts';
import {InputDataAttributes} from './data-attributes.ts';

/** Props of `Textarea`. All other props of `<textarea>` reach the element. */
export interface TextareaProps extends ComponentProps<'textarea'> {
  /**
   * Space at the sides of the text: 8, 12 or 16 CSS pixels, as in an `Input` of the same size.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /**
   * Lines that are seen at first. Where the browser can, the control grows with its text.
   * @default 3
   */
  rows?: number | undefined;
}

/** A native `<textarea>` for several lines: a gift message, a note to the carrier. */
export function Textarea({size = 'medium', rows = 3, className, ...props}: TextareaProps) {
  const rest = useFieldControl(props);
  const attributes = {...rest, [InputDataAttributes.size]: size};
  return (
    <textarea
      {...attributes}
      rows={rows}
      className={controlVariants({size, height: 'lines', className})}
    />
  );
}
