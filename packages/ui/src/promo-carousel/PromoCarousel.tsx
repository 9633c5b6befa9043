import type {PromoCarouselBlock} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {type ComponentProps, Fragment, type ReactNode} from 'react';
import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPause,
  CarouselPicker,
  CarouselPrevious,
  CarouselRoot,
} from '../carousel/index.ts';
import {reportMisuse} from '../internal/report-misuse.ts';
import {PROMO_CAROUSEL_WORDS, type PromoCarouselWords} from './words.ts';

/** One slide of a `PromoCarouselBlock`. */
export type PromoCarouselSlide = PromoCarouselBlock['slides'][number];

/** Props of `PromoCarousel`. All other props of `<section>` reach the element. */
export interface PromoCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The promotions, as they come from the CMS. */
  block: PromoCarouselBlock;
  /** Renders a slide. Called for each, in order; what it returns needs no key. */
  renderBlock: (slide: PromoCarouselSlide) => ReactNode;
  /**
   * The buttons' names and the announcements, in the page's language.
   * @default English
   */
  words?: PromoCarouselWords | undefined;
}

/** The CMS's `PromoCarouselBlock`: promotions of which one is shown at a time. A single one has no controls. */
export function PromoCarousel({block, renderBlock, words, className, ...rest}: PromoCarouselProps) {
  const {label, slides, transition, interval, id} = block;
  if (process.env.NODE_ENV !== 'production' && slides.length === 0) {
    reportMisuse(
      'PromoCarousel',
      `got the block "${id}" without slides, so screen readers announce an empty region. ` +
        'Ask for one in the content model, or leave such a block out where the response of the CMS is read.',
    );
  }
  const texts = {...PROMO_CAROUSEL_WORDS, ...words};
  const [first, second] = slides;
  if (!second) {
    return (
      <section {...rest} aria-label={label} className={className}>
        {first && renderBlock(first)}
      </section>
    );
  }
  return (
    <CarouselRoot
      {...rest}
      label={label}
      loop
      transition={transition}
      // Editors of some systems choose less than the contract allows, which nobody could read.
      interval={interval && Math.max(interval, 5)}
      slideText={texts.slide}
      roleText={texts.carouselRole}
      className={clsx('grid gap-3', className)}
    >
      <div className="flex items-center justify-center gap-2">
        <CarouselPause size="small" pauseText={texts.pause} playText={texts.play} />
        <CarouselPrevious size="small" label={texts.previous} />
        <CarouselPicker label={texts.picker} />
        <CarouselNext size="small" label={texts.next} />
      </div>
      <CarouselContent className="order-first">
        {slides.map((slide) => (
          <CarouselItem
            key={slide.id}
            label={texts.slideLabel}
            roleText={texts.slideRole}
            className="*:h-full"
          >
            <Fragment>{renderBlock(slide)}</Fragment>
          </CarouselItem>
        ))}
      </CarouselContent>
    </CarouselRoot>
  );
}
