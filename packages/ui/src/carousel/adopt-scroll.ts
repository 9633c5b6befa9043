import type {UseEmblaCarouselType} from 'embla-carousel-react';

/**
 * Hands over from the browser's own scrolling to Embla: tells it the direction of the text, and lets it start at the slide
 * that a shopper has scrolled to before the script came.
 */
export function adoptScroll(carousel: UseEmblaCarouselType[1]) {
  if (!carousel) return;
  const viewport = carousel.rootNode();
  const scrolled = Math.abs(viewport.scrollLeft);
  const size = carousel.slideNodes()[0]?.offsetWidth;
  const rightToLeft = getComputedStyle(viewport).direction === 'rtl';
  viewport.scrollLeft = 0;
  if (rightToLeft) carousel.reInit({direction: 'rtl'});
  if (scrolled && size) carousel.scrollTo(Math.round(scrolled / size), true);
}
