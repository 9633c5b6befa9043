import {cva} from 'class-variance-authority';

/** Class names of the row in which the thumbs move. `before` is the track, `after` is its chosen part. */
export const trackVariants = cva(
  [
    'relative isolate h-11',
    "before:absolute before:inset-x-0 before:top-1/2 before:h-1 before:-translate-y-1/2 before:rounded-full before:content-['']",
    'before:bg-line-strong forced-colors:before:bg-[CanvasText]',
    "after:absolute after:top-1/2 after:h-1.5 after:-translate-y-1/2 after:rounded-full after:content-['']",
    // The thumb has an outline as well, which tells one from the other.
    'forced-colors:has-focus-visible:outline-2',
    'after:bg-brand has-disabled:after:bg-ink-muted noscript:after:hidden',
    'forced-colors:after:bg-[Highlight] forced-colors:has-disabled:after:bg-[GrayText]',
    // The middle of a thumb never comes nearer to an end than half of its width.
    'after:end-[calc(0.75rem+(1-var(--slider-end,1))*(100%-1.5rem))]',
  ],
  {
    variants: {
      thumbs: {
        one: 'after:start-0',
        two: 'after:start-[calc(0.75rem+var(--slider-start,0)*(100%-1.5rem))]',
      },
    },
  },
);

/** Class names of a native range input, of which only the thumb is painted. Each engine has a name of its own for it. */
export const thumbVariants = cva(
  [
    'absolute inset-0 z-raised m-0 size-full cursor-pointer touch-pan-y appearance-none bg-transparent outline-none',
    'disabled:cursor-not-allowed',

    '[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
    '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-brand',
    '[&::-webkit-slider-thumb]:bg-raised hover:[&::-webkit-slider-thumb]:bg-brand-soft',
    'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2',
    'focus-visible:[&::-webkit-slider-thumb]:outline-focus',
    'disabled:[&::-webkit-slider-thumb]:border-ink-muted disabled:[&::-webkit-slider-thumb]:bg-surface',
    'aria-invalid:[&::-webkit-slider-thumb]:border-danger',
    'forced-colors:[&::-webkit-slider-thumb]:border-[ButtonText] forced-colors:[&::-webkit-slider-thumb]:bg-[ButtonFace]',
    'forced-colors:disabled:[&::-webkit-slider-thumb]:border-[GrayText]',

    '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full',
    '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-brand',
    '[&::-moz-range-thumb]:bg-raised hover:[&::-moz-range-thumb]:bg-brand-soft',
    'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2',
    'focus-visible:[&::-moz-range-thumb]:outline-focus',
    'disabled:[&::-moz-range-thumb]:border-ink-muted disabled:[&::-moz-range-thumb]:bg-surface',
    'aria-invalid:[&::-moz-range-thumb]:border-danger',
    'forced-colors:[&::-moz-range-thumb]:border-[ButtonText] forced-colors:[&::-moz-range-thumb]:bg-[ButtonFace]',
    'forced-colors:disabled:[&::-moz-range-thumb]:border-[GrayText]',
  ],
  {
    variants: {
      thumb: {
        only: '',
        low: '',
        // Above the other one, but from the middle between the thumbs on: a press there is nearer to this one. The browser
        // moves it and drags it from there, and of two thumbs in one place, each keeps a half.
        high: [
          '[clip-path:inset(0_-0.5rem_0_calc(0.75rem_+_(var(--slider-start,0)_+_var(--slider-end,1))_/_2_*_(100%_-_1.5rem)))]',
          'rtl:[clip-path:inset(0_calc(0.75rem_+_(var(--slider-start,0)_+_var(--slider-end,1))_/_2_*_(100%_-_1.5rem))_0_-0.5rem)]',
          'active:[clip-path:none]',
        ],
      },
      isLive: {true: '', false: ''},
    },
    compoundVariants: [
      // The middle is where it was served, and the thumb may have left it. Without scripts, only the thumbs can be pressed.
      {thumb: 'high', isLive: false, className: 'focus:[clip-path:none] noscript:[clip-path:none]'},
      {
        thumb: ['low', 'high'],
        isLive: false,
        className: [
          'noscript:pointer-events-none noscript:[&::-webkit-slider-thumb]:pointer-events-auto',
          'noscript:[&::-moz-range-thumb]:pointer-events-auto',
        ],
      },
    ],
  },
);
