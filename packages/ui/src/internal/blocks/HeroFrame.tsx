import type {ImageMedia, MediaHeightOptions, TextColorOptions} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';
import clsx from 'clsx';
import type {ComponentProps, CSSProperties} from 'react';

/** Attributes that a hero puts on its element, for use in selectors. */
export const HeroDataAttributes = {
  /** Height of the hero: `natural`, `small`, `medium`, `large` or `screen`. */
  height: 'data-height',
} as const;

/** CSS variables of a hero. They are set where its height is `natural`. */
export const HeroCssVariables = {
  /** Ratio of width to height of the medium. */
  ratio: '--media-hero-ratio',
  /** Ratio of the image for screens narrower than the theme's `md`. */
  narrowRatio: '--media-hero-narrow-ratio',
} as const;

const NATURAL =
  '[aspect-ratio:var(--media-hero-narrow-ratio)] md:[aspect-ratio:var(--media-hero-ratio)]';

const variants = cva('relative isolate grid overflow-clip bg-surface text-ink', {
  variants: {
    height: {
      natural: NATURAL,
      small: 'min-h-64',
      medium: 'min-h-112',
      large: 'min-h-160',
      screen: 'min-h-svh',
    } satisfies Record<MediaHeightOptions, string>,
  },
});

interface HeroFrameProps extends ComponentProps<'section'> {
  height?: MediaHeightOptions | undefined;
  /** Ratio of width to height of the medium. */
  ratio: number;
  narrow?: ImageMedia['narrow'] | undefined;
}

/** The box of a hero: its height, and the layers in it. It grows with its text. */
export function HeroFrame({
  height = 'medium',
  ratio,
  narrow,
  className,
  style,
  ...rest
}: HeroFrameProps) {
  const narrowRatio = narrow ? narrow.width / narrow.height : ratio;
  const variables: object =
    height === 'natural'
      ? {[HeroCssVariables.ratio]: ratio, [HeroCssVariables.narrowRatio]: narrowRatio}
      : {};
  return (
    <section
      {...rest}
      {...{[HeroDataAttributes.height]: height}}
      style={{...(variables as CSSProperties), ...style}}
      className={variants({height, className})}
    />
  );
}

/** The scrim behind a text: as wide as the hero, as high as the text's layer, and fading out above it. */
const SCRIM = [
  'isolate before:absolute before:-inset-x-[100vw] before:-top-24 before:bottom-0 before:-z-10',
  'before:[mask-image:linear-gradient(transparent,black_6rem)]',
];

/**
 * Class names of the layer that holds a hero's text.
 *
 * @param hasScrim - Whether a scrim lets the text be read on any part of the medium.
 * @param color - Color of the text, which decides the scrim's.
 */
export const heroTextLayer = (hasScrim: boolean, color: TextColorOptions = 'ink') =>
  clsx(
    'relative flex w-full flex-col self-end justify-self-center max-w-page px-gutter py-8 md:py-12',
    hasScrim && [SCRIM, color === 'on-brand' ? 'before:bg-overlay' : 'before:bg-canvas/85'],
  );
