/** The words of a `SizeGuideTable`, in the language of the page. */
export interface SizeGuideTableLabels {
  /**
   * Name of the choice of a unit.
   * @default 'Unit'
   */
  unit: string;
  /**
   * The choice of centimeters.
   * @default 'Centimeters'
   */
  centimeters: string;
  /**
   * The choice of inches.
   * @default 'Inches'
   */
  inches: string;
  /**
   * Short name of centimeters, in the headings.
   * @default 'cm'
   */
  cm: string;
  /**
   * Short name of inches, in the headings.
   * @default 'in'
   */
  in: string;
  /**
   * Heading of the column of sizes.
   * @default 'Size'
   */
  size: string;
  /**
   * Next to the selected size, in parentheses.
   * @default 'selected'
   */
  selected: string;
  /**
   * Read in place of a measure that the guide doesn't have.
   * @default 'not given'
   */
  missing: string;
  /**
   * Heading of the instructions.
   * @default 'How to measure'
   */
  howToMeasure: string;
}

/** The words of a `SizeGuideDialog`, in the language of the page. */
export interface SizeGuideDialogLabels extends SizeGuideTableLabels {
  /**
   * Text of the button, and the dialog's title.
   * @default 'Size guide'
   */
  sizeGuide: string;
  /**
   * Name of the button that closes the dialog.
   * @default 'Close'
   */
  close: string;
}

export const ENGLISH: SizeGuideDialogLabels = {
  sizeGuide: 'Size guide',
  close: 'Close',
  unit: 'Unit',
  centimeters: 'Centimeters',
  inches: 'Inches',
  cm: 'cm',
  in: 'in',
  size: 'Size',
  selected: 'selected',
  missing: 'not given',
  howToMeasure: 'How to measure',
};
