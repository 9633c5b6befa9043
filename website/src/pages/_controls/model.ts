/** A control: a prop that a native input sets. */
export interface Field {
  /** Name of the prop. */
  name: string;
  /** `switch` is a checkbox, `choice` a list of values, `slot` a list of samples of content. */
  kind: 'switch' | 'choice' | 'number' | 'text' | 'slot';
  /** Values to choose from, as code: samples of a `slot`. Empty for `number` and `text`. */
  values: string[];
  /** Whether the prop may be left out. */
  optional: boolean;
  /** Its default, as code or in words. */
  standard?: string;
  /** First paragraph of its doc comment, as plain text. */
  summary: string;
  /** Its value in the example, as code. Absent when the example leaves it out, or gives it several. */
  initial?: string;
}

/** The controls of one part of a component, such as `DialogContent`. They set all its elements in the example. */
export interface Part {
  /** Name of the part, as the example imports it. */
  name: string;
  fields: Field[];
}

/** A range of characters in the example's text. */
export type Range = readonly [start: number, end: number];

/** An element in the example's text that controls change. */
export interface ElementRange {
  /** Index of its part. */
  part: number;
  /** Where its name ends. */
  nameEnd: number;
  /** Its attributes that have a control, with the space before each. */
  attributes: Record<string, Range>;
  /** Its text, when a control sets it. */
  text?: Range;
}

/** Everything that the controls of one component need. */
export interface ControlsModel {
  /** Path of the example's file, from the root of the repository. */
  path: string;
  /** The example's text. */
  source: string;
  parts: Part[];
  elements: ElementRange[];
}

/** The reader's changes: code by `<part>.<prop>`. `undefined` leaves the prop out. */
export type Changes = Readonly<Record<string, string>>;

/** A component that has controls, as the page lists it. */
export interface ControlledComponent {
  /** Package and name: `ui/button`. */
  id: string;
  title: string;
  /** Path of its page, without the base URL. */
  route: string;
  /** Address of the script that shows its example. */
  script: string;
  /** Address of the style sheet that its example needs. */
  styles: string;
}
