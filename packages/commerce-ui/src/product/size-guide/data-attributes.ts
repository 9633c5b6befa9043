/** Attributes that `SizeGuideTable` puts on its elements, for use in selectors. */
export const SizeGuideDataAttributes = {
  /** On a value and on a unit's short name: `cm` or `in`. One of them is shown. */
  unit: 'data-unit',
  /** On the row of the selected size, with an empty value. */
  selected: 'data-selected',
} as const;
