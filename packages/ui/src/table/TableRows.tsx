import type {TableCell, TableRow, TextAlignment} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';
import type {LinkOptions} from '../link/index.ts';
import {RichTextLine} from '../text-components/rich-text/RichTextLine.tsx';

const cellVariants = cva('px-3 py-2.5 align-baseline', {
  variants: {
    alignment: {
      start: 'text-start',
      center: 'text-center',
      end: 'text-end tabular-nums',
    } satisfies Record<TextAlignment, string>,
    heading: {true: 'font-semibold', false: ''},
  },
});

interface CellOptions {
  /** Whether the cells name columns. */
  inHead?: boolean | undefined;
  links: LinkOptions;
}

/** Rows of the head or of the body. */
export function TableRows({rows, ...options}: CellOptions & {rows: readonly TableRow[]}) {
  return rows.map(({id, cells}) => (
    <tr key={id} className="border-b border-line last:border-none">
      {cells.map((cell, index) => (
        <Cell key={index} cell={cell} {...options} />
      ))}
    </tr>
  ));
}

function Cell({cell, inHead = false, links}: CellOptions & {cell: TableCell}) {
  const {content, heading = inHead, alignment = 'start', columnSpan = 1, rowSpan = 1} = cell;
  const attributes = {
    colSpan: columnSpan > 1 ? columnSpan : undefined,
    rowSpan: rowSpan > 1 ? rowSpan : undefined,
    className: cellVariants({alignment, heading}),
    children: <RichTextLine nodes={content} linkProps={{...links, variant: 'inline'}} />,
  };
  // An empty corner names nothing.
  if (!heading || content.length === 0) return <td {...attributes} />;
  return <th scope={scopeOf(inHead, columnSpan, rowSpan)} {...attributes} />;
}

const scopeOf = (inHead: boolean, columnSpan: number, rowSpan: number) =>
  inHead ? (columnSpan > 1 ? 'colgroup' : 'col') : rowSpan > 1 ? 'rowgroup' : 'row';
