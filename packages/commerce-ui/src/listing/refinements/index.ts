export {
  listingHref,
  type ListingParams,
  type ListingState,
  readListingParams,
} from '../../internal/listing-params/index.ts';
export {RefinementsDataAttributes} from './data-attributes.ts';
export type {RefinementsLabels} from './labels.ts';
export {Refinements, type RefinementsProps} from './Refinements.tsx';
