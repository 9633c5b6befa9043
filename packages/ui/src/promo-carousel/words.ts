/** The names of the parts of a promo carousel, in the page's language. */
export interface PromoCarouselWords {
  /**
   * The button to the next slide.
   * @default 'Next offer'
   */
  next?: string | undefined;
  /**
   * The button to the slide before.
   * @default 'Previous offer'
   */
  previous?: string | undefined;
  /**
   * The button that stops slides which turn by themselves.
   * @default 'Stop automatic slides'
   */
  pause?: string | undefined;
  /**
   * The button that lets them turn again.
   * @default 'Start automatic slides'
   */
  play?: string | undefined;
  /**
   * The group of dots.
   * @default 'Choose an offer'
   */
  picker?: string | undefined;
  /**
   * Announcement of a slide, and name of its dot.
   * @default 'Offer {current} of {count}'
   */
  slide?: string | undefined;
  /**
   * Name of a slide.
   * @default '{current} of {count}'
   */
  slideLabel?: string | undefined;
  /**
   * The carousel's role for screen readers.
   * @default 'carousel'
   */
  carouselRole?: string | undefined;
  /**
   * A slide's role for screen readers.
   * @default 'slide'
   */
  slideRole?: string | undefined;
}

export const PROMO_CAROUSEL_WORDS: Required<PromoCarouselWords> = {
  next: 'Next offer',
  previous: 'Previous offer',
  pause: 'Stop automatic slides',
  play: 'Start automatic slides',
  picker: 'Choose an offer',
  slide: 'Offer {current} of {count}',
  slideLabel: '{current} of {count}',
  carouselRole: 'carousel',
  slideRole: 'slide',
};
