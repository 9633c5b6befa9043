/** Attributes that `RadioGroup` puts on its `<fieldset>`, for use in selectors. */
export const RadioGroupDataAttributes = {
  /** The layout of the items: `vertical` or `horizontal`. */
  orientation: 'data-orientation',
  /** Always `group`: the same attribute that `FieldGroup` has. */
  field: 'data-field',
  /** Present, with an empty value, while an error is shown. */
  invalid: 'data-invalid',
} as const;

/** Attributes that `RadioGroupItem` puts on its `<input>`, for use in selectors. `:checked` says whether it's checked. */
export const RadioGroupItemDataAttributes = {
  /** The item's size: `medium` or `large`. */
  size: 'data-size',
} as const;
