import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {FreeShippingProgress} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import {GiftCards} from '@storefront-toolkit/commerce-ui/cart/gift-cards';
import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {useState} from 'react';
import {useRouteLoaderData} from 'react-router';
import {cartAction} from '../cart-action.ts';
import {PageHead} from '../components/PageHead.tsx';
import {type CartChange, useCartChange} from '../use-cart-change.ts';
import {useMarket} from '../use-market.ts';
import type {loader} from './market.tsx';

export default function CartPage() {
  // The market's route reads the cart for all pages.
  const {
    cart: known,
    code = '',
    hasGiftCards,
  } = useRouteLoaderData<typeof loader>('routes/market')!;
  const {labels, locale, market, prefix, productHref} = useMarket();
  const change = useCartChange();
  const [messages, setMessages] = useState(known?.messages ?? []);
  const {shop, components: words} = labels;
  const head = (
    <>
      <PageHead path="/cart" title={shop.cart} description={shop.cartDescription} indexed={false} />
      <Heading level={1}>{shop.cart}</Heading>
    </>
  );
  if (!known) {
    return (
      <div className="grid justify-items-start gap-4">
        {head}
        <p>{words.cartLines?.empty ?? 'Your cart is empty.'}</p>
        <ButtonLink href={prefix}>{shop.backToShop}</ButtonLink>
      </div>
    );
  }
  const cart = {...known, messages};
  const action = (name: CartChange) =>
    cartAction(`${prefix}/cart/${name}`, async (form) => setMessages(await change(name, form)));
  const refused = (wanted: 'coupon' | 'gift-card') =>
    messages.some((one) => one.code.startsWith(wanted)) ? code : '';
  const isEmpty = cart.lineItems.length === 0;
  return (
    <div className="grid gap-6">
      {head}
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_26rem]">
        <div className="grid min-w-0 gap-6">
          {!isEmpty && (
            <FreeShippingProgress
              subtotal={cart.totals.subtotal}
              threshold={market.freeShippingFrom}
              locale={locale}
              labels={words.freeShipping}
            />
          )}
          <CartLines
            cart={cart}
            locale={locale}
            productHref={`${productHref}?sku={sku}`}
            updateAction={action('update')}
            removeAction={action('remove')}
            shopHref={prefix}
            labels={words.cartLines}
            priceLabels={words.price}
          />
        </div>
        {!isEmpty && (
          <CartSummary
            cart={cart}
            locale={locale}
            checkoutHref={`${prefix}/checkout`}
            labels={words.cartSummary}
            totalsLabels={words.totals}
          >
            <PromoCodes
              coupons={cart.coupons}
              messages={messages}
              promotions={cart.promotions}
              applyAction={action('apply-code')}
              removeAction={action('remove-code')}
              defaultCode={refused('coupon')}
              labels={words.promoCodes}
            />
            {hasGiftCards && (
              <GiftCards
                payments={cart.payments}
                locale={locale}
                messages={messages}
                applyAction={action('apply-gift-card')}
                removeAction={action('remove-gift-card')}
                defaultCode={refused('gift-card')}
                labels={words.giftCards}
              />
            )}
          </CartSummary>
        )}
      </div>
    </div>
  );
}
