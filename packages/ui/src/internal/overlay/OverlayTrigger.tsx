import clsx from 'clsx';
import {cloneElement, type ComponentProps, type MouseEvent, type ReactElement} from 'react';
import {Button, type ButtonProps} from '../../button/index.ts';

/** Props of the buttons that open and close an overlay. */
export interface OverlayButtonProps extends ButtonProps {
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

interface OverlayTriggerProps extends OverlayButtonProps {
  /** The action of a click, unless a handler of the page has called `preventDefault()`. */
  onActivate: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The button of an overlay. */
export function OverlayTrigger({render, onActivate, onClick, ...props}: OverlayTriggerProps) {
  const own = render?.props;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    own?.onClick?.(event);
    onClick?.(event);
    if (event.defaultPrevented) return;
    // The same press would do the same by `command` or `popovertarget`, which serve until this code runs.
    event.preventDefault();
    // Safari gives no focus to a button that is clicked, so the overlay would have none to give back.
    event.currentTarget.focus({preventScroll: true});
    onActivate(event);
  }
  if (!render) return <Button {...props} onClick={handleClick} />;
  const {
    variant: _variant,
    size: _size,
    loading: _loading,
    fullWidth: _width,
    ...attributes
  } = props;
  const className = clsx(attributes.className, own?.className);
  const children = own?.children ?? attributes.children;
  return cloneElement(render, {...attributes, ...own, className, onClick: handleClick}, children);
}
