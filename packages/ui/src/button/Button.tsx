import {reportMisuse} from '../internal/report-misuse.ts';
import {ButtonElement, type ButtonElementProps} from './ButtonElement.tsx';

/** Props of `Button`. All other props of `<button>` reach the element. */
export interface ButtonProps extends ButtonElementProps {
  /**
   * Makes the button as wide as its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
}

/** A native button for an action on the page: add to cart, apply a coupon, place an order. */
export function Button(props: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    if ('href' in props) {
      reportMisuse(
        'Button',
        'got an `href`. A <button> ignores it, so nothing happens on activation. Use <ButtonLink href> instead.',
      );
    }
    const empty = [undefined, null, false, ''].some((nothing) => nothing === props.children);
    if (empty && !props['aria-label'] && !props['aria-labelledby']) {
      reportMisuse(
        'Button',
        'has no content and no label, so a screen reader can only say "button". ' +
          'Give it text as children, or use <IconButton label> for an icon alone.',
      );
    }
  }
  return <ButtonElement {...props} shape="text" />;
}
