import type {ComponentProps, MouseEvent} from 'react';
import {ButtonContent} from './ButtonContent.tsx';
import {ButtonDataAttributes} from './data-attributes.ts';
import {type ButtonSize, type ButtonVariant, buttonVariants} from './variants.ts';

/** The props that `Button` and `IconButton` share. */
export interface ButtonElementProps extends ComponentProps<'button'> {
  /**
   * Weight of the button on its page.
   * @default 'primary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Height of the button: 32, 40 or 48 CSS pixels. Use `large` for the main action on a touch screen.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /**
   * Shows a spinner and ignores activation. The button keeps its width, its accessible name and the
   * keyboard focus, which the `disabled` attribute would take away. Needs a client component, because a
   * click handler does the blocking.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Disables the button and removes it from the tab order. Prefer a button that explains on activation what
   * is missing. Where its own activation disables it, pass `aria-disabled`: it ignores activation too, and
   * keeps the keyboard focus.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * The button's role in a form. Unlike HTML's own default, a button submits only with `type="submit"`.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

interface ShapeProps {
  shape: 'text' | 'icon';
  fullWidth?: boolean | undefined;
}

function blockActivation(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const isTrue = (value: unknown) => value === true || value === 'true';

/** The native `<button>` behind `Button` and `IconButton`. */
export function ButtonElement({
  variant = 'primary',
  size = 'medium',
  shape,
  fullWidth = false,
  loading = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonElementProps & ShapeProps) {
  const attributes = {
    ...rest,
    ...(isTrue(rest['aria-disabled']) && {onClick: blockActivation}),
    [ButtonDataAttributes.variant]: variant,
    [ButtonDataAttributes.size]: size,
    ...(loading && {
      [ButtonDataAttributes.loading]: '',
      'aria-busy': true,
      'aria-disabled': true,
      onClick: blockActivation,
    }),
  };
  return (
    <button
      {...attributes}
      type={type}
      className={buttonVariants({variant, size, shape, fullWidth, className})}
    >
      <ButtonContent loading={loading}>{children}</ButtonContent>
    </button>
  );
}
