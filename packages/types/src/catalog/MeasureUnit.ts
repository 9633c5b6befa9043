/**
 * A unit in which goods are measured. The codes are the symbols of the units, and sort by what they measure.
 *
 * @category Pricing
 * @example
 * ```ts
 * import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
 *
 * const unit: MeasureUnit = 'kg';
 * ```
 */
export type MeasureUnit =
  /** Milligram. */
  | 'mg'
  /** Gram. */
  | 'g'
  /** Kilogram. */
  | 'kg'
  /** Ounce. */
  | 'oz'
  /** Pound. */
  | 'lb'
  /** Milliliter. */
  | 'ml'
  /** Centiliter. */
  | 'cl'
  /** Liter. */
  | 'l'
  /** Fluid ounce (US). */
  | 'fl oz'
  /** Pint (US). */
  | 'pt'
  /** Quart (US). */
  | 'qt'
  /** Gallon (US). */
  | 'gal'
  /** Millimeter. */
  | 'mm'
  /** Centimeter. */
  | 'cm'
  /** Meter. */
  | 'm'
  /** Inch. */
  | 'in'
  /** Foot. */
  | 'ft'
  /** Yard. */
  | 'yd'
  /** Square meter. */
  | 'm²'
  /** Square foot. */
  | 'ft²'
  /** Cubic meter. */
  | 'm³'
  /** A single piece. */
  | 'piece'
  /** A single load of washing, which the European Union asks for on detergents. */
  | 'wash';
