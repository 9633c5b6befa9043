// #region parcels
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {OMS} from '@storefront-toolkit/types/oms';

/** Where the parcels of the last order are. The context holds the shopper's token. */
export async function parcelsOf(oms: OMS, context: DynamicServerContext, signal: AbortSignal) {
  const {orders} = await oms.getOrderHistory({page: 1, pageSize: 1}, context, signal);
  return (orders[0]?.shipments ?? []).map(
    ({carrier = 'Parcel', trackingNumber, status}) => `${carrier} ${trackingNumber}: ${status}`,
  );
}
// #endregion
