import {TileSkeleton, type TileSkeletonProps} from '../../internal/Skeleton.tsx';

/** Holds the place of a `ProductTile` while its product is fetched. Hidden from screen readers: say it once for the list. */
export function ProductTileSkeleton(props: TileSkeletonProps) {
  return <TileSkeleton {...props} lines={2} />;
}
