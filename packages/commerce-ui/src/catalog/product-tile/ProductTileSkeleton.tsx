import {TileSkeleton, type TileSkeletonProps} from '../../internal/Skeleton.tsx';

/** Holds the place of a `ProductTile` while its product is fetched. Hidden from screen readers: announce once that the list is loading. */
export function ProductTileSkeleton(props: TileSkeletonProps) {
  return <TileSkeleton {...props} lines={2} />;
}
