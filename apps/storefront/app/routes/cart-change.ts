import {type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect} from 'react-router';
import {cartIdFor} from '../server/cart.ts';
import {writeCart, writeNews} from '../server/cart-cookies.ts';
import {changeCart} from '../server/change-cart.ts';
import {marketFrom} from '../server/request.ts';

/** Takes the forms of the cart. A browser is led to the cart. A script, which accepts JSON, gets the messages. */
export async function action({params, request}: ActionFunctionArgs) {
  const market = marketFrom(params);
  const form = await request.formData();
  const cartId = await cartIdFor(request, market);
  const cart = await changeCart(params.change, {cartId, form}, market, request);
  if (!cart) throw data(null, 404);
  const headers = new Headers();
  headers.append('Set-Cookie', await writeCart({id: cart.id, market: market.locale}));
  const {messages} = cart;
  if (request.headers.get('Accept') === 'application/json') {
    return Response.json({messages}, {headers});
  }
  const code = form.get('code');
  if (messages.length > 0) {
    const news = {messages, ...(typeof code === 'string' && {code})};
    headers.append('Set-Cookie', await writeNews(news));
  }
  return redirect(`/${market.locale}/cart`, {status: 303, headers});
}

/** The address of a form leads to the cart, for those who reload it. */
export const loader = ({params}: LoaderFunctionArgs) =>
  redirect(`/${marketFrom(params).locale}/cart`);
