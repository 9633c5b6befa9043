/**
 * Name of a color of the theme: `ink` is the custom property `--color-ink`.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {ThemeColor} from '@storefront-toolkit/types/cms';
 *
 * export const property = (color: ThemeColor) => `--color-${color}`;
 * ```
 */
export type ThemeColor =
  /** Background of the page. */
  | 'canvas'
  /** Background of what is set off from the page. */
  | 'surface'
  /** Background of layers above the page, such as a dialog. */
  | 'raised'
  /** The color of placeholders for content that is still loading. */
  | 'skeleton'
  /** Lines that separate. */
  | 'line'
  /** Edges of controls. At least 3:1 against the background. */
  | 'line-strong'
  /** Running text. At least 4.5:1 against all three backgrounds, like every color of text. */
  | 'ink'
  /** Text of less weight. */
  | 'ink-muted'
  /** Fills of the brand's color, and links. */
  | 'brand'
  /** The same under the pointer. */
  | 'brand-strong'
  /** A faint fill of the brand's color. */
  | 'brand-soft'
  /** Text on `brand`. */
  | 'on-brand'
  /** Text and icons that convey success. */
  | 'success'
  /** Background of such text. */
  | 'success-soft'
  /** Text and icons that warn. */
  | 'warning'
  /** Background of such text. */
  | 'warning-soft'
  /** Text and icons that convey an error, and fills of destructive actions. */
  | 'danger'
  /** Background of such text. */
  | 'danger-soft'
  /** Text on `danger`. */
  | 'on-danger'
  /** Text and icons that inform. */
  | 'info'
  /** Background of such text. */
  | 'info-soft'
  /** Outline of the element that has the keyboard focus. At least 3:1 against its surroundings. */
  | 'focus'
  /** The backdrop behind a dialog, and the scrim between a picture and its text. */
  | 'overlay'
  /** Text on `overlay`. */
  | 'on-overlay'
  /** Color of all shadows. */
  | 'shadow';
