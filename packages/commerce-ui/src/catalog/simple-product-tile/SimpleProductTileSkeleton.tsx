import {TileSkeleton, type TileSkeletonProps} from '../../internal/Skeleton.tsx';

/** Holds the place of a `SimpleProductTile` while its page is fetched. Hidden from screen readers. */
export function SimpleProductTileSkeleton(props: TileSkeletonProps) {
  return <TileSkeleton {...props} lines={1} />;
}
