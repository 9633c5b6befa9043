import {cva} from 'class-variance-authority';

/** The mark before each item of a list. */
export type ListMarker =
  /** A dot. The order says nothing. */
  | 'disc'
  /** A number. The order matters: steps, ranks. The list is an `<ol>`. */
  | 'decimal'
  /** A check, for what is included. */
  | 'check'
  /** Nothing, for items with an icon or a picture of their own. */
  | 'none';

export const listVariants = cva('text-base wrap-anywhere', {
  variants: {
    marker: {
      disc: 'list-disc ps-6 *:ps-1 *:marker:text-ink-muted',
      decimal: 'list-decimal ps-6 *:ps-1 *:marker:text-ink-muted *:marker:tabular-nums',
      // The check is a shape, as a character would be read aloud before each item.
      check: [
        'list-none *:relative *:ps-7 *:before:absolute *:before:start-0 *:before:size-[1lh]',
        "*:before:bg-success *:before:content-['']",
        '*:before:[clip-path:polygon(14%_49%,22%_41%,39%_58%,74%_23%,82%_31%,39%_74%)]',
        'forced-colors:*:before:bg-[CanvasText] forced-colors:*:before:forced-color-adjust-none',
      ],
      none: 'list-none',
    },
    divided: {
      true: 'divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0',
      false: '[&>*+*]:mt-2',
    },
  },
});
