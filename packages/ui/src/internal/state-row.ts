/**
 * The properties that a states table shows, with the names and values of Chromium's accessibility tree. Properties that
 * say what an element can do with any page (`editable`, `settable`), where the focus is (`focused`), and which elements
 * belong together (`controls`, `labelledby`) are left out, and so is each that is false, 0 or empty. Only `checked`,
 * `expanded`, `pressed` and `selected` also say something when they are false.
 */
export interface StateProperties {
  autocomplete?: string | undefined;
  busy?: true | undefined;
  checked?: boolean | 'mixed' | undefined;
  disabled?: true | undefined;
  expanded?: boolean | undefined;
  focusable?: true | undefined;
  hasPopup?: string | undefined;
  invalid?: true | undefined;
  level?: number | undefined;
  live?: 'polite' | 'assertive' | undefined;
  modal?: true | undefined;
  multiselectable?: true | undefined;
  /** Left out if it is horizontal. */
  orientation?: 'vertical' | undefined;
  pressed?: boolean | 'mixed' | undefined;
  readonly?: true | undefined;
  required?: true | undefined;
  roledescription?: string | undefined;
  selected?: boolean | undefined;
  value?: string | number | undefined;
  valuemax?: number | undefined;
  valuemin?: number | undefined;
  /** Left out if it is the value. */
  valuetext?: string | undefined;
}

/**
 * One row of a component's states table: an element in one state, as Chromium's accessibility tree describes it. The
 * documentation prints it, and a browser test of the same `id` compares it with the tree.
 */
export interface StateRow {
  /** Names the row in tests. Kebab-case, unique within the component. */
  id: string;
  /** Name of the component's state: `Closed`, `Open`, `Invalid`. */
  state: string;
  /** The element that the row describes: `Trigger`, `Panel`. */
  part: string;
  /** The role in the tree. Chromium has its own names for some elements: `DescriptionList`. */
  role: string;
  /** The accessible name in the example. Empty if the element has none. */
  name: string;
  /** The accessible description in the example. Left out if the element has none. */
  description?: string | undefined;
  /** All properties that the tree has, except for those that {@link StateProperties} leaves out. */
  properties?: StateProperties | undefined;
}
