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
} from '@storefront-toolkit/integration-core';
import type {LineItem, OrderStatus, PaymentStatus} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
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
import {
  type RawLineItem,
  type RawOrder,
  readAddress,
  readLine,
  readTotals,
} from './normalize-cart.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** What {@link normalizeOrder} has to know beside what commercetools sends. */
export interface OrderContext<Custom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the order stands in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /** Names of the attributes that a shopper chooses by. */
  readonly options: readonly string[];
  /** Reads the store's own fields of an order. */
  readonly order?: ((raw: RawOrder) => Custom) | undefined;
}

const SHIPPED = ['Shipped', 'Delivered', 'Partial'];

const readMoment = (field: Field): DateModel =>
  field.read('a moment', (value) => toDateModel(value as string));

/** A quantity: a whole number above 0. */
function readQuantity(field: Field<Maybe<number>>): number {
  const quantity = field.integer();
  return quantity > 0 ? quantity : field.fail('a whole number above 0');
}

/** What the state of the shipment is. Without one, nothing was shipped. */
const shipmentStateOf = (order: Field<RawOrder>) => order.at('shipmentState').optionalText() ?? '';

function readStatus(order: Field<RawOrder>): OrderStatus {
  const state = order.at('orderState').oneOf('Open', 'Confirmed', 'Complete', 'Cancelled');
  if (state === 'Cancelled') return 'canceled';
  if (state === 'Complete') return 'completed';
  if (['Ready', ...SHIPPED].includes(shipmentStateOf(order))) return 'processing';
  return state === 'Confirmed' ? 'confirmed' : 'pending';
}

/** How far the payment is. Credit that is owed to a shopper was paid before. */
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

/** Pieces that are announced to come back, and those that have. */
function readReturns(field: Field<Maybe<readonly Maybe<Raw<ReturnInfo>>[]>>) {
  const items = (field.given()?.list() ?? []).flatMap((info) =>
    info
      .at('items')
      .list()
      .map((item) => ({
        id: (item as Field).at('lineItemId').optionalText() ?? '',
        quantity: readQuantity(item.at('quantity')),
        state: item.at('shipmentState').optionalText(),
      })),
  );
  const inState = (state: string) =>
    countPieces(
      items.filter((item) => item.state === state).map(({id, quantity}) => [id, quantity]),
    );
  return {announced: inState('Advised'), returned: inState('Returned')};
}

const readItems = (field: Field<Maybe<readonly Maybe<Raw<DeliveryItem>>[]>>) =>
  field.list().map((item) => ({
    lineItemId: item.at('id').filledText(),
    quantity: readQuantity(item.at('quantity')),
  }));

function readDelivery(
  delivery: Field<Maybe<Raw<Delivery>>>,
  delivered: boolean,
  lineIds: readonly string[],
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
  return parcels.map((parcel) => {
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

/** What is known of all lines of an order. */
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
  const {id, sku, productId, name, image, selectedOptions, quantity, unitPricing, total} = line;
  const slug = field.at('productSlug').given() && line.slug;
  return {
    id,
    sku,
    productId,
    ...(slug && {slug}),
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
  shipments: readonly Shipment[],
): FulfillmentStatus {
  if (lines.length > 0 && lines.every(({status}) => status === 'returned')) return 'returned';
  if (shipmentState === 'Delivered') return 'delivered';
  if (shipmentState === 'Shipped') return 'shipped';
  return shipmentState === 'Partial' || shipments.length > 0 ? 'partially-shipped' : 'unfulfilled';
}

/** Whether nothing has happened to an order that could not be called off. */
const isCancelable = ({
  status,
  shipments,
}: Pick<OrderHistoryOrder, 'status' | 'shipments'>): boolean =>
  (status === 'pending' || status === 'confirmed') && shipments.length === 0;

/**
 * Turns an order of commercetools into the one of the contract. All amounts are in the currency of its total.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeOrder<Custom extends object>(
  raw: RawOrder,
  context: OrderContext<Custom>,
): OrderHistoryOrder<Custom> {
  const {source, path, tax} = context;
  const field = fieldOf(raw, source, path);
  const code = field.at('totalPrice').at('currencyCode');
  const currency = /^[A-Z]{3}$/.test(code.text())
    ? (code.text() as CurrencyCode)
    : code.fail('the code of a currency');
  const rawLines = field.at('lineItems').list();
  const lines = rawLines.map((line) => ({
    raw: line,
    line: readLine(line, currency, {...context, line: undefined}),
  }));
  const status = readStatus(field);
  const shipmentState = shipmentStateOf(field);
  const deliveries = field.at('shippingInfo').given()?.at('deliveries').given()?.list() ?? [];
  const lineIds = lines.map(({line}) => line.id);
  const shipments = deliveries.flatMap((delivery) =>
    readDelivery(delivery, shipmentState === 'Delivered', lineIds),
  );
  const sent = countPieces(
    shipments.flatMap(({lineItems}) =>
      lineItems.map(({lineItemId, quantity}) => [lineItemId, quantity] as const),
    ),
  );
  const progress = {status, shipmentState, sent, ...readReturns(field.at('returnInfo'))};
  const lineItems = lines.map(({raw: line, line: read}) => readHistoryLine(line, read, progress));
  const id = field.at('id').filledText();
  const shippingAddress = readShippingAddress(field);
  return {
    id,
    number: field.at('orderNumber').optionalText() ?? id,
    placedAt: readMoment(field.at('createdAt')),
    status,
    paymentStatus: readPaymentStatus(field),
    fulfillmentStatus: fulfillmentOf(lineItems, shipmentState, shipments),
    totals: {
      ...readTotals(
        field,
        lines.map(({line}) => line),
        currency,
        tax,
      ),
      estimated: false,
    },
    totalQuantity: lineItems.reduce((sum, {quantity}) => sum + quantity, 0),
    lineItems,
    ...(shippingAddress && {shippingAddress}),
    shipments,
    cancelable: isCancelable({status, shipments}),
    custom: customFields(context.order, raw, source, path),
  };
}
