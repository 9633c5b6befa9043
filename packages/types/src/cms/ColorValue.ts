/**
 * A color in sRGB as CSS writes it in hexadecimal: `#b23712`, or `#b23712cc` with opacity.
 *
 * TypeScript checks the `#` alone. What turns a theme into CSS has to drop a value that isn't hexadecimal, because it ends up in a style sheet.
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
