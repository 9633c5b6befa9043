/** Attributes that `Field`, `FieldGroup` and `RadioGroup` put on their element, for use in selectors. */
export const FieldDataAttributes = {
  /** What the element wires: `control` for one control, `group` for several. */
  field: 'data-field',
  /** Present, with an empty value, while an error is shown. */
  invalid: 'data-invalid',
} as const;
