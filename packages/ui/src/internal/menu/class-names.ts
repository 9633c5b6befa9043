import clsx from 'clsx';

/** Class names of the surface that holds the items. */
export const menuClassName = (className?: string) =>
  clsx(
    'max-h-(--available-height) w-max min-w-48 max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto',
    'rounded-lg border border-line bg-raised p-1 text-base text-ink shadow-md outline-none',
    'transition-opacity duration-fast ease-standard data-starting-style:opacity-0 data-ending-style:opacity-0',
    className,
  );

/** The emphasis of an item. */
export type MenuItemTone =
  /** Like the others. */
  | 'neutral'
  /** Takes something away. */
  | 'danger';

const TONES: Record<MenuItemTone, string> = {
  neutral: 'text-ink data-highlighted:bg-brand-soft',
  danger: 'text-danger data-highlighted:bg-danger-soft',
};

/**
 * Class names of an item. The transparent outline of the highlighted one becomes visible in forced-colors mode,
 * where fills are dropped.
 */
export const itemClassName = (tone: MenuItemTone, className?: string) =>
  clsx(
    'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1 no-underline select-none',
    'outline-2 -outline-offset-2 outline-transparent not-data-highlighted:outline-none',
    'data-disabled:opacity-50 forced-colors:data-disabled:text-[GrayText] forced-colors:data-disabled:opacity-100',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    TONES[tone],
    className,
  );
