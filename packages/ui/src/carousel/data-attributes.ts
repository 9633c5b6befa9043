/** Attributes that the parts of a carousel put on their elements, for use in selectors. */
export const CarouselDataAttributes = {
  /** On the root: present, with an empty value, once the script runs. Until then the carousel is a list that scrolls. */
  ready: 'data-ready',
  /** On the root: present, with an empty value, while slides turn by themselves. */
  rotating: 'data-rotating',
  /** On the root: how one slide follows the other, `slide`, `fade` or `none`. */
  transition: 'data-transition',
  /** On the button that stops the turning of slides. */
  pause: 'data-carousel-pause',
} as const;
