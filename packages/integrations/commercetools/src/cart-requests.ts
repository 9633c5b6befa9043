import type {
  ByProjectKeyRequestBuilder,
  Cart as CtCart,
  Customer,
  MyCartAddDiscountCodeAction,
  MyCartAddLineItemAction,
  MyCartChangeLineItemQuantityAction,
  MyCartDraft,
  MyCartRemoveDiscountCodeAction,
  MyCartRemoveLineItemAction,
  MyCartSetCountryAction,
  MyCartSetCustomFieldAction,
  MyCartSetCustomTypeAction,
  MyCartSetLocaleAction,
} from '@commercetools/platform-sdk';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {send} from './send.ts';

/** A shopper's change to a cart. The API takes the same for a shopper's own cart and for any cart of the project. */
export type CartAction =
  | MyCartAddLineItemAction
  | MyCartChangeLineItemQuantityAction
  | MyCartRemoveLineItemAction
  | MyCartAddDiscountCodeAction
  | MyCartRemoveDiscountCodeAction
  | MyCartSetCountryAction
  | MyCartSetLocaleAction
  | MyCartSetCustomFieldAction
  | MyCartSetCustomTypeAction;

/** A cart as it is made. The API takes the same for a shopper and for a guest. */
export type NewCart = Omit<MyCartDraft, 'locale' | 'country'> & {
  readonly locale?: string | undefined;
  readonly country?: string | undefined;
};

const DISCOUNTED = 'discountedPricePerQuantity[*].discountedPrice.includedDiscounts[*].discount';
const SHIPPED = 'shippingInfo.discountedPrice.includedDiscounts[*].discount';
/** The things that a cart only refers to: names of discounts, codes, and labels of options. */
const queryArgs = {
  expand: [
    'discountCodes[*].discountCode',
    'discountOnTotalPrice.includedDiscounts[*].discount',
    `lineItems[*].${DISCOUNTED}`,
    `customLineItems[*].${DISCOUNTED}`,
    SHIPPED,
    `shipping[*].${SHIPPED}`,
    'lineItems[*].productType',
  ],
};

/** The requests for carts. */
interface CartRequests {
  create(draft: NewCart, signal: AbortSignal): Promise<CtCart>;
  read(id: string, signal: AbortSignal): Promise<CtCart>;
  change(
    id: string,
    version: number,
    actions: readonly CartAction[],
    signal: AbortSignal,
  ): Promise<CtCart>;
}

/** With the token of a shopper, through My Carts: the API lets it see the shopper's carts alone, and knows the shopper's customer group. */
function shopperRequests(api: ByProjectKeyRequestBuilder, token: string): CartRequests {
  const carts = api.me().carts();
  return {
    create: ({locale, country, ...draft}, signal) => {
      const body = {...draft, ...(locale && {locale}), ...(country && {country})};
      return send((headers) => carts.post({headers, queryArgs, body}), signal, token);
    },
    read: (ID, signal) =>
      send((headers) => carts.withId({ID}).get({headers, queryArgs}), signal, token),
    change: (ID, version, actions, signal) => {
      const body = {version, actions: [...actions]};
      return send((headers) => carts.withId({ID}).post({headers, queryArgs, body}), signal, token);
    },
  };
}

/** With the client's own token, which sees all carts of the project. The key of a cart is all that a guest has. */
function guestRequests(api: ByProjectKeyRequestBuilder): CartRequests {
  const carts = api.carts();
  return {
    create: ({locale, country, ...draft}, signal) => {
      const body = {...draft, ...(locale && {locale}), ...(country && {country})};
      return send(() => carts.post({queryArgs, body}), signal);
    },
    read: (ID, signal) => send(() => carts.withId({ID}).get({queryArgs}), signal),
    change: (ID, version, actions, signal) => {
      const body = {version, actions: [...actions]};
      return send(() => carts.withId({ID}).post({queryArgs, body}), signal);
    },
  };
}

/** The requests for the carts of the person who asks: a shopper who is signed in, or a guest. */
export const cartRequests = (
  api: ByProjectKeyRequestBuilder,
  {accessToken}: DynamicServerContext,
): CartRequests => (accessToken ? shopperRequests(api, accessToken) : guestRequests(api));

/** The requests that give a guest's cart to a shopper who has signed in. */
interface MergeRequests {
  /** The shopper. */
  shopper(signal: AbortSignal): Promise<Customer>;
  /** The cart that the shopper has. */
  activeCart(signal: AbortSignal): Promise<CtCart>;
  /** Gives a cart that is nobody's to a shopper. */
  assign(id: string, version: number, customerId: string, signal: AbortSignal): Promise<CtCart>;
  /** Deletes a guest's cart. */
  remove(id: string, version: number, signal: AbortSignal): Promise<CtCart>;
}

/** The requests that give a guest's cart to a shopper. The guest's cart is read and changed with the client's own token. */
export function mergeRequests(api: ByProjectKeyRequestBuilder, token: string): MergeRequests {
  const cartOf = (ID: string) => api.carts().withId({ID});
  return {
    shopper: (signal) => send((headers) => api.me().get({headers}), signal, token),
    activeCart: (signal) =>
      send((headers) => api.me().activeCart().get({headers, queryArgs}), signal, token),
    assign: (id, version, customerId, signal) => {
      const body = {version, actions: [{action: 'setCustomerId', customerId} as const]};
      return send(() => cartOf(id).post({queryArgs, body}), signal);
    },
    remove: (id, version, signal) => send(() => cartOf(id).delete({queryArgs: {version}}), signal),
  };
}
