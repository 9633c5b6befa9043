import clsx from 'clsx';
import {cloneElement, type ComponentProps, type ReactElement} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {ButtonContent} from './ButtonContent.tsx';
import {ButtonDataAttributes} from './data-attributes.ts';
import {type ButtonSize, type ButtonVariant, buttonVariants} from './variants.ts';

/** Props of `ButtonLink`. All other props of `<a>` reach the element. */
export interface ButtonLinkProps extends ComponentProps<'a'> {
  /**
   * Weight of the link on its page.
   * @default 'primary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Height of the link: 32, 40 or 48 CSS pixels.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /**
   * Makes the link as wide as its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
  /** Where the link leads. Required unless the element in `render` carries its own target. */
  href?: string | undefined;
  /**
   * Element to render in place of `<a>`, for a router's link: `render={<Link to="/checkout" />}`. It gets
   * the class names, attributes and children; its own props win.
   * @default <a />
   */
  render?: ReactElement<ComponentProps<'a'>> | undefined;
}

/** A link that looks like a button, for going somewhere: to the checkout, to a category. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  render,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  if (process.env.NODE_ENV !== 'production' && !rest.href && !render) {
    reportMisuse(
      'ButtonLink',
      "has neither `href` nor `render`. An <a> without a target isn't focusable and leads nowhere. " +
        'Pass `href`, or use <Button onClick> for an action on this page.',
    );
  }
  const props = {
    ...rest,
    [ButtonDataAttributes.variant]: variant,
    [ButtonDataAttributes.size]: size,
    className: buttonVariants({variant, size, shape: 'text', fullWidth, className}),
  };
  const content = <ButtonContent>{children}</ButtonContent>;
  if (!render) return <a {...props}>{content}</a>;
  const own = render.props;
  const merged = {...props, ...own, className: clsx(props.className, own.className)};
  return cloneElement(render, merged, content);
}
