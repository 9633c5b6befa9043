import clsx from 'clsx';
import {Bone, type TileSkeletonProps} from '../../internal/Skeleton.tsx';

/** Holds the place of a `ProductDetail` while its product is fetched. Hidden from screen readers. */
export function ProductDetailSkeleton({className, ...rest}: TileSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={clsx('@container w-full', className)}>
      <div className="grid gap-x-grid gap-y-6 @min-[40rem]:grid-cols-2">
        <Bone className="aspect-product w-full" />
        <div className="flex flex-col gap-5">
          <Bone className="h-9 w-3/4" />
          <Bone className="h-9 w-1/3" />
          <Bone className="h-24 w-full" />
          <Bone className="h-11 w-2/3" />
          <Bone className="h-12 w-full" />
        </div>
      </div>
    </div>
  );
}
