'use client';

import {ButtonLink} from '@storefront-toolkit/ui/button';
import {QuantityIndicator} from '@storefront-toolkit/ui/quantity-indicator';
import type {ComponentProps, KeyboardEvent, MouseEvent} from 'react';
import {useHydrated} from '../../internal/use-hydrated.ts';

interface CartTriggerProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The number of items. `undefined` while there is no cart. */
  count: number | undefined;
  /** The trigger's name. */
  name: string;
  /** The visible text. */
  text: string;
  /** Id of the flyout. */
  flyoutId: string;
  open: boolean;
  onOpen: () => void;
}

/** A link to the cart page. Once scripts run it is a button that opens the cart here. */
export function CartTrigger({
  count,
  name,
  text,
  flyoutId,
  open,
  onOpen,
  onClick,
  onKeyDown,
  ...rest
}: CartTriggerProps) {
  const button = useHydrated() && {
    role: 'button',
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    'aria-controls': flyoutId,
  };

  function activate(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
    // With these a click on a link opens a tab or a window.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari doesn't focus a link that is clicked, so the flyout would have nothing to return the focus to.
    event.currentTarget.focus({preventScroll: true});
    onOpen();
  }

  return (
    <ButtonLink
      variant="secondary"
      {...rest}
      {...button}
      onClick={(event) => {
        onClick?.(event);
        activate(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === ' ') activate(event);
      }}
    >
      <QuantityIndicator count={count ?? 0} label={name} announce={false}>
        <CartIcon />
      </QuantityIndicator>
      <span aria-hidden="true" className={count ? 'ms-1' : undefined}>
        {text}
      </span>
    </ButtonLink>
  );
}

const CartIcon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-6"
  >
    <path d="M5 8h14l-1 12H6zM9 10V7a3 3 0 0 1 6 0v3" />
  </svg>
);
