import type {ComponentProps} from 'react';

type Props = ComponentProps<'svg'> & {
  /** The strokes, in a square of 20 units. */
  d: string;
};

/**
 * An icon of a few strokes in the color of the text. Small, since each page carries its icons in its HTML. Decoration, unless it
 * has the role `img` and a `title` as its child.
 */
export default function Stroke({d, children, ...props}: Props) {
  return (
    <svg
      aria-hidden={props.role ? undefined : 'true'}
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      viewBox="0 0 20 20"
    >
      {children}
      <path d={d} />
    </svg>
  );
}
