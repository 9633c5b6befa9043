'use client';

import type {Cart} from '@storefront-toolkit/types/cart';
import {formatMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {AlertRegion, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {announce} from '@storefront-toolkit/ui/announcer';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {type HrefOf, linkAttributes} from '@storefront-toolkit/ui/link';
import {Heading, type HeadingLevel} from '@storefront-toolkit/ui/text-components/heading';
import {Totals} from '@storefront-toolkit/ui/totals';
import {useEffect, useRef} from 'react';
import {cartNews, removedLine} from './cart-news';
import {CartLine, type CartLineProps} from './CartLine';

/** Props of `CartView`. */
export interface CartViewProps extends Pick<CartLineProps, 'onQuantityChange' | 'onRemove'> {
  /** The cart. Pass the one that a change answers with. */
  cart: Cart;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** Address of your checkout. A cart whose vendor hosts the checkout has an address of its own, which wins. */
  checkoutHref: string;
  /** Gives products their addresses. Make one for the whole store. */
  hrefOf?: HrefOf;
  /** Level of the heading. 1 on a page of its own, 2 in a sheet. */
  headingLevel?: HeadingLevel;
}

const TONES = {info: 'info', warning: 'warning', error: 'danger'} as const;

/** A cart that a shopper changes: its lines, its sums, and the link to the checkout. */
export function CartView({
  cart,
  locale,
  checkoutHref,
  hrefOf,
  headingLevel = 1,
  onQuantityChange,
  onRemove,
}: CartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(cart);
  const removing = useRef('');
  const empty = cart.lineItems.length === 0;

  useEffect(() => {
    const before = last.current;
    last.current = cart;
    announce(cartNews(before, cart, locale));
    const index = removedLine(before, cart);
    // The pressed button is gone, and the focus with it: the next line gets it, or the heading after the last one.
    const pressed = before.lineItems[index]?.id === removing.current;
    if (pressed && document.activeElement === document.body) {
      const next = list.current?.children[index]?.querySelector('a');
      (next ?? heading.current)?.focus();
    }
  }, [cart, locale]);

  function remove(id: string) {
    removing.current = id;
    return onRemove(id);
  }

  return (
    <div className="@container grid gap-6 text-base text-ink">
      <Heading level={headingLevel} ref={heading} tabIndex={-1}>
        Your cart
      </Heading>
      <AlertRegion className="empty:sr-only">
        {cart.messages.map(({level, text}, index) => (
          <AlertRoot key={`${cart.updatedAt} ${index}`} tone={TONES[level]}>
            <AlertTitle>{text}</AlertTitle>
          </AlertRoot>
        ))}
      </AlertRegion>
      {empty ? (
        <div className="grid justify-items-start gap-4">
          <p>Nothing is in it yet.</p>
          <ButtonLink {...linkAttributes({type: 'Home'}, hrefOf)}>Go to the shop</ButtonLink>
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-grid gap-y-8 @min-[48rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <ul ref={list} className="grid grid-cols-1">
            {cart.lineItems.map((line) => (
              <CartLine
                key={line.id}
                {...{line, locale, hrefOf, onQuantityChange}}
                onRemove={remove}
              />
            ))}
            {cart.customLineItems.map(({id, name, total}) => (
              <li key={id} className="flex justify-between gap-4 border-t border-line py-4">
                {name}
                <span className="font-semibold tabular-nums">{formatMoney(total, locale)}</span>
              </li>
            ))}
          </ul>
          <aside aria-label="Summary of your cart" className="grid gap-4 rounded-lg bg-surface p-4">
            <Totals totals={cart.totals} locale={locale} />
            <ButtonLink href={cart.checkoutUrl ?? checkoutHref} size="large" fullWidth>
              Check out
            </ButtonLink>
          </aside>
        </div>
      )}
    </div>
  );
}
