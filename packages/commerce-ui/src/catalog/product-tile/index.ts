export type {AvailabilityLabels} from '../../internal/availability.ts';
export type {TileSkeletonProps} from '../../internal/Skeleton.tsx';
export type {TileBaseProps, TileHeadingLevel} from '../../internal/Tile.tsx';
export {ProductTileDataAttributes} from './data-attributes.ts';
export type {ProductTileLabels} from './labels.ts';
export {ProductTile, type ProductTileProps} from './ProductTile.tsx';
export {ProductTileSkeleton} from './ProductTileSkeleton.tsx';
