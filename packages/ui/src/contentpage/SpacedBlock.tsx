import type {BlockBase, Padding, PaddingOptions} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Sizes = Readonly<Record<PaddingOptions, string>>;

const ABOVE: Sizes = {
  none: 'mt-0',
  small: 'mt-2',
  medium: 'mt-4',
  large: 'mt-8',
  'extra-large': 'mt-16',
};
const BELOW: Sizes = {
  none: 'mb-0',
  small: 'mb-2',
  medium: 'mb-4',
  large: 'mb-8',
  'extra-large': 'mb-16',
};
const INSIDE: Readonly<Record<keyof Padding, Sizes>> = {
  top: {none: 'pt-0', small: 'pt-2', medium: 'pt-4', large: 'pt-8', 'extra-large': 'pt-16'},
  bottom: {none: 'pb-0', small: 'pb-2', medium: 'pb-4', large: 'pb-8', 'extra-large': 'pb-16'},
  start: {none: 'ps-0', small: 'ps-2', medium: 'ps-4', large: 'ps-8', 'extra-large': 'ps-16'},
  end: {none: 'pe-0', small: 'pe-2', medium: 'pe-4', large: 'pe-8', 'extra-large': 'pe-16'},
};

const SIDES = ['top', 'bottom', 'start', 'end'] as const;

/**
 * A block of a page with the room that its `spacing` asks for. Distances are margins of blocks in a row, so the larger of
 * two counts. A block without `spacing` keeps 8 units to its neighbors, and none to the ends of the page.
 */
export function SpacedBlock({block, children}: {block: BlockBase; children: ReactNode}) {
  const {spacing} = block;
  if (!spacing) return <div className="my-8 first-of-type:mt-0 last-of-type:mb-0">{children}</div>;
  const {above = 'none', below = 'none', padding = {}} = spacing;
  return (
    <div
      className={clsx(
        ABOVE[above],
        BELOW[below],
        SIDES.map((side) => INSIDE[side][padding[side] ?? 'none']),
      )}
    >
      {children}
    </div>
  );
}
