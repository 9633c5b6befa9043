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

const variants = cva('relative isolate grid overflow-hidden bg-surface text-ink', {
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

/** Class names of the layer that holds the text of a hero. */
export const heroTextLayer =
  'relative flex w-full flex-col self-end justify-self-center max-w-page px-gutter py-8 md:py-12';

/** What lies between the medium and the text, so that the text can be read on any part of the medium. */
export function Veil({color = 'ink'}: {color?: TextColorOptions | undefined}) {
  const fill = color === 'on-brand' ? 'bg-overlay' : 'bg-canvas/85';
  return <div className={clsx('absolute inset-0', fill)} />;
}
