import type {AvailabilityStatus} from '@storefront-toolkit/types/catalog';

/** The text for each status of availability. An empty text shows nothing. */
export type AvailabilityLabels = Record<AvailabilityStatus, string>;

/** The English words. A tile says only what a shopper would not expect. */
export const AVAILABILITY: AvailabilityLabels = {
  'in-stock': 'In stock',
  'low-stock': 'Only a few left',
  backorder: 'Ships later',
  preorder: 'Preorder',
  'out-of-stock': 'Sold out',
  discontinued: 'No longer available',
};
