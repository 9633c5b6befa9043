import {reportMisuse} from '../../internal/report-misuse.ts';
import {ownControls} from './constraints.ts';

/** Looks at a field on the page and reports what keeps it from being wired. For development only. */
export function reportWrongField(root: HTMLElement | null, controlId: string) {
  if (!root) return;
  const wired = [...root.querySelectorAll<HTMLInputElement>('[id]')].filter(
    ({id}) => id === controlId,
  );
  if (wired.length > 1) {
    reportMisuse(
      'Field',
      `holds ${wired.length} controls, which all got the id of one. Label, description and error apply to the first, ` +
        'the others have no name. Put each control in its own <Field>, or all in a <FieldGroup>.',
    );
  }
  if (wired.length === 0 && ownControls(root).length > 0) {
    reportMisuse(
      'Field',
      `holds a control that did not take the id "${controlId}", so its label points at nothing. Use a control of the ` +
        'toolkit, and pass your own id to the field: <Field controlId="email">.',
    );
  }
  const [control] = wired;
  const named = ['aria-label', 'aria-labelledby', 'title'].some((name) =>
    control?.hasAttribute(name),
  );
  if (control && !named && control.labels?.length === 0) {
    reportMisuse(
      'Field',
      'has no `label`, and its control has none of its own. A screen reader cannot say what to enter. Pass `label`; ' +
        'add `hideLabel` to keep it out of sight.',
    );
  }
}
