import {ButtonLink} from '@storefront-toolkit/ui/button';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {type LoaderFunctionArgs, redirect} from 'react-router';
import {PageHead} from '../components/PageHead.tsx';
import {currentCart} from '../server/cart.ts';
import {contextOf, marketFrom, signalOf, store} from '../server/request.ts';
import {useMarket} from '../use-market.ts';

/** Hands the cart over to the checkout that the vendor hosts. Without one, this page is where yours begins. */
export async function loader({params, request}: LoaderFunctionArgs) {
  const market = marketFrom(params);
  const {cart, headers} = await currentCart(request, market);
  if (!cart || cart.lineItems.length === 0) {
    throw redirect(`/${market.locale}/cart`, {headers});
  }
  const address =
    cart.checkoutUrl ?? (await store.checkoutUrl?.(cart.id, contextOf(market), signalOf(request)));
  if (address !== undefined) throw redirect(address, {headers});
  return null;
}

export default function Checkout() {
  const {labels, prefix} = useMarket();
  const {shop} = labels;
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <PageHead path="/checkout" title={shop.checkout} indexed={false} />
      <Heading level={1}>{shop.checkout}</Heading>
      <p>{shop.checkoutText}</p>
      <ButtonLink href={`${prefix}/cart`} variant="secondary">
        {shop.cart}
      </ButtonLink>
    </div>
  );
}
