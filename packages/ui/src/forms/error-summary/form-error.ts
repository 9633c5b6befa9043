/** An error of a form, as an error summary lists it. */
export interface FormError {
  /** The error and how to fix it, in the words that are next to the control: `Enter your email address`. */
  message: string;
  /**
   * The `id` of the control, to which the error links. For a group, that of its first control. Leave it out for an error that
   * concerns no control.
   */
  controlId?: string | undefined;
}
