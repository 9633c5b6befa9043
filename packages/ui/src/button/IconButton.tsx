import type {ReactNode} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import type {ButtonProps} from './Button.tsx';
import {ButtonElement} from './ButtonElement.tsx';

/** Props of `IconButton`. All other props of `<button>` reach the element. */
export interface IconButtonProps extends Omit<
  ButtonProps,
  'aria-label' | 'children' | 'fullWidth'
> {
  /**
   * The button's accessible name: its action, in words. Name the thing it acts on, because a page can hold
   * many of the same icon: `Remove Wool scarf`.
   */
  label: string;
  /** The icon, usually an `<svg>`. It is sized by `size` and takes the color of the text. */
  children: ReactNode;
}

/** A square button that shows an icon alone. Its name is required. */
export function IconButton({label, ...props}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production' && !label) {
    reportMisuse(
      'IconButton',
      'has no `label`. An icon has no name of its own, so a screen reader can only say "button". ' +
        'Say what the button does: <IconButton label="Remove Wool scarf">.',
    );
  }
  return <ButtonElement {...props} aria-label={label} shape="icon" />;
}
