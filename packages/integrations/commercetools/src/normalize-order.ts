import type {
  Delivery,
  DeliveryItem,
  Order as CtOrder,
  ReturnInfo,
} from '@commercetools/platform-sdk';
import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {LineItem, OrderStatus, PaymentStatus} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {
  type DateModel,
  type FulfillmentStatus,
  type OrderHistoryLineItem,
  type OrderHistoryLineItemStatus,
  type OrderHistoryOrder,
  type OrderHistoryShippingAddress,
  type Shipment,
  toDateModel,
} from '@storefront-toolkit/types/oms';
import {readAddress} from './normalize-address.ts';
import {type RawOrder, readLines} from './normalize-cart.ts';
import {isDeleted, type RawLineItem} from './normalize-line.ts';
import {ignore} from './normalize-product.ts';
import {shippingsOf} from './normalize-totals.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** The context that {@link normalizeOrder} needs besides commercetools' answer. */
export interface OrderContext<Custom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Path of the order in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** Whether the project's prices contain tax. The order's own tax rates come first. */
  readonly tax: TaxTreatment;
  /** Names of the attributes that a shopper chooses by. */
  readonly options: readonly string[];
  /** Receives the problems of parts that are left out. */
  readonly report?: Report | undefined;
  /** Reads the store's own fields of an order. */
  readonly order?: ((raw: RawOrder) => Custom) | undefined;
}

const SHIPPED = ['Shipped', 'Delivered', 'Partial'];
/** States of what has come back: it is looked at first, and then goes back into stock or not. */
const RETURNED = ['Returned', 'BackInStock', 'Unusable'];

const readMoment = (field: Field): DateModel =>
  field.read('a moment', (value) => toDateModel(value as string));

/** A quantity: a whole number above 0. */
function readQuantity(field: Field<Maybe<number>>): number {
  const quantity = field.integer();
  return quantity > 0 ? quantity : field.fail('a whole number above 0');
}

/** The state of the shipment. Without one, nothing was shipped. */
const shipmentStateOf = (order: Field<RawOrder>) => order.at('shipmentState').optionalText() ?? '';

function readStatus(order: Field<RawOrder>): OrderStatus {
  const state = order.at('orderState').oneOf('Open', 'Confirmed', 'Complete', 'Cancelled');
  if (state === 'Cancelled') return 'canceled';
  if (state === 'Complete') return 'completed';
  if (['Ready', ...SHIPPED].includes(shipmentStateOf(order))) return 'processing';
  return state === 'Confirmed' ? 'confirmed' : 'pending';
}

/** The payment's progress. Credit that is owed to a shopper was paid before. */
function readPaymentStatus(order: Field<RawOrder>): PaymentStatus {
  switch (order.at('paymentState').optionalText()) {
    case 'Paid':
    case 'CreditOwed':
      return 'paid';
    case 'Failed':
      return 'failed';
    default:
      return 'pending';
  }
}

/** Pieces by the key of their line. */
type Pieces = ReadonlyMap<string, number>;

function countPieces(entries: readonly (readonly [string, number])[]): Pieces {
  const pieces = new Map<string, number>();
  for (const [id, quantity] of entries) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}

/** Pieces that are announced to come back, and those that have. A return that can't be read is reported. */
function readReturns(field: Field<Maybe<readonly Maybe<Raw<ReturnInfo>>[]>>, report: Report) {
  const infos = readOrReport('returns', report, () => field.given()?.list()) ?? [];
  const items = readEach(infos, 'return', report, (info) =>
    info
      .at('items')
      .list()
      .map((item) => ({
        id: (item as Field).at('lineItemId').optionalText() ?? '',
        quantity: readQuantity(item.at('quantity')),
        state: item.at('shipmentState').optionalText(),
      })),
  ).flat();
  const inStates = (...states: readonly string[]) =>
    countPieces(
      items
        .filter(({state}) => state !== undefined && states.includes(state))
        .map(({id, quantity}) => [id, quantity]),
    );
  return {announced: inStates('Advised'), returned: inStates(...RETURNED)};
}

