import type {ColorValue} from './ColorValue.ts';
import type {Font} from './Font.ts';
import type {ThemeColor} from './ThemeColor.ts';
import type {Typography} from './Typography.ts';

/**
 * The part of a store's look that editors may change: values that replace the theme's own. Values that they leave out stay.
 *
 * The names are those of `@storefront-toolkit/theme`, whose `themeToCss` turns it into a style sheet and refuses invalid values.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {ThemeData} from '@storefront-toolkit/types/cms';
 *
 * export const autumn: ThemeData = {
 *   id: 'autumn',
 *   fonts: [{family: 'Georgia', fallbacks: ['serif'], files: []}],
 *   light: {brand: '#8a4b08', 'brand-strong': '#6b3905'},
 *   dark: {brand: '#f0b35e', 'brand-strong': '#f7cb8d', 'on-brand': '#241300'},
 *   typography: {headingFamily: 'Georgia'},
 * };
 * ```
 */
export interface ThemeData {
  /** Id of the theme's entry in the CMS. */
  readonly id: string;
  /** Fonts that the theme brings. An empty list leaves the store's own. */
  readonly fonts: readonly Font[];
  /** Colors in light mode. */
  readonly light: Readonly<Partial<Record<ThemeColor, ColorValue>>>;
  /** Colors in dark mode. They are chosen, not computed: a color that is left out here is the store's own, not the one of `light`. */
  readonly dark: Readonly<Partial<Record<ThemeColor, ColorValue>>>;
  /** Fonts and sizes. */
  readonly typography: Typography;
  /**
   * The spacing unit, in rem. All distances are multiples of it.
   *
   * @default 0.25
   */
  readonly spacingUnit?: number | undefined;
  /**
   * Radius of the corners of controls, in rem. Smaller and larger corners keep their proportion to it, round ends stay round.
   *
   * @default 0.5
   */
  readonly cornerRadius?: number | undefined;
}
