import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {
  type CallSource,
  createCaller,
  errorFromFailure,
  fieldOf,
  readEach,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {OMS, OrderHistoryOrder} from '@storefront-toolkit/types/oms';
import {paginate} from '@storefront-toolkit/types/search';
import {explainCommercetoolsFailure, isConflict} from './errors.ts';
import {localesFor} from './locale.ts';
import type {RawOrder} from './normalize-cart.ts';
import {normalizeOrder} from './normalize-order.ts';
import type {Raw} from './raw.ts';
import {send} from './send.ts';
import type {CommercetoolsOptions} from './settings.ts';

/** Options of {@link createCommercetoolsOmsIntegration}. */
export interface CommercetoolsOmsOptions<
  Custom extends object = object,
> extends CommercetoolsOptions {
  /** Reads your own fields of an order, from its `custom.fields` for example. */
  readonly order?: ((raw: RawOrder) => Custom) | undefined;
}

const identity = {vendor: 'commercetools', kind: 'oms'} as const;
/** Most that a query answers at once. */
const ORDERS_PER_CALL = 500;
/** Labels of options are in the product type. */
const EXPAND = ['lineItems[*].productType'];

/** The shopper's own token, which takes the place of the client's. */
function tokenOf({accessToken}: DynamicServerContext, source: CallSource): string {
  if (!accessToken) throw errorFromFailure(source, {status: 401}, undefined);
  return accessToken;
}

/**
 * Reads orders of a commercetools project, and cancels them.
 *
 * @param api - Request builder of the project. Orders of a shopper are read with the shopper's own token, which the context holds.
 * @param settings - Tax, options, locales, custom fields, time limit and retries.
 */
export function createCommercetoolsOmsIntegration<Custom extends object = object>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsOmsOptions<Custom>,
): OMS<OrderHistoryOrder<Custom>> {
  const {tax, options = [], fallbackLocales = [], order} = settings;
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);

  const normalize = (
    raw: RawOrder,
    source: CallSource,
    path: string,
    context: DynamicServerContext,
  ) => {
    const locales = localesFor(context.locale, fallbackLocales);
    const shared = {source, path, locales, report: reportTo(context)};
    return normalizeOrder<Custom>(raw, {...shared, tax, options, order});
  };
  const notFound = (source: CallSource, key: string) =>
    createIntegrationError({...source, type: 'not-found', entity: 'order', key});

  /** An order of the shopper, in the version that it has now. */
  async function readOwn(
    orderId: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<RawOrder> {
    const wanted = {entity: 'order', key: orderId};
    const token = tokenOf(context, source);
    const orders = api.me().orders().withId({ID: orderId});
    const call = (either: AbortSignal) =>
      send((headers) => orders.get({headers, queryArgs: {expand: EXPAND}}), either, token);
    return caller.read(source.operation, signal, call, wanted);
  }

  return {
    async getOrderHistory({page, pageSize}, context, signal) {
      const source = {...identity, operation: 'getOrderHistory'};
      const token = tokenOf(context, source);
      const limit = Math.min(pageSize, ORDERS_PER_CALL);
      const offset = (page - 1) * limit;
      const queryArgs = {limit, offset, sort: 'createdAt desc', expand: EXPAND};
      const body = await caller.read(source.operation, signal, (either) =>
        send((headers) => api.me().orders().get({headers, queryArgs}), either, token),
      );
      const answer = fieldOf(body as Raw<typeof body>, source);
      const total = answer.at('total');
      return {
        orders: readEach(answer.at('results').list(), 'order', reportTo(context), ({value, path}) =>
          normalize(value as RawOrder, source, path, context),
        ),
        pagination: total.read('a whole number of 0 or above', () =>
          paginate({page, pageSize: limit, totalItems: total.integer()}),
        ),
      };
    },

    async getOrder(orderId, context, signal) {
      const source = {...identity, operation: 'getOrder'};
      return normalize(await readOwn(orderId, source, context, signal), source, '', context);
    },

    async findGuestOrder({number, email}, context, signal) {
      const source = {...identity, operation: 'findGuestOrder'};
      const queryArgs = {
        where: 'orderNumber = :number and customerEmail in :emails and customerId is not defined',
        'var.number': number,
        'var.emails': [...new Set([email, email.toLowerCase()])],
        limit: 1,
        expand: EXPAND,
      };
      const body = await caller.read(source.operation, signal, (either) =>
        send(() => api.orders().get({queryArgs}), either),
      );
      const [found] = fieldOf(body as Raw<typeof body>, source)
        .at('results')
        .list();
      if (!found) throw notFound(source, number);
      return normalize(found.value as RawOrder, source, found.path, context);
    },

    async cancelOrder(orderId, context, signal) {
      const source = {...identity, operation: 'cancelOrder'};
      for (let attempt = 0; ; attempt++) {
        const raw = await readOwn(orderId, source, context, signal);
        const current = normalize(raw, source, '', context);
        if (!current.cancelable) return current;
        const version = fieldOf(raw, source).at('version').integer();
        const actions = [{action: 'changeOrderState' as const, orderState: 'Cancelled'}];
        const change = {body: {version, actions}, queryArgs: {expand: EXPAND}};
        const request = () => api.orders().withId({ID: orderId}).post(change);
        try {
          const body = await caller.write(source.operation, signal, (either) =>
            send(request, either),
          );
          return normalize(body, source, '', context);
        } catch (error) {
          // commercetools refuses a change of an old version, so that nothing was written.
          if (!isConflict(error) || attempt > 0) throw error;
        }
      }
    },
  };
}