const readItems = (field: Field<Maybe<readonly Maybe<Raw<DeliveryItem>>[]>>) =>
  field.list().map((item) => ({
    lineItemId: item.at('id').filledText(),
    quantity: readQuantity(item.at('quantity')),
  }));

/** The context for reading a delivery. */
interface DeliveryContext {
  readonly delivered: boolean;
  readonly lineIds: readonly string[];
  readonly report: Report;
}

function readDelivery(
  delivery: Field<Maybe<Raw<Delivery>>>,
  {delivered, lineIds, report}: DeliveryContext,
): readonly Shipment[] {
  const known = (items: ReturnType<typeof readItems>) =>
    items.filter(({lineItemId}) => lineIds.includes(lineItemId));
  const all = known(readItems(delivery.at('items')));
  const parcels = delivery.at('parcels').list();
  const status = delivered ? ('delivered' as const) : ('in-transit' as const);
  if (parcels.length === 0) {
    const shippedAt = readMoment(delivery.at('createdAt'));
    return [{id: delivery.at('id').filledText(), status, lineItems: all, shippedAt}];
  }
  return readEach(parcels, 'shipment', report, (parcel): Shipment => {
    const tracking = parcel.at('trackingData').given();
    const carrier = tracking?.at('carrier').optionalText();
    const trackingNumber = tracking?.at('trackingId').optionalText();
    const items = parcel.at('items').given();
    return {
      id: parcel.at('id').filledText(),
      status: tracking?.at('isReturn').value === true ? 'returned' : status,
      ...(carrier && {carrier}),
      ...(trackingNumber && {trackingNumber}),
      // A parcel that does not say what is in it holds what its delivery says.
      lineItems: items ? known(readItems(items)) : parcels.length === 1 ? all : [],
      shippedAt: readMoment(parcel.at('createdAt')),
    };
  });
}

/** Where an order went. With several ways of delivery, each has an address, and the order has none. */
function readShippingAddress(field: Field<Raw<CtOrder>>): OrderHistoryShippingAddress | undefined {
  const given = field.at('shippingAddress').given();
  if (!given) return undefined;
  const {firstName, lastName, company, line1, line2, postalCode, city, region, country} =
    readAddress(given);
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const place = [postalCode, city].filter(Boolean).join(' ');
  const lines = [name && company, line1, line2, place, region];
  return {
    recipient: name || (company ?? ''),
    lines: lines.filter((line): line is string => Boolean(line)),
    country,
  };
}

/** The known facts about all of an order's lines. */
interface Progress {
  readonly status: OrderStatus;
  readonly shipmentState: string;
  readonly sent: Pieces;
  readonly announced: Pieces;
  readonly returned: Pieces;
}

function lineStatus(
  id: string,
  quantity: number,
  {status, shipmentState, sent, announced, returned}: Progress,
): OrderHistoryLineItemStatus {
  if (status === 'canceled') return 'canceled';
  if ((returned.get(id) ?? 0) >= quantity) return 'returned';
  if ((announced.get(id) ?? 0) > 0) return 'return-pending';
  if (shipmentState === 'Delivered') return 'delivered';
  if (shipmentState === 'Shipped' || (sent.get(id) ?? 0) >= quantity) return 'shipped';
  return shipmentState === 'Backorder' ? 'backordered' : 'open';
}

function readHistoryLine(
  field: Field<Maybe<RawLineItem>>,
  line: LineItem,
  progress: Progress,
): OrderHistoryLineItem {
  const {id, sku, productId, slug, name, image, selectedOptions, quantity, unitPricing, total} =
    line;
  return {
    id,
    sku,
    ...(!isDeleted(field) && {productId, slug}),
    name,
    ...(image && {image}),
    selectedOptions,
    quantity,
    unitPrice: unitPricing.price,
    total,
    status: lineStatus(id, quantity, progress),
    returnableQuantity: 0,
  };
}

