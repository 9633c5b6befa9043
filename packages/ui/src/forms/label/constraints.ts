/**
 * Text of the error for each constraint of HTML that a control can break. For constraints that you leave out, the
 * browser's own text is shown, in the reader's language.
 */
export interface ConstraintMessages {
  /** The control is `required` and empty. */
  valueMissing?: string | undefined;
  /** Not an address of the `type`, `email` or `url`. */
  typeMismatch?: string | undefined;
  /** Does not match `pattern`. */
  patternMismatch?: string | undefined;
  /** Shorter than `minLength`. */
  tooShort?: string | undefined;
  /** Longer than `maxLength`. */
  tooLong?: string | undefined;
  /** Less than `min`. */
  rangeUnderflow?: string | undefined;
  /** More than `max`. */
  rangeOverflow?: string | undefined;
  /** Not a multiple of `step`, counted from `min`. */
  stepMismatch?: string | undefined;
  /** Nothing that the `type` could be, such as letters in a number. */
  badInput?: string | undefined;
}

/** A native form control that takes part in constraint validation. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls that belong to a field itself and not to a field inside it. */
export function ownControls(root: HTMLElement): Control[] {
  const controls = root.querySelectorAll<Control>('input, select, textarea');
  return [...controls].filter((control) => control.closest('[data-field]') === root);
}

/** The error of the first control of a field that breaks a constraint, or an empty string. */
export function constraintMessage(root: HTMLElement, messages: ConstraintMessages = {}): string {
  const control = ownControls(root).find(({validity}) => !validity.valid);
  if (!control) return '';
  const broken = Object.keys(messages) as (keyof ConstraintMessages)[];
  const text = broken.filter((key) => control.validity[key]).map((key) => messages[key])[0];
  return text ?? control.validationMessage;
}

/** Whether a control is the first of its form that breaks a constraint. */
export function isFirstInvalid(control: Control): boolean {
  const elements = [...(control.form?.elements ?? [control])] as Control[];
  return elements.find((element) => element.willValidate && !element.validity.valid) === control;
}
