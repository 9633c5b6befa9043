/** A native field. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field is on or off, and has no text. */
export const isToggle = (element: Element): element is HTMLInputElement =>
  element.matches('[type=checkbox],[type=radio]');

/** The native fields of an example. */
export const fieldsIn = (stage: Element) => [
  ...stage.querySelectorAll<Field>('input,select,textarea'),
];

/** The state in which a field was served: whether it is on, or its text. */
export function servedState(field: Field): boolean | string {
  if (isToggle(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** The state of a field now. */
export const presentState = (field: Field) => (isToggle(field) ? field.checked : field.value);

/** Whether a field is no longer as it was served: the visitor changed it, or the browser filled it in. */
export const isChanged = (field: Field) =>
  field.type !== 'file' && presentState(field) !== servedState(field);

/**
 * Sets the state of a field as a visitor does: React, which replaces the setter of each element, is told by the
 * event that follows.
 */
export function setState(field: Field, state: boolean | string) {
  const name = typeof state === 'string' ? 'value' : 'checked';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!.set!.call(field, state);
}

/**
 * Whether a field has a rule that applies to what a visitor typed alone: a text that a script set is never too short (HTML,
 * "tooShort"). So nobody sets it.
 */
export const keepsTyping = (field: Element): field is Field => field.matches('[minlength]');

/**
 * Lets React take the present text of a field for a new one. From its hydration on, it compares each text with the one before,
 * in a member that is its own.
 */
export function forgetText(field: Field) {
  (field as {_valueTracker?: {setValue: (text: string) => void}})._valueTracker?.setValue('\0');
}
