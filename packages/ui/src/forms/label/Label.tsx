import type {ComponentProps} from 'react';
import {joinText} from '../../internal/join-text.ts';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {labelVariants} from './label-variants.ts';
import {RequiredMark} from './RequiredMark.tsx';

/** Props of `Label`. All other props of `<label>` reach the element. */
export interface LabelProps extends ComponentProps<'label'> {
  /** The `id` of the control that the label names. Leave it out when the control is inside the label. */
  htmlFor?: string | undefined;
  /**
   * Shows an asterisk. It is hidden from screen readers, which get `required` from the control: set it there too.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Keeps the label for screen readers and voice control, and takes it out of sight. For a control that its place
   * explains, such as the one field of a search form.
   * @default false
   */
  visuallyHidden?: boolean | undefined;
}

/** The name of a form control. Clicking it moves the focus there. */
export function Label({
  required = false,
  visuallyHidden = false,
  className,
  children,
  ...rest
}: LabelProps) {
  if (process.env.NODE_ENV !== 'production' && !rest.htmlFor && typeof children === 'string') {
    reportMisuse(
      'Label',
      `"${children}" has no \`htmlFor\` and no control inside, so it names nothing: clicking it does nothing, and a ` +
        'screen reader does not read it with the control. Pass the `id` of the control as `htmlFor`, or use <Field label>.',
    );
  }
  return (
    <label {...rest} className={labelVariants({visuallyHidden, weight: 'control', className})}>
      {joinText(children)}
      {required && <RequiredMark />}
    </label>
  );
}
