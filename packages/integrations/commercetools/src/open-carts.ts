import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {
  type CallSource,
  createCaller,
  fieldOf,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {Cart, CartMessage} from '@storefront-toolkit/types/cart';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError, type LocaleCode} from '@storefront-toolkit/types/config';
import {type CartAction, cartRequests, type NewCart} from './cart-requests.ts';
import type {CommercetoolsCartOptions} from './cart-settings.ts';
import {explainCommercetoolsFailure, isConflict, refusalIn} from './errors.ts';
import {localesFor} from './locale.ts';
import {normalizeCart, type RawCart} from './normalize-cart.ts';

/** The integration that all calls for carts are part of. */
export const identity = {vendor: 'commercetools', kind: 'commerce'} as const;

/** States in which a cart can be seen. A frozen one waits for its payment: it is there, and commercetools refuses to change it. */
const VISIBLE = ['Active', 'Frozen'];

/**
 * The ways to read and change carts, which the methods of the integration share. A refusal by the store's rules is a message of the
 * unchanged cart.
 */
export function openCarts<CartCustom extends object, LineCustom extends object>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsCartOptions<CartCustom, LineCustom>,
) {
  const {options = [], fallbackLocales = [], line, noteField} = settings;
  const cartLocale = settings.cartLocale ?? ((locale: LocaleCode) => locale);
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);
  const localesOf = ({locale}: DynamicServerContext) => localesFor(locale, fallbackLocales);
  /** The market of a request. */
  const marketOf = ({currency, country, locale}: DynamicServerContext) => ({
    currency,
    country,
    locale: cartLocale(locale),
  });

  const normalize = (
    raw: RawCart,
    source: CallSource,
    context: DynamicServerContext,
    messages: readonly CartMessage[] = [],
  ) => {
    const locales = localesOf(context);
    const asked = {source, path: '', locales, report: reportTo(context), messages};
    const how = {...settings, ...asked, options, noteField: noteField?.name, line: line?.read};
    return normalizeCart<CartCustom, LineCustom>(raw, how);
  };

  async function read(
    cartId: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<RawCart> {
    const wanted = {entity: 'cart', key: cartId};
    const call = (either: AbortSignal) => cartRequests(api, context).read(cartId, either);
    const raw: RawCart = await caller.read(source.operation, signal, call, wanted);
    const state = fieldOf(raw, source).at('cartState').text();
    if (VISIBLE.includes(state)) return raw;
    throw createIntegrationError({...source, type: 'not-found', ...wanted});
  }

  /**
   * Changes a cart in the version that it has now. If another request has changed it meanwhile, reads the new version and tries once
   * more: commercetools refuses to change an old version, so nothing was written.
   */
  async function change(
    cartId: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
    actionsFor: (raw: RawCart) => readonly CartAction[],
    couponCode?: string,
  ): Promise<Cart<CartCustom, LineCustom>> {
    const wanted = {entity: 'cart', key: cartId};
    for (let attempt = 0; ; attempt++) {
      const raw = await read(cartId, source, context, signal);
      const actions = actionsFor(raw);
      if (actions.length === 0) return normalize(raw, source, context);
      const version = fieldOf(raw, source).at('version').integer();
      const call = (either: AbortSignal) =>
        cartRequests(api, context).change(cartId, version, actions, either);
      try {
        const body = await caller.write(source.operation, signal, call, wanted);
        return normalize(body, source, context);
      } catch (error) {
        const refusal = refusalIn(error, localesOf(context), couponCode);
        if (refusal) return normalize(raw, source, context, [refusal]);
        if (!isConflict(error) || attempt > 0) throw error;
      }
    }
  }

  /** Makes a cart. With the one that it replaces, a refusal is a message of that one. */
  async function create(
    draft: NewCart,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
    replaced?: RawCart,
  ): Promise<Cart<CartCustom, LineCustom>> {
    try {
      const body = await caller.write(source.operation, signal, (either) =>
        cartRequests(api, context).create(draft, either),
      );
      return normalize(body, source, context);
    } catch (error) {
      const refusal = replaced && refusalIn(error, localesOf(context), undefined);
      if (!refusal) throw error;
      return normalize(replaced, source, context, [refusal]);
    }
  }

  return {caller, change, create, marketOf, normalize, read};
}

/** The ways to read and change carts. */
export type OpenCarts<CartCustom extends object, LineCustom extends object> = ReturnType<
  typeof openCarts<CartCustom, LineCustom>
>;
