import type {Cart, CartMessage} from '@storefront-toolkit/types/cart';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {Totals, type TotalsLabels} from '@storefront-toolkit/ui/totals';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import {fillNumbers, pluralForm} from '../../internal/plural-text.ts';
import type {TileHeadingLevel} from '../../internal/Tile.tsx';
import {Checkout} from './Checkout.tsx';
import {CartSummaryDataAttributes} from './data-attributes.ts';
import {type CartSummaryLabels, ENGLISH} from './labels.ts';

/** Props of `CartSummary`. All other props of `<section>` reach the element. */
export interface CartSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The cart, as the integration sends it. */
  cart: Cart;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Address of the checkout. Without it, and without a checkout that the vendor hosts, there is no link.
   * @default cart.checkoutUrl
   */
  checkoutHref?: string | undefined;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: TileHeadingLevel | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<CartSummaryLabels> | undefined;
  /**
   * The words of the totals, as `Totals` takes them.
   * @default {}
   */
  totalsLabels?: Partial<TotalsLabels> | undefined;
  /** Content between the totals and the link: promo codes, gift cards. */
  children?: ReactNode | undefined;
}

/** A cart's totals, and the link to the checkout. */
export function CartSummary({
  cart,
  locale,
  checkoutHref = cart.checkoutUrl,
  headingLevel = 2,
  labels,
  totalsLabels,
  children,
  className,
  ...rest
}: CartSummaryProps) {
  const words = {...ENGLISH, ...labels};
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isEmpty = cart.lineItems.length + cart.customLineItems.length === 0;
  const errors = cart.messages.filter(isBlocking);
  const count = cart.totalQuantity;
  const countText = fillNumbers(pluralForm(words.items, count, locale), {count}, locale);
  const attributes = {
    ...rest,
    ...((isEmpty || errors.length > 0) && {[CartSummaryDataAttributes.blocked]: ''}),
  };
  return (
    <section
      aria-labelledby={id}
      {...attributes}
      className={clsx('grid gap-4 rounded-lg bg-surface p-gutter text-base text-ink', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading id={id} className="text-xl">
          {words.title}
        </Heading>
        <p className="text-ink-muted">{countText}</p>
      </div>
      <Totals totals={cart.totals} locale={locale} labels={totalsLabels} />
      {cart.totals.estimated && <p className="text-sm text-ink-muted">{words.estimated}</p>}
      {children}
      <Checkout isEmpty={isEmpty} errors={errors} href={checkoutHref} words={words} />
    </section>
  );
}

/** Whether a message keeps the cart from being checked out. A code that the store didn't take changes nothing. */
const isBlocking = ({level, code}: CartMessage) =>
  level === 'error' && !code.startsWith('coupon-') && code !== 'gift-card-refused';
