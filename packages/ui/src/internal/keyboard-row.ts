/**
 * One row of a component's keyboard table. The documentation prints it, and a browser test of the same
 * `id` proves it.
 */
export interface KeyboardRow {
  /** Names the row in tests. Kebab-case, unique within the component. */
  id: string;
  /** Keys of which each does this. Keys pressed together are joined by a plus: `Shift+Tab`. */
  keys: readonly [string, ...string[]];
  /** The result, as a sentence. */
  action: string;
}
