export type {AvailabilityLabels} from '../../internal/availability.ts';
export type {TileSkeletonProps} from '../../internal/Skeleton.tsx';
export {ProductDetailDataAttributes} from './data-attributes.ts';
export type {ProductDetailLabels} from './labels.ts';
export {ProductDetail, type ProductDetailProps} from './ProductDetail.tsx';
export {ProductDetailSkeleton} from './ProductDetailSkeleton.tsx';
export type {CartRequest} from './Purchase.tsx';
