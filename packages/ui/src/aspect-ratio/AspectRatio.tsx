import {cva} from 'class-variance-authority';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {AspectRatioCssVariables} from './css-variables.ts';

/** The fit of an image or a video in a box with another ratio. */
export type AspectRatioFit =
  /** It fills the box, and its edges are cut. */
  | 'cover'
  /** It is whole, and room is left beside it. */
  | 'contain';

/** Props of `AspectRatio`. All other props of `<div>` reach the element. */
export interface AspectRatioProps extends ComponentProps<'div'> {
  /**
   * Width divided by height: `4 / 3`, `16 / 9`. A number above 0. Without it no inline style is
   * set, and the CSS variable is yours.
   * @default 1
   */
  ratio?: number | undefined;
  /**
   * The fit of an image or a video whose own ratio differs from the box's.
   * @default 'cover'
   */
  fit?: AspectRatioFit | undefined;
}

const variants = cva(
  'relative w-full overflow-hidden [aspect-ratio:var(--aspect-ratio,1)] *:absolute *:inset-0 *:size-full',
  {variants: {fit: {cover: '*:object-cover', contain: '*:object-contain'}}},
);

/** A box that keeps its ratio of width to height, so that nothing moves when its picture arrives. */
export function AspectRatio({ratio, fit = 'cover', className, style, ...rest}: AspectRatioProps) {
  if (
    process.env.NODE_ENV !== 'production' &&
    ratio !== undefined &&
    !(ratio > 0 && Number.isFinite(ratio))
  ) {
    reportMisuse(
      'AspectRatio',
      `got the ratio ${ratio}, which browsers ignore, so the picture has no height. ` +
        'Divide the width by the height: `ratio={4 / 3}`.',
    );
  }
  const variables = ratio === undefined ? {} : {[AspectRatioCssVariables.ratio]: ratio};
  return <div {...rest} style={{...variables, ...style}} className={variants({fit, className})} />;
}
