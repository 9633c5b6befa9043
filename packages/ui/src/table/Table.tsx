import type {TableBlock} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {type ComponentProps, useId} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import type {LinkOptions} from '../link/index.ts';
import {columnCounts} from './column-counts.ts';
import {TableRows} from './TableRows.tsx';

/** Props of `Table`. All other props of `<div>` reach the element that scrolls. */
export interface TableProps extends Omit<ComponentProps<'div'>, 'children'>, LinkOptions {
  /** The block as it comes from the CMS: caption, headings and rows. */
  block: TableBlock;
}

/** The CMS's `TableBlock`: data in rows and columns, in an area that scrolls sideways where the screen is narrow. Sends no client code. */
export function Table({block, hrefOf, renderLink, newTabText, className, ...rest}: TableProps) {
  const captionId = useId();
  if (process.env.NODE_ENV !== 'production') reportTableMisuse(block);
  const {caption, head, body} = block;
  const links = {hrefOf, renderLink, newTabText};
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus, keys could not scroll a wide table
      tabIndex={0}
      {...rest}
      className={clsx(
        'overflow-x-auto rounded-sm focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        className,
      )}
    >
      <table className="w-full border-collapse text-sm text-ink">
        <caption id={captionId} className="pb-3 text-start text-lg font-semibold">
          <span className="sticky start-0">{caption}</span>
        </caption>
        {head.length > 0 && (
          <thead className="border-b border-line-strong bg-surface">
            <TableRows rows={head} inHead links={links} />
          </thead>
        )}
        <tbody>
          <TableRows rows={body} links={links} />
        </tbody>
      </table>
    </div>
  );
}

function reportTableMisuse({id, caption, head, body}: TableBlock) {
  const name = JSON.stringify(id);
  if (!caption) {
    reportMisuse(
      'Table',
      `got the block ${name} without a caption, so a screen reader lists a table without a name. Ask for one in ` +
        'the content model.',
    );
  }
  if (head.length === 0) {
    reportMisuse(
      'Table',
      `got the block ${name} without rows of column headings, so a screen reader can't say what a figure is about. ` +
        'Move the first row into `head` where the response of the CMS is read.',
    );
  }
  const widths = new Set([...columnCounts(head), ...columnCounts(body)]);
  if (widths.size > 1) {
    reportMisuse(
      'Table',
      `got the block ${name} with rows of ${[...widths].sort((a, b) => a - b).join(' and ')} columns, so cells are below ` +
        'the wrong heading. Fill up the shorter rows with empty cells, or fix `columnSpan` and `rowSpan`.',
    );
  }
}
