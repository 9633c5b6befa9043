import type {OrderHistoryOrder} from '@storefront-toolkit/types/oms';
import {generalProblems, repeated, totalsProblems} from './contracts.ts';

/** Finds faults in an order of the history by its contract that its type can't express. */
export function orderProblems(order: OrderHistoryOrder, currency: string): readonly string[] {
  const {id, number, lineItems, shipments, totalQuantity, status, cancelable} = order;
  const problems = [...generalProblems(order, currency)];
  const pieces = lineItems.reduce((sum, {quantity}) => sum + quantity, 0);
  if (!id || !number) problems.push('it has no id or number');
  if (Number.isNaN(Date.parse(order.placedAt.iso))) problems.push("placedAt isn't a moment");
  if (totalQuantity !== pieces) problems.push('totalQuantity is not the sum of the lines');
  if (order.totals.estimated) problems.push('its totals are estimated');
  if (cancelable && ['canceled', 'completed'].includes(status)) {
    problems.push('a finished order can be canceled');
  }
  for (const {quantity, returnableQuantity} of lineItems) {
    if (quantity < 1) problems.push('a line has a quantity below 1');
    if (returnableQuantity < 0 || returnableQuantity > quantity) {
      problems.push('more can be returned than was bought');
    }
  }
  const known = lineItems.map((line) => line.id);
  const sent = shipments.flatMap((shipment) => shipment.lineItems);
  if (sent.some(({lineItemId}) => !known.includes(lineItemId))) {
    problems.push('a parcel holds a line that is unknown');
  }
  return [
    ...problems,
    ...totalsProblems(order),
    ...repeated(
      shipments.map((shipment) => shipment.id),
      'ids of parcels',
    ),
  ];
}
