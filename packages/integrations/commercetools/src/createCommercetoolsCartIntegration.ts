import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {type CallSource, fieldOf, reportTo} from '@storefront-toolkit/integration-core';
import type {Cart, CartIntegration} from '@storefront-toolkit/types/cart';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {CommercetoolsCartOptions} from './cart-settings.ts';
import {mergeCart} from './merge-cart.ts';
import {draftOfCart, marketActions} from './move-cart.ts';
import type {RawCart} from './normalize-cart.ts';
import {parseVariantKey} from './normalize-variant.ts';
import {identity, openCarts} from './open-carts.ts';

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
  const {line, noteField} = settings;
  const carts = openCarts<CartCustom, LineCustom>(api, settings);
  const {change, create, marketOf, normalize, read} = carts;

  const hasLine = (raw: RawCart, id: string, source: CallSource) =>
    fieldOf(raw, source)
      .at('lineItems')
      .list()
      .some((item) => item.at('id').value === id);

  return {
    async createCart(context, signal) {
      const source = {...identity, operation: 'createCart'};
      return create(marketOf(context), source, context, signal);
    },

    async getCart(cartId, context, signal) {
      const source = {...identity, operation: 'getCart'};
      return normalize(await read(cartId, source, context, signal), source, context);
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

    async updateNote({cartId, note}, context, signal) {
      const source = {...identity, operation: 'updateNote'};
      if (!noteField) {
        const reason = 'has no field for notes. Name it in the option "noteField"';
        reportTo(context)({...source, missing: 'note', path: 'custom', reason});
        const text = 'This store takes no notes.';
        const raw = await read(cartId, source, context, signal);
        return normalize(raw, source, context, [{level: 'error', code: 'other', text}]);
      }
      const {type: key, name} = noteField;
      const first = {action: 'setCustomType', type: {typeId: 'type', key}} as const;
      return change(cartId, source, context, signal, ({custom}) => {
        if (custom) return [{action: 'setCustomField', name, ...(note && {value: note})}];
        return note ? [{...first, fields: {[name]: note}}] : [];
      });
    },

    async updateContext(cartId, context, signal) {
      const source = {...identity, operation: 'updateContext'};
      const raw = await read(cartId, source, context, signal);
      const currency = fieldOf(raw, source).at('totalPrice').at('currencyCode').value;
      if (currency !== context.currency) {
        const cart = fieldOf(raw, source);
        const draft = draftOfCart(cart, marketOf(context), source, reportTo(context));
        return create(draft, source, context, signal, raw);
      }
      return change(cartId, source, context, signal, (now) =>
        marketActions(fieldOf(now, source), marketOf(context)),
      );
    },

    mergeCart(cartId, context, signal) {
      return mergeCart(carts, api, cartId, context, signal);
    },
  };
}
