import {describe, expect, expectTypeOf, it} from 'vitest';
import type {ShippingAddress} from '@storefront-toolkit/types/cart';
import type {DynamicServerContext, Money} from '@storefront-toolkit/types/cms';
import {
  type DateModel,
  type OMS,
  type OrderHistory,
  type OrderHistoryLineItem,
  type OrderHistoryOrder,
  type OrderHistoryShippingAddress,
  type Shipment,
  toDateModel,
} from '@storefront-toolkit/types/oms';

describe('DateModel', () => {
  it('wraps what vendors send, and refuses what names no time zone @claim-oms.dates', () => {
    const iso = '2026-03-09T14:30:00.000Z';
    expect(toDateModel('2026-03-09T15:30:00+01:00')).toEqual({iso});
    expect(toDateModel(1773066600000)).toEqual({iso});
    expect(toDateModel(new Date(iso), 'Monday')).toEqual({iso, display: 'Monday'});
    expect(() => toDateModel('Monday')).toThrow(/"Monday" is not a moment/);
    expect(() => toDateModel('2026-03-09T14:30:00')).toThrow(/has no time zone/);
  });

  it('is not a text', () => {
    // @ts-expect-error Wrap it with `toDateModel`.
    const date: DateModel = '2026-03-09T14:30:00Z';
    // @ts-expect-error Not ISO 8601.
    const display: DateModel = {iso: 'March 9', display: 'March 9'};
    expect([date, display]).toHaveLength(2);
  });
});

describe('OrderHistory', () => {
  it('holds the orders of its store', () => {
    type Own = OrderHistoryOrder<{readonly giftNote: string}>;
    expectTypeOf<
      OrderHistory<Own>['orders'][number]['custom']['giftNote']
    >().toEqualTypeOf<string>();
    expectTypeOf<OMS<Own>>().toExtend<OMS>();
  });

  it('keeps the statuses of order, payment, lines and parcels apart', () => {
    type Statuses = Pick<OrderHistoryOrder, 'status' | 'paymentStatus' | 'fulfillmentStatus'>;
    const statuses: Statuses = {
      status: 'canceled',
      paymentStatus: 'refunded',
      fulfillmentStatus: 'unfulfilled',
    };
    // @ts-expect-error An order isn't shipped: its fulfillment is.
    const order: Statuses = {...statuses, status: 'shipped'};
    // @ts-expect-error No such status.
    const parcel: Shipment['status'] = 'lost';
    expect([order, parcel]).toHaveLength(2);
    expectTypeOf<OrderHistoryLineItem['unitPrice']>().toEqualTypeOf<Money>();
  });

  it('has an address to show, not to edit', () => {
    expectTypeOf<ShippingAddress>().not.toExtend<OrderHistoryShippingAddress>();
    expectTypeOf<OrderHistoryShippingAddress>().not.toExtend<ShippingAddress>();
  });
});

describe('OMS', () => {
  it('never takes from its input whose orders it shows', () => {
    type Input = Parameters<OMS['getOrderHistory']>[0];
    expectTypeOf<keyof Input>().toEqualTypeOf<'page' | 'pageSize'>();
    type Rest<Method> = Method extends (input: never, ...rest: infer All) => unknown ? All : never;
    type All = {[Name in keyof OMS]: Rest<OMS[Name]>}[keyof OMS];
    expectTypeOf<All>().toEqualTypeOf<[context: DynamicServerContext, signal: AbortSignal]>();
  });
});
