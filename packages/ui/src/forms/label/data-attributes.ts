/** Attributes that `Field`, `FieldGroup` and `RadioGroup` put on their element and on their error, for use in selectors. */
export const FieldDataAttributes = {
  /** The kind of field that the element wires: `control` for one control, `group` for several. */
  field: 'data-field',
  /** Present, with an empty value, while an error is shown. */
  invalid: 'data-invalid',
  /** On the error of the field, inside of it. */
  error: 'data-field-error',
} as const;
