import type {Block, BlockBase, GridBlock} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {type ComponentProps, Fragment, type ReactNode} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {classesOf, COLUMNS, GAPS, unknownIn} from './variants.ts';

/**
 * Props of `Grid`. All other props of `<div>` reach the element.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export interface GridProps<Own extends BlockBase = never> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** The block as it comes from the CMS: columns, gaps, and the blocks in the cells. */
  block: GridBlock<Own>;
  /** Renders one block. Called for each, in order; what it returns needs no key. A block for which it returns `null` takes no cell. */
  renderBlock: (block: Block<Own>) => ReactNode;
}

/**
 * The CMS's `GridBlock`: blocks side by side, in columns of equal width. Sends no client code.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export function Grid<Own extends BlockBase = never>({
  block,
  renderBlock,
  className,
  ...rest
}: GridProps<Own>) {
  const {columns, gap = {base: 'medium'}, items} = block;
  if (process.env.NODE_ENV !== 'production') reportGridMisuse(block);
  return (
    <div
      {...rest}
      className={clsx(
        'grid *:min-w-0',
        classesOf(COLUMNS, columns),
        classesOf(GAPS, gap),
        className,
      )}
    >
      {items.map((item) => (
        <Fragment key={item.id}>{renderBlock(item)}</Fragment>
      ))}
    </div>
  );
}

function reportGridMisuse({id, columns, gap, items}: GridBlock<BlockBase>) {
  const name = JSON.stringify(id);
  const unknown = [...unknownIn(COLUMNS, columns), ...(gap ? unknownIn(GAPS, gap) : [])];
  if (unknown.length > 0) {
    reportMisuse(
      'Grid',
      `got the block ${name} with ${unknown.map((value) => JSON.stringify(value)).join(', ')} as columns or gap, ` +
        'which is left out. Columns go from 1 to 6, gaps are none, small, medium or large: turn other values ' +
        'into one of these where the response of the CMS is read.',
    );
  }
  if (items.length === 0) {
    reportMisuse(
      'Grid',
      `got the block ${name} without blocks, so it shows nothing. Leave such a block out where the response ` +
        'of the CMS is read.',
    );
  }
}
