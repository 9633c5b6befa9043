import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** Props of a skeleton: those of `<div>`. */
export type TileSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A gray bar or box in place of content. */
export function Bone({className}: {className: string}) {
  return (
    <div
      className={clsx(
        'hairline animate-pulse rounded-md border-transparent bg-skeleton',
        className,
      )}
    />
  );
}

/** Holds the place of a tile: the picture and as many lines as it has. Hidden from screen readers. */
export function TileSkeleton({lines, className, ...rest}: TileSkeletonProps & {lines: 1 | 2}) {
  return (
    <div aria-hidden="true" {...rest} className={clsx('flex flex-col gap-3', className)}>
      <Bone className="aspect-product w-full" />
      <Bone className="h-6 w-3/4" />
      {lines === 2 && <Bone className="h-7 w-1/3" />}
    </div>
  );
}
