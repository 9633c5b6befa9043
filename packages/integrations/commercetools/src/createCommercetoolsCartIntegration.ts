import type {
  ByProjectKeyRequestBuilder,
  CartUpdateAction,
  CustomFieldsDraft,
} from '@commercetools/platform-sdk';
import {
  type CallOptions,
  type CallSource,
  createCaller,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {
  Cart,
  CartIntegration,
  CartMessage,
  CartMessageCode,
} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError, isIntegrationError} from '@storefront-toolkit/types/config';
import {explainCommercetoolsFailure, faultsIn} from './errors.ts';
import {localesFor} from './locale.ts';
import {normalizeCart, type RawCart, type RawLineItem} from './normalize-cart.ts';
import {parseVariantKey} from './normalize-product.ts';

/** Options of {@link createCommercetoolsCartIntegration}. */
export interface CommercetoolsCartOptions<
  CartCustom extends object = object,
  LineCustom extends object = object,
> extends CallOptions {
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /**
   * Names of the attributes that a shopper chooses by, as in the catalog.
   *
   * @default []
   */
  readonly options?: readonly string[];
  /**
   * Locales to look for a text in when there is none in the language of the request, best first.
   *
   * @default []
   */
  readonly fallbackLocales?: readonly string[];
  /** Reads your own fields of a cart, from its `custom.fields` for example. */
  readonly cart?: (raw: RawCart) => CartCustom;
  /** Reads and writes your own fields of a line. Lines that differ in them stay apart. */
  readonly line?: {
    readonly read: (raw: RawLineItem) => LineCustom;
    readonly write: (custom: LineCustom) => CustomFieldsDraft;
  };
}

const identity = {vendor: 'commercetools', kind: 'commerce'} as const;
const EXPAND = [
  'discountCodes[*].discountCode',
  'discountOnTotalPrice.includedDiscounts[*].discount',
  'lineItems[*].discountedPricePerQuantity[*].discountedPrice.includedDiscounts[*].discount',
];

/** What the reasons for which a code is refused mean in the contract. Those that are missing are `coupon-not-applicable`. */
const REASONS: Readonly<Record<string, CartMessageCode>> = {
  DoesNotExist: 'coupon-unknown',
  TimeRangeNonApplicable: 'coupon-expired',
  ApplicationStoppedByPreviousDiscount: 'coupon-not-applicable',
};

/** What commercetools refuses by status 400, as a message of the cart. `undefined` for any other failure. */
function refusalIn(error: unknown, couponCode: string | undefined): CartMessage | undefined {
  if (!isIntegrationError(error) || error.type !== 'unavailable' || error.status !== 400) {
    return undefined;
  }
  const [fault] = faultsIn(error.cause);
  if (!fault) return undefined;
  const {code, reason = '', message: text} = fault;
  if (code === 'DiscountCodeNonApplicable') {
    const meaning = REASONS[reason] ?? 'coupon-not-applicable';
    return {level: 'error', code: meaning, text, ...(couponCode && {couponCode})};
  }
  return {level: 'error', code: code === 'OutOfStock' ? 'out-of-stock' : 'other', text};
}

const isConflict = (error: unknown) =>
  isIntegrationError(error) && error.type === 'unavailable' && error.status === 409;

/**
 * Reads and changes carts of a commercetools project.
 *
 * @param api - Request builder of the project. Leave the retries of its client off: the integration repeats what may be repeated.
 * @param settings - Tax, options, locales, custom fields, time limit and retries.
 */
export function createCommercetoolsCartIntegration<
  CartCustom extends object = object,
  LineCustom extends object = object,
>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsCartOptions<CartCustom, LineCustom>,
): CartIntegration<Cart<CartCustom, LineCustom>> {
  const {tax, options = [], fallbackLocales = [], cart: readCart, line} = settings;
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);
  const queryArgs = {expand: EXPAND};

  const normalize = (
    raw: RawCart,
    source: CallSource,
    {locale}: DynamicServerContext,
    messages: readonly CartMessage[] = [],
  ) =>
    normalizeCart<CartCustom, LineCustom>(raw, {
      source,
      path: '',
      locales: localesFor(locale, fallbackLocales),
      tax,
      options,
      messages,
      cart: readCart,
      line: line?.read,
    });

  async function readRaw(cartId: string, source: CallSource, signal: AbortSignal) {
    const wanted = {entity: 'cart', key: cartId};
    const call = () => api.carts().withId({ID: cartId}).get({queryArgs}).execute();
    const {body} = await caller.read(source.operation, signal, call, wanted);
    const raw: RawCart = body;
    const state = fieldOf(raw, source).at('cartState').text();
    if (state === 'Active') return raw;
    throw createIntegrationError({...source, type: 'not-found', ...wanted});
  }

  /**
   * Changes a cart in the version that it has now. What another request has changed meanwhile is read and respected once: commercetools
   * refuses a change of an old version, so that nothing was written.
   */
  async function change(
    cartId: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
    actionsFor: (raw: RawCart) => readonly CartUpdateAction[],
    couponCode?: string,
  ): Promise<Cart<CartCustom, LineCustom>> {
    for (let attempt = 0; ; attempt++) {
      const raw = await readRaw(cartId, source, signal);
      const actions = [...actionsFor(raw)];
      if (actions.length === 0) return normalize(raw, source, context);
      const version = fieldOf(raw, source).at('version').integer();
      const call = () =>
        api.carts().withId({ID: cartId}).post({queryArgs, body: {version, actions}}).execute();
      try {
        const {body} = await caller.write(source.operation, signal, call, {
          entity: 'cart',
          key: cartId,
        });
        return normalize(body, source, context);
      } catch (error) {
        const refusal = refusalIn(error, couponCode);
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
      const body = {currency, locale, ...(country && {country})};
      const answer = await caller.write(source.operation, signal, () =>
        api.carts().post({queryArgs, body}).execute(),
      );
      return normalize(answer.body, source, context);
    },

    async getCart(cartId, context, signal) {
      const source = {...identity, operation: 'getCart'};
      return normalize(await readRaw(cartId, source, signal), source, context);
    },

    addLineItem({cartId, variantId, quantity, custom}, context, signal) {
      const source = {...identity, operation: 'addLineItem'};
      const variant = parseVariantKey(variantId) ?? {sku: variantId};
      const own = line && {custom: line.write(custom)};
      return change(cartId, source, context, signal, () => [
        {action: 'addLineItem', ...variant, quantity, ...own},
      ]);
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
