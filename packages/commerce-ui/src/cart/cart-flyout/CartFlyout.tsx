'use client';

import type {Cart} from '@storefront-toolkit/types/cart';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {safeHref} from '@storefront-toolkit/ui/link';
import {
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetRoot,
  type SheetSize,
  SheetTitle,
} from '@storefront-toolkit/ui/sheet';
import {type ComponentProps, type MouseEvent, type ReactNode, useId, useRef, useState} from 'react';
import {fillNumbers, pluralForm} from '../../internal/plural-text.ts';
import {CartTrigger} from './CartTrigger.tsx';
import {CartFlyoutDataAttributes} from './data-attributes.ts';
import {type CartFlyoutLabels, ENGLISH} from './labels.ts';
import {LoadingLines} from './LoadingLines.tsx';
import {useAnnouncedCount} from './use-announced-count.ts';

/** Props of `CartFlyout`. All other props of `<a>` reach the trigger. */
export interface CartFlyoutProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** The cart. Without one it is loading. */
  cart: Cart | undefined;
  /** Language and region in which numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** Address of the cart page, to which the trigger leads without JavaScript. */
  cartHref: string;
  /**
   * Whether the flyout is open, when your component holds the state. Pass `onOpenChange` with it.
   * @default undefined
   */
  open?: boolean | undefined;
  /** Called when the flyout is to open or close: by its trigger, a link in it, the close button, Escape, or clicking outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The part that scrolls: `CartLines`, which shows the empty cart too. */
  children: ReactNode;
  /**
   * Content between the heading and the items, such as `FreeShippingProgress`. Left out while the cart is empty.
   * @default undefined
   */
  notice?: ReactNode | undefined;
  /**
   * Content below the items: `CartSummary`, with the link to the checkout. Left out while the cart is empty.
   * @default undefined
   */
  summary?: ReactNode | undefined;
  /**
   * The flyout's width on the screen.
   * @default 'large'
   */
  size?: SheetSize | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<CartFlyoutLabels> | undefined;
}

/** The cart next to the page, and the trigger with the number of its items. */
export function CartFlyout({
  cart,
  locale,
  cartHref,
  open: given,
  onOpenChange,
  children,
  notice,
  summary,
  size = 'large',
  labels,
  ...rest
}: CartFlyoutProps) {
  const words = {...ENGLISH, ...labels};
  const id = useId();
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  // A page on which nobody opens the cart is spared its content.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  const count = cart?.totalQuantity;
  const countText =
    count === undefined
      ? undefined
      : fillNumbers(pluralForm(words.count, count, locale), {count}, locale);
  useAnnouncedCount(countText, open);

  const href = safeHref(cartHref);
  if (process.env.NODE_ENV !== 'production' && href === undefined) reportAddress(cartHref);
  const isEmpty = cart && cart.lineItems.length + cart.customLineItems.length === 0;
  const isFilled = cart && !isEmpty;

  const flyout = useRef<HTMLDialogElement>(null);
  // The browser would focus the list of items, which shows no outline.
  const initialFocus = {
    get current() {
      return flyout.current?.querySelector<HTMLElement>(CONTROLS) ?? null;
    },
  };

  function setOpen(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }
  // A router keeps the page, and with it the flyout above the next one.
  function closeOnFollow({target, ctrlKey, metaKey, shiftKey}: MouseEvent<HTMLDialogElement>) {
    const isFollowed = (target as Element).closest('a[href]:not([target=_blank])') !== null;
    if (isFollowed && !ctrlKey && !metaKey && !shiftKey) setOpen(false);
  }

  const {open: isOpen, empty, loading} = CartFlyoutDataAttributes;
  const attributes = {
    ...rest,
    ...(open && {[isOpen]: ''}),
    ...(isEmpty && {[empty]: ''}),
    ...(!cart && {[loading]: ''}),
  };
  return (
    <SheetRoot open={open} onOpenChange={setOpen}>
      <CartTrigger
        {...attributes}
        href={href ?? '#'}
        count={count}
        name={countText ?? words.trigger}
        text={words.trigger}
        flyoutId={id}
        open={open}
        onOpen={() => setOpen(true)}
      />
      <SheetContent
        ref={flyout}
        id={id}
        size={size}
        closeLabel={words.close}
        initialFocus={initialFocus}
        onClick={closeOnFollow}
      >
        {wasOpened && (
          <>
            <SheetTitle>{words.title}</SheetTitle>
            {!cart && <SheetDescription>{words.loading}</SheetDescription>}
            {isFilled && notice && <div className="shrink-0 px-6 pt-3">{notice}</div>}
            <SheetBody aria-busy={!cart || undefined}>
              {cart ? children : <LoadingLines />}
            </SheetBody>
            <SheetFooter>
              {isFilled && summary && (
                <div className="w-full [&>section]:bg-transparent [&>section]:p-0">{summary}</div>
              )}
              {href !== undefined && (
                <ButtonLink href={href} variant="secondary" fullWidth>
                  {words.viewCart}
                </ButtonLink>
              )}
            </SheetFooter>
          </>
        )}
      </SheetContent>
    </SheetRoot>
  );
}

const CONTROLS = 'a[href], button:enabled, input:enabled:not([type=hidden])';

function reportAddress(cartHref: string) {
  reportMisuse(
    'CartFlyout',
    `got the address "${cartHref}" of the cart page, which isn't safe in a link, so the trigger leads nowhere without ` +
      'JavaScript. Pass a path or an `https:` URL as `cartHref`.',
  );
}
