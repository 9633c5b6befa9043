import type {ByProjectKeyRequestBuilder, CustomFieldsDraft} from '@commercetools/platform-sdk';
import {
  type CallSource,
  createCaller,
  fieldOf,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {Cart, CartIntegration, CartMessage} from '@storefront-toolkit/types/cart';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError, type LocaleCode} from '@storefront-toolkit/types/config';
import {type CartAction, cartRequests} from './cart-requests.ts';
import {explainCommercetoolsFailure, isConflict, refusalIn} from './errors.ts';
import {localesFor} from './locale.ts';
import {normalizeCart, type RawCart} from './normalize-cart.ts';
import type {RawLineItem} from './normalize-line.ts';
import {parseVariantKey} from './normalize-variant.ts';
import type {CommercetoolsOptions} from './settings.ts';

/** Channels of a line. */
export interface CommercetoolsLineChannels {
  /** Key of the channel from whose stock it is delivered. */
  readonly supply?: string | undefined;
  /** Key of the channel whose prices it has. */
  readonly distribution?: string | undefined;
}

/** Options of {@link createCommercetoolsCartIntegration}. */
export interface CommercetoolsCartOptions<
  CartCustom extends object = object,
  LineCustom extends object = object,
> extends CommercetoolsOptions {
  /** Keys of the supply channels whose stock counts, as in the catalog. A line with a channel of its own counts that one. */
  readonly supplyChannels?: readonly string[] | undefined;
  /** Channels of the lines that a request adds. Without it, they have none. */
  readonly lineChannels?:
    ((context: DynamicServerContext) => CommercetoolsLineChannels) | undefined;
  /**
   * Language of a new cart. commercetools refuses one that the project doesn't have: give one that it has, or `undefined` for none. Without this
   * function, it is the locale of the context.
   */
  readonly cartLocale?: ((locale: LocaleCode) => string | undefined) | undefined;
  /** Reads your own fields of a cart, from its `custom.fields` for example. */
  readonly cart?: ((raw: RawCart) => CartCustom) | undefined;
  /** Reads and writes your own fields of a line. Lines that differ in them stay apart. */
  readonly line?:
    | {
        readonly read: (raw: RawLineItem) => LineCustom;
        readonly write: (custom: LineCustom) => CustomFieldsDraft;
      }
    | undefined;
}

const identity = {vendor: 'commercetools', kind: 'commerce'} as const;
/** States in which a cart can be seen. A frozen one waits for its payment: it is there, and commercetools refuses to change it. */
const VISIBLE = ['Active', 'Frozen'];

const channel = (id: string) => ({typeId: 'channel', id}) as const;

/** The channels of a new line, as the API takes them. */
function channelsOf(
  context: DynamicServerContext,
  lineChannels: CommercetoolsCartOptions['lineChannels'],
) {
  const {supply, distribution} = lineChannels?.(context) ?? {};
  return {
    ...(supply && {supplyChannel: channel(supply)}),
    ...(distribution && {distributionChannel: channel(distribution)}),
  };
}

/**
 * Reads and changes carts of a commercetools project. With an `accessToken` in the context, it is the carts of that shopper alone.
 *
 * @param api - Request builder of the project. Leave the retries of its client off: the integration repeats what may be repeated.
 * @param settings - Tax, options, locales, stock, custom fields, time limit and retries.
 */
export function createCommercetoolsCartIntegration<
  CartCustom extends object = object,
  LineCustom extends object = object,
>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsCartOptions<CartCustom, LineCustom>,
): CartIntegration<Cart<CartCustom, LineCustom>> {
  const {options = [], fallbackLocales = [], line} = settings;
  const cartLocale = settings.cartLocale ?? ((locale: LocaleCode) => locale);
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);

  const normalize = (
    raw: RawCart,
    source: CallSource,
    context: DynamicServerContext,
    messages: readonly CartMessage[] = [],
  ) => {
    const locales = localesFor(context.locale, fallbackLocales);
    const asked = {source, path: '', locales, report: reportTo(context), messages};
    const how = {...settings, ...asked, options, line: line?.read};
    return normalizeCart<CartCustom, LineCustom>(raw, how);
  };

  async function readRaw(
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
      const raw = await readRaw(cartId, source, context, signal);
      const actions = actionsFor(raw);
      if (actions.length === 0) return normalize(raw, source, context);
      const version = fieldOf(raw, source).at('version').integer();
      const call = (either: AbortSignal) =>
        cartRequests(api, context).change(cartId, version, actions, either);
      try {
        const body = await caller.write(source.operation, signal, call, wanted);
        return normalize(body, source, context);
      } catch (error) {
        const locales = localesFor(context.locale, fallbackLocales);
        const refusal = refusalIn(error, locales, couponCode);
        if (refusal) return normalize(raw, source, context, [refusal]);
        if (!isConflict(error) || attempt > 0) throw error;
      }
    }
  }

  const hasLine = (raw: RawCart, id: string, source: CallSource) =>
    fieldOf(raw, source)
      .at('lineItems')
      .list()
      .some((item) => item.at('id').value === id);

  return {
    async createCart(context, signal) {
      const source = {...identity, operation: 'createCart'};
      const {currency, country, locale} = context;
      const draft = {currency, locale: cartLocale(locale), country};
      const body = await caller.write(source.operation, signal, (either) =>
        cartRequests(api, context).create(draft, either),
      );
      return normalize(body, source, context);
    },

    async getCart(cartId, context, signal) {
      const source = {...identity, operation: 'getCart'};
      return normalize(await readRaw(cartId, source, context, signal), source, context);
    },

    addLineItem({cartId, variantId, quantity, custom}, context, signal) {
      const source = {...identity, operation: 'addLineItem'};
      const variant = parseVariantKey(variantId) ?? {sku: variantId};
      return change(cartId, source, context, signal, () => {
        const own = line && {custom: line.write(custom)};
        const channels = channelsOf(context, settings.lineChannels);
        return [{action: 'addLineItem', ...variant, quantity, ...channels, ...own}];
      });
    },

    updateLineItem({cartId, lineItemId, quantity}, context, signal) {
      const source = {...identity, operation: 'updateLineItem'};
      return change(cartId, source, context, signal, () => [
        {action: 'changeLineItemQuantity', lineItemId, quantity},
      ]);
    },

    removeLineItem({cartId, lineItemId}, context, signal) {
      const source = {...identity, operation: 'removeLineItem'};
      return change(cartId, source, context, signal, (raw) =>
        hasLine(raw, lineItemId, source) ? [{action: 'removeLineItem', lineItemId}] : [],
      );
    },

    applyCoupon({cartId, code}, context, signal) {
      const source = {...identity, operation: 'applyCoupon'};
      const actions = () => [{action: 'addDiscountCode', code}] as const;
      return change(cartId, source, context, signal, actions, code);
    },

    removeCoupon({cartId, code}, context, signal) {
      const source = {...identity, operation: 'removeCoupon'};
      return change(cartId, source, context, signal, (raw) =>
        fieldOf(raw, source)
          .at('discountCodes')
          .list()
          .filter((info) => info.at('discountCode').at('obj').given()?.at('code').value === code)
          .map((info) => ({
            action: 'removeDiscountCode',
            discountCode: {
              typeId: 'discount-code',
              id: info.at('discountCode').at('id').filledText(),
            },
          })),
      );
    },
  };
}
