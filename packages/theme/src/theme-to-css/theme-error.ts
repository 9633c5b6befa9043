function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  // An object may have no text of its own, or one that throws.
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Longest part of a refused value that a message repeats. */
const SHOWN = 80;

/**
 * Says that a theme holds something that must not reach a style sheet.
 *
 * @example
 * ```ts
 * import type {ThemeData} from '@storefront-toolkit/types/cms';
 * import {ThemeError, themeToCss} from '@storefront-toolkit/theme';
 *
 * export function cssOrNone(theme: ThemeData): string {
 *   try {
 *     return themeToCss(theme);
 *   } catch (error) {
 *     if (!(error instanceof ThemeError)) throw error;
 *     console.error(error.message);
 *     return '';
 *   }
 * }
 * ```
 */
export class ThemeError extends TypeError {
  /** Tells it from other errors where classes are not shared. */
  override readonly name = 'ThemeError';
  /** Where the theme holds it: `light.brand`, `fonts[0].files[1].url`. */
  readonly path: string;

  /**
   * Makes the message of what was found and what would do.
   *
   * @param path - Where the theme holds it.
   * @param value - Its value. The message repeats no more than its start.
   * @param expected - The expected value, as the end of a sentence.
   */
  constructor(path: string, value: unknown, expected: string) {
    const text = describeValue(value);
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    super(
      `Theme: ${path} is ${shown}. It would end up in a style sheet, so it must be ${expected}.`,
    );
    this.path = path;
  }
}