function fulfillmentOf(
  lines: readonly OrderHistoryLineItem[],
  shipmentState: string,
  hasLeft: boolean,
): FulfillmentStatus {
  if (lines.length > 0 && lines.every(({status}) => status === 'returned')) return 'returned';
  if (shipmentState === 'Delivered') return 'delivered';
  if (shipmentState === 'Shipped') return 'shipped';
  return shipmentState === 'Partial' || hasLeft ? 'partially-shipped' : 'unfulfilled';
}

/** Whether an order can still be canceled. */
const isCancelable = (status: OrderStatus, hasLeft: boolean): boolean =>
  (status === 'pending' || status === 'confirmed') && !hasLeft;

/** The parcels of all deliveries. One that can't be read is left out and reported. */
function readShipments(field: Field<RawOrder>, lineIds: readonly string[], report: Report) {
  const delivered = shipmentStateOf(field) === 'Delivered';
  const infos = shippingsOf(field);
  const deliveries = infos.flatMap((shipping) => {
    const read = () => shipping.at('deliveries').given()?.list();
    return readOrReport('shipments', report, read) ?? [];
  });
  const shipments = readEach(deliveries, 'shipment', report, (delivery) =>
    readDelivery(delivery, {delivered, lineIds, report}),
  ).flat();
  // A delivery that can't be read has left all the same.
  const hasLeft = infos.some((shipping) => {
    const {value} = shipping.at('deliveries');
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
  });
  return {shipments, hasLeft};
}

/** When an order was placed. One that was imported has its own moment, and was made in commercetools later. */
function readPlacedAt(field: Field<RawOrder>): DateModel {
  return readMoment(field.at('completedAt').given() ?? field.at('createdAt'));
}

/**
 * Turns an order of commercetools into the one of the contract. All amounts are in the currency of its total. Its lines and amounts have to be
 * readable. An image, a parcel, an address or a return is left out and reported.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeOrder<Custom extends object>(
  raw: RawOrder,
  context: OrderContext<Custom>,
): OrderHistoryOrder<Custom> {
  const {source, path, report = ignore} = context;
  const field = fieldOf(raw, source, path);
  const lineContext = {...context, report, supplyChannels: undefined, line: undefined};
  const {lineItems: lines, customLineItems, totals, totalQuantity} = readLines(field, lineContext);
  const status = readStatus(field);
  const shipmentState = shipmentStateOf(field);
  const lineIds = lines.map((line) => line.id);
  const {shipments, hasLeft} = readShipments(field, lineIds, report);
  const sent = countPieces(
    shipments.flatMap(({lineItems}) =>
      lineItems.map(({lineItemId, quantity}) => [lineItemId, quantity] as const),
    ),
  );
  const progress = {status, shipmentState, sent, ...readReturns(field.at('returnInfo'), report)};
  const lineItems = field
    .at('lineItems')
    .list()
    .flatMap((line, index) => {
      const read = lines[index];
      return read ? [readHistoryLine(line, read, progress)] : [];
    });
  const id = field.at('id').filledText();
  const shippingAddress = readOrReport('address', report, () => readShippingAddress(field));
  return {
    id,
    number: field.at('orderNumber').optionalText() ?? id,
    placedAt: readPlacedAt(field),
    status,
    paymentStatus: readPaymentStatus(field),
    fulfillmentStatus: fulfillmentOf(lineItems, shipmentState, hasLeft),
    totals: {...totals, estimated: false},
    totalQuantity,
    lineItems,
    customLineItems,
    ...(shippingAddress && {shippingAddress}),
    shipments,
    cancelable: isCancelable(status, hasLeft),
    custom: customFields(context.order, raw, source, path),
  };
}
