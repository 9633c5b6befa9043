export {listingHref, readListingParams} from './address.ts';
export type {ListingParams, ListingState} from './state.ts';
