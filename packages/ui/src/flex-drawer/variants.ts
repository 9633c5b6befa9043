import {cva} from 'class-variance-authority';

/** Width of the screen from which a flex drawer is a panel: a breakpoint of the theme. */
export type FlexDrawerBreakpoint =
  /** 48 rem: tablets. */
  | 'md'
  /** 62.3125 rem: desktops. */
  | 'lg';

const MOTION = {
  md: 'max-md:transition-[translate,display,overlay] max-md:transition-discrete',
  lg: 'max-lg:transition-[translate,display,overlay] max-lg:transition-discrete',
};
const BACKDROP = [
  'backdrop:bg-overlay backdrop:opacity-0 open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
  'backdrop:transition-[opacity,display,overlay] backdrop:duration-slow backdrop:transition-discrete',
];

/** Class names of the content: a panel in the page, or a drawer at the lower edge. */
export const contentVariants = cva(
  [
    'duration-slow ease-standard',
    BACKDROP,
    'inset-x-0 top-auto bottom-0 m-0 text-base text-ink',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  ],
  {
    variants: {
      breakpoint: {
        md: [
          MOTION.md,
          'md:static md:block md:w-auto md:overflow-visible md:bg-transparent',
          'max-md:fixed max-md:max-h-[85dvh] max-md:w-full max-md:max-w-none max-md:overflow-auto',
          'max-md:rounded-t-xl max-md:border-t max-md:border-line max-md:bg-raised max-md:p-6 max-md:shadow-lg',
          'max-md:translate-y-full max-md:open:translate-y-0 max-md:starting:open:translate-y-full',
        ],
        lg: [
          MOTION.lg,
          'lg:static lg:block lg:w-auto lg:overflow-visible lg:bg-transparent',
          'max-lg:fixed max-lg:max-h-[85dvh] max-lg:w-full max-lg:max-w-none max-lg:overflow-auto',
          'max-lg:rounded-t-xl max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:p-6 max-lg:shadow-lg',
          'max-lg:translate-y-full max-lg:open:translate-y-0 max-lg:starting:open:translate-y-full',
        ],
      },
    },
  },
);

/** Class names of what is there for the drawer alone. */
export const drawerOnly: Record<FlexDrawerBreakpoint, string> = {md: 'md:hidden', lg: 'lg:hidden'};
