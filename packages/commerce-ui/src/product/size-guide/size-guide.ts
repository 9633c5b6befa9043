/**
 * The measures of a product's sizes. Always in centimeters: the component converts them.
 *
 * No vendor has a size guide of a common form, so write it in your store, or read it from your CMS.
 */
export interface SizeGuide {
  /** The table's caption: the products that it's for. */
  readonly caption: string;
  /** The measurements, in the order of the columns. */
  readonly measurements: readonly SizeMeasurement[];
  /** The sizes, in the order of the rows. */
  readonly sizes: readonly SizeRow[];
}

/** A part of the body or of the product that is measured. */
export interface SizeMeasurement {
  /** Key of the measurement, unique in its guide. */
  readonly id: string;
  /** Name that shoppers see: `Chest`. */
  readonly label: string;
  /** Instructions for measuring it, in a sentence. */
  readonly howTo?: string | undefined;
}

/** A size with its measures. */
export interface SizeRow {
  /** The id of the size's option value. */
  readonly id: string;
  /** Name that shoppers see: `M`. */
  readonly label: string;
  /** The measures by the id of their measurement. One that you leave out has an empty cell. */
  readonly measures: Readonly<Record<string, SizeMeasure>>;
}

/** A measure in centimeters: one value, or a range. */
export type SizeMeasure =
  /** One value, in centimeters. */
  | number
  /** A range, in centimeters. */
  | SizeRange;

/** A range of a measure. */
export interface SizeRange {
  /** Smallest value, in centimeters. */
  readonly min: number;
  /** Largest value, in centimeters. */
  readonly max: number;
}

/** The unit in which a guide is shown. */
export type SizeUnit =
  /** Centimeters. */
  | 'cm'
  /** Inches, to the nearest half. */
  | 'in';
