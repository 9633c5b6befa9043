export {PromoCarousel, type PromoCarouselProps, type PromoCarouselSlide} from './PromoCarousel.tsx';
export type {PromoCarouselWords} from './words.ts';
