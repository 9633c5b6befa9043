'use client';

import type {Cart} from '@storefront-toolkit/types/cart';
import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {safeHref} from '@storefront-toolkit/ui/link';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import type {PriceLabels} from '@storefront-toolkit/ui/price';
import clsx from 'clsx';
import {type ComponentProps, Fragment, type ReactNode} from 'react';
import {CartLine} from './CartLine.tsx';
import {CustomLine} from './CustomLine.tsx';
import {CartLinesDataAttributes} from './data-attributes.ts';
import {EmptyCart} from './EmptyCart.tsx';
import {fill} from '../../internal/fill.ts';
import {fillHref} from '../../internal/product-href.ts';
import {type CartLinesLabels, ENGLISH} from './labels.ts';
import type {LineLook} from './line-look.ts';
import {LineMessages, type ShownMessage} from './LineMessages.tsx';
import {messagesOf, messagesWithoutLine, tellsRemoval} from './messages.ts';
import {reportWrongLines} from './report-wrong-lines.ts';
import {useCartNews} from './use-cart-news.ts';
import {useKeptFocus} from './use-kept-focus.ts';
import {useLineChanges} from './use-line-changes.ts';
import type {CartAction} from '../../internal/cart-action.ts';

/** Props of `CartLines`. All other props of `<div>` reach the element. */
export interface CartLinesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cart. Pass the one that a change answers with. */
  cart: Cart;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Address of the product pages: a pattern such as `/products/{slug}` or `/p/{id}`, as `ProductList` takes it. It may also name
   * the variant, with `{sku}` or `{variantId}`. The values are encoded.
   * @default '/products/{slug}'
   */
  productHref?: string | undefined;
  /**
   * Receives another quantity, as the fields `lineItemId` and `quantity`. Without it, quantities are text.
   * @default undefined
   */
  updateAction?: CartAction | undefined;
  /**
   * Receives a line to remove, as the field `lineItemId`. Without it, there are no buttons to remove one.
   * @default undefined
   */
  removeAction?: CartAction | undefined;
  /**
   * Content in place of the list while the cart is empty.
   * @default a sentence, and the link to the shop
   */
  empty?: ReactNode | undefined;
  /**
   * Address of the link to the shop while the cart is empty. Without it, there is no link.
   * @default undefined
   */
  shopHref?: string | undefined;
  /**
   * Where versions of the pictures are, in other widths and encodings. Without it the originals are loaded.
   * @default undefined
   */
  delivery?: ImageDelivery | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<CartLinesLabels> | undefined;
  /**
   * The words of the unit prices, as `Price` takes them.
   * @default {}
   */
  priceLabels?: Partial<PriceLabels> | undefined;
  /**
   * Names of units without a symbol, as `Price` takes them.
   * @default {}
   */
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
}

/** The items in a cart, with their quantities, their amounts and what the store says about them. */
export function CartLines({
  cart,
  locale,
  productHref = '/products/{slug}',
  updateAction,
  removeAction,
  empty,
  shopHref,
  delivery,
  labels,
  priceLabels,
  unitNames,
  className,
  ...rest
}: CartLinesProps) {
  if (process.env.NODE_ENV !== 'production') reportWrongLines(cart, productHref);
  const words = {...ENGLISH, ...labels};
  const changes = useLineChanges({updateAction, removeAction, words});
  const gone = useCartNews(cart, changes.removed, words, locale);
  const lines = cart.lineItems.filter(({id}) => changes.wanted.get(id) !== null);
  const {list, empty: place, onFocusLost} = useKeptFocus(lines.map(({id}) => id));
  const look: LineLook = {words, locale, priceLabels, unitNames, delivery};

  const ids = new Set(cart.lineItems.map(({id}) => id));
  const all = cart.customLineItems;
  const customOf = (id: string) => all.filter(({lineItemId}) => lineItemId === id);
  const others = all.filter(({lineItemId}) => !lineItemId || !ids.has(lineItemId));
  const custom = (one: Cart['customLineItems'][number]) => (
    <CustomLine key={one.id} line={one} messages={messagesOf(cart, one.id)} look={look} />
  );
  const above: readonly ShownMessage[] = [
    ...gone
      .filter((line) => !tellsRemoval(cart.messages, line))
      .map(({name}) => ({level: 'warning', text: fill(words.gone, {name})}) as const),
    ...messagesWithoutLine(cart),
  ];
  const isEmpty = lines.length + others.length === 0;
  const attributes = {...rest, ...(isEmpty && {[CartLinesDataAttributes.empty]: ''})};
  return (
    <div {...attributes} className={clsx('@container grid gap-4 text-base text-ink', className)}>
      <LineMessages messages={above} words={words} />
      {isEmpty ? (
        <EmptyCart ref={place} words={words} shopHref={shopHref}>
          {empty}
        </EmptyCart>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label={words.list} className="grid outline-none">
          {lines.map((line) => (
            <Fragment key={line.id}>
              <CartLine
                line={line}
                href={safeHref(fillHref(productHref, {...line, id: line.productId}))}
                wanted={changes.wanted.get(line.id) ?? undefined}
                messages={[...failureOf(changes.failures, line.id), ...messagesOf(cart, line.id)]}
                look={look}
                updateAction={updateAction}
                removeAction={removeAction}
                onQuantityChange={(quantity) => changes.request(line, quantity)}
                onRemove={() => changes.request(line, null)}
                onFocusLost={() => onFocusLost(line.id)}
              />
              {customOf(line.id).map(custom)}
            </Fragment>
          ))}
          {others.map(custom)}
        </ul>
      )}
    </div>
  );
}

function failureOf(failures: ReadonlyMap<string, string>, id: string): readonly ShownMessage[] {
  const text = failures.get(id);
  return text === undefined ? [] : [{level: 'error', text}];
}
