import type {GridColumns, GridGapOptions, Responsive} from '@storefront-toolkit/types/cms';

type Classes<Value extends string | number> = Readonly<
  Record<keyof Responsive<Value>, Readonly<Record<Value, string>>>
>;

/** Class names of the columns, by width of the screen. Whole words, for Tailwind CSS reads them from this file. */
export const COLUMNS: Classes<GridColumns> = {
  base: {
    1: 'grid-cols-1',
    2: 'grid-cols-2',
    3: 'grid-cols-3',
    4: 'grid-cols-4',
    5: 'grid-cols-5',
    6: 'grid-cols-6',
  },
  sm: {
    1: 'sm:grid-cols-1',
    2: 'sm:grid-cols-2',
    3: 'sm:grid-cols-3',
    4: 'sm:grid-cols-4',
    5: 'sm:grid-cols-5',
    6: 'sm:grid-cols-6',
  },
  md: {
    1: 'md:grid-cols-1',
    2: 'md:grid-cols-2',
    3: 'md:grid-cols-3',
    4: 'md:grid-cols-4',
    5: 'md:grid-cols-5',
    6: 'md:grid-cols-6',
  },
  lg: {
    1: 'lg:grid-cols-1',
    2: 'lg:grid-cols-2',
    3: 'lg:grid-cols-3',
    4: 'lg:grid-cols-4',
    5: 'lg:grid-cols-5',
    6: 'lg:grid-cols-6',
  },
  xl: {
    1: 'xl:grid-cols-1',
    2: 'xl:grid-cols-2',
    3: 'xl:grid-cols-3',
    4: 'xl:grid-cols-4',
    5: 'xl:grid-cols-5',
    6: 'xl:grid-cols-6',
  },
};

/** Class names of the gaps, by width of the screen. */
export const GAPS: Classes<GridGapOptions> = {
  base: {none: 'gap-0', small: 'gap-2', medium: 'gap-4', large: 'gap-8'},
  sm: {none: 'sm:gap-0', small: 'sm:gap-2', medium: 'sm:gap-4', large: 'sm:gap-8'},
  md: {none: 'md:gap-0', small: 'md:gap-2', medium: 'md:gap-4', large: 'md:gap-8'},
  lg: {none: 'lg:gap-0', small: 'lg:gap-2', medium: 'lg:gap-4', large: 'lg:gap-8'},
  xl: {none: 'xl:gap-0', small: 'xl:gap-2', medium: 'xl:gap-4', large: 'xl:gap-8'},
};

const WIDTHS = ['base', 'sm', 'md', 'lg', 'xl'] as const;

/** The class names of a value at each width that it is given for. A value that the contract does not have gives none. */
export function classesOf<Value extends string | number>(
  classes: Classes<Value>,
  value: Responsive<Value>,
): (string | undefined)[] {
  return WIDTHS.map((width) => {
    const chosen = value[width];
    return chosen === undefined ? undefined : classes[width][chosen];
  });
}

/** The values that the contract does not have, such as a seventh column. */
export const unknownIn = <Value extends string | number>(
  classes: Classes<Value>,
  value: Responsive<Value>,
): Value[] =>
  Object.values<Value>({...value}).filter((chosen) => !Object.hasOwn(classes.base, chosen));
