import type {Control} from '../label/constraints.ts';
import type {FormError} from './form-error.ts';

/** The text of an element without what only sighted readers get, such as the mark of a required field. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden=true], .sr-only') ?? [])
    hidden.remove();
  return copy?.textContent.trim() ?? '';
}

/** The field of a control, which shows one error for all of its controls. Without one, radio buttons of a name share theirs. */
const ownerOf = (control: Control): unknown =>
  control.closest('[data-field]') ?? (control.type === 'radio' ? control.name : control);

/** The browser's message doesn't say which control it is about, so the label goes first. The field's own text does. */
function messageOf(control: Control): string {
  const field = control.closest('[data-field]');
  const shown = textOf(field?.querySelector(':scope > [data-field-error]'));
  if (shown && shown !== control.validationMessage) return shown;
  const group = field?.matches('fieldset')
    ? field
    : control.type === 'radio' && control.closest('fieldset');
  const label = textOf(group ? group.querySelector('legend') : control.labels?.[0]);
  const name = label || control.getAttribute('aria-label');
  return name ? `${name}: ${control.validationMessage}` : control.validationMessage;
}

/** The errors that the browser's validation finds in a form, in the order of the page, one for each field. */
export function collectErrors(form: HTMLFormElement, idPrefix: string): FormError[] {
  const controls = [...form.elements] as Control[];
  const invalid = controls.filter(({willValidate, validity}) => willValidate && !validity.valid);
  const owners = invalid.map(ownerOf);
  const first = invalid.filter((control, index) => owners.indexOf(ownerOf(control)) === index);
  return first.map((control, index) => {
    if (!control.id) control.id = `${idPrefix}${index}`;
    return {message: messageOf(control), controlId: control.id};
  });
}
