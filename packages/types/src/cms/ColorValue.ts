/**
 * A color in sRGB as CSS writes it in hexadecimal: `#b23712`, or `#b23712cc` with opacity.
 *
 * TypeScript checks the `#` alone. `themeToCss` of `@storefront-toolkit/theme` checks the rest, because the value ends up in a style sheet.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {ColorValue} from '@storefront-toolkit/types/cms';
 *
 * export const brand: ColorValue = '#b23712';
 * ```
 */
export type ColorValue = `#${string}`;
