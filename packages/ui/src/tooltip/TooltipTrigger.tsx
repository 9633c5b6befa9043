'use client';

import clsx from 'clsx';
import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type Ref,
} from 'react';
import {Button, type ButtonProps} from '../button/index.ts';
import {TooltipDataAttributes} from './data-attributes.ts';
import {useTooltip} from './tooltip-context.ts';

/** Props of `TooltipTrigger`: those of `Button`, and `render`. */
export interface TooltipTriggerProps extends Omit<ButtonProps, 'ref'> {
  /** Reaches the element. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, a link, whatever takes the focus. It gets the
   * attributes and handlers; its own props win, and its own handlers run first.
   * @default <Button />
   */
  render?: ReactElement<HTMLAttributes<HTMLElement>> | undefined;
}

type Handler = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur';

/** The control that the tooltip belongs to. It has to make sense without it. */
export function TooltipTrigger({render = <Button />, ...props}: TooltipTriggerProps) {
  const {open, kind, contentId, ...timing} = useTooltip('Trigger');
  const own = render.props as TooltipTriggerProps;

  const handlers = {
    onPointerEnter({pointerType}: PointerEvent) {
      if (pointerType !== 'touch') timing.showSoon();
    },
    onPointerLeave: timing.hideSoon,
    onPointerDown: timing.hideForPress,
    onFocus({currentTarget}: FocusEvent) {
      // A press focuses too, and hides the tooltip: what it says was read by then.
      if (currentTarget.matches(':focus-visible')) timing.showForFocus();
    },
    onBlur: timing.hideAfterFocus,
  };
  const both = (name: Handler) => (event: never) => {
    own[name]?.(event);
    props[name]?.(event);
    handlers[name](event);
  };
  const description = own['aria-describedby'] ?? props['aria-describedby'];
  return cloneElement(render as ReactElement<TooltipTriggerProps>, {
    ...props,
    ...own,
    ...({
      [TooltipDataAttributes.content]: contentId,
      ...(open && {[TooltipDataAttributes.popupOpen]: ''}),
    } as object),
    'aria-describedby': clsx(description, kind === 'description' && contentId) || undefined,
    className: clsx(props.className, own.className) || undefined,
    children: own.children ?? props.children,
    onPointerEnter: both('onPointerEnter'),
    onPointerLeave: both('onPointerLeave'),
    onPointerDown: both('onPointerDown'),
    onFocus: both('onFocus'),
    onBlur: both('onBlur'),
  });
}
