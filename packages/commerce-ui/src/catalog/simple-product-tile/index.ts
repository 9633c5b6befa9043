export type {TileSkeletonProps} from '../../internal/Skeleton.tsx';
export type {TileBaseProps, TileHeadingLevel} from '../../internal/Tile.tsx';
export {SimpleProductTile, type SimpleProductTileProps} from './SimpleProductTile.tsx';
export {SimpleProductTileSkeleton} from './SimpleProductTileSkeleton.tsx';
