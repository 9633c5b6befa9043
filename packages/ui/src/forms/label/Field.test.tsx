import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field, FieldDataAttributes, FieldGroup, Label} from '@storefront-toolkit/ui/forms/label';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const email = (
  <Field label="Email" description="For the receipt." error="It is taken." required>
    <Input type="email" name="email" />
  </Field>
);
const group = (
  <FieldGroup label="Address" description="Where we send it." error="We do not ship there.">
    <Field label="City">
      <Input name="city" />
    </Field>
  </FieldGroup>
);

describeConformance('Label', <Label htmlFor="email">Email</Label>, HTMLLabelElement);
describeConformance('Field', email, HTMLDivElement);
describeConformance('FieldGroup', group, HTMLFieldSetElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const text = (ids: string | null) =>
  (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('Label', () => {
  it('names the control and marks it as required for the eye alone @claim-label.name @claim-label.required', () => {
    render(
      <>
        <Label htmlFor="city" required>
          City
        </Label>
        <input id="city" />
      </>,
    );
    expect(screen.getByLabelText(/City/)).toBeTruthy();
    expect(screen.getByRole('textbox', {name: 'City'})).toBeTruthy();
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('can be there for screen readers alone', () => {
    render(
      <Label htmlFor="q" visuallyHidden>
        Search
      </Label>,
    );
    expect(screen.getByText('Search').classList).toContain('sr-only');
  });
});

describe('Field', () => {
  it('wires label, description, error and state, in the served HTML too @claim-label.description @claim-label.server-html @claim-label.required', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(email);
    document.body.append(container);
    const input = screen.getByRole<HTMLInputElement>('textbox', {name: 'Email'});
    expect(text(input.getAttribute('aria-describedby'))).toEqual([
      'For the receipt.',
      'It is taken.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.required).toBe(true);
    expect(container.firstElementChild?.hasAttribute(FieldDataAttributes.invalid)).toBe(true);
    container.remove();
  });

  it('shows its error with an icon, which is not read @claim-label.error-icon', () => {
    render(email);
    const error = screen.getByText('It is taken.').closest('[role=alert]');
    expect(error?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(error?.textContent).toBe('It is taken.');
  });

  it('points at nothing that is not there @claim-label.description', () => {
    render(
      <Field label="Email">
        <Input name="email" />
      </Field>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.required).toBe(false);
    expect(input.disabled).toBe(false);
  });

  it('lets the own props of the control win, and adds to its description', () => {
    render(
      <>
        <p id="hint">Ask your parents.</p>
        <Field label="Email" description="For the receipt." required disabled controlId="mail">
          <Input disabled={false} aria-describedby="hint" />
        </Field>
      </>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', {name: 'Email'});
    expect(input.id).toBe('mail');
    expect(input.disabled).toBe(false);
    expect(text(input.getAttribute('aria-describedby'))).toEqual([
      'Ask your parents.',
      'For the receipt.',
    ]);
  });

  it('announces an error of the server, and none of the constraints @claim-label.announces', () => {
    const {rerender} = render(
      <Field label="Email" required>
        <Input type="email" />
      </Field>,
    );
    act(() => void screen.getByRole<HTMLInputElement>('textbox').reportValidity());
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Field label="Email" required error="It is taken.">
        <Input type="email" />
      </Field>,
    );
    expect(screen.getByRole('alert').textContent).toBe('It is taken.');
  });

  it('keeps its ref when it renders again', () => {
    const seen: (HTMLDivElement | null)[] = [];
    const ref = (element: HTMLDivElement | null) => void seen.push(element);
    const {rerender, unmount} = render(<Field ref={ref} label="City" children={<Input />} />);
    rerender(<Field ref={ref} label="Town" children={<Input />} />);
    expect(seen).toHaveLength(1);
    unmount();
    expect(seen).toEqual([expect.any(HTMLDivElement), null]);
  });
});

describe('constraints', () => {
  function renderForm() {
    const form = createRef<HTMLFormElement>();
    const onSubmit = vi.fn((event: {preventDefault(): void}) => event.preventDefault());
    render(
      <form ref={form} onSubmit={onSubmit}>
        <Field label="Name">
          <Input name="name" />
        </Field>
        <Field label="Email" required messages={{valueMissing: 'Enter your email address.'}}>
          <Input name="email" type="email" />
        </Field>
        <Field label="City" required>
          <Input name="city" />
        </Field>
      </form>,
    );
    const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', {name});
    const submit = () => act(() => form.current?.requestSubmit());
    return {form, onSubmit, input, submit};
  }

  const shown = (input: HTMLElement) => text(input.getAttribute('aria-describedby')).join();

  it('are shown on submission, in place of the bubble, and the first of them gets the focus', () => {
    const {onSubmit, input, submit} = renderForm();
    const bubble = vi.fn();
    input('Email').addEventListener('invalid', ({defaultPrevented}) => {
      bubble(defaultPrevented);
    });
    submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(bubble).toHaveBeenCalledExactlyOnceWith(true);
    expect(shown(input('Email'))).toBe('Enter your email address.');
    expect(shown(input('City'))).toBe(input('City').validationMessage);
    expect(shown(input('City'))).not.toBe('');
    expect(input('Name').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(input('Email'));
  });

  it('go as soon as the value is right, and the form can be submitted', () => {
    const {onSubmit, input, submit} = renderForm();
    submit();
    fireEvent.input(input('Email'), {target: {value: 'reader'}});
    expect(input('Email').getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(input('Email'), {target: {value: 'reader@example.com'}});
    expect(input('Email').hasAttribute('aria-invalid')).toBe(false);
    fireEvent.input(input('City'), {target: {value: 'Graz'}});
    submit();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('are looked at when the focus leaves a value that was changed, not before @claim-label.listens', () => {
    const {input} = renderForm();
    const field = input('Email');
    fireEvent.focusOut(field);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.input(field, {target: {value: 'reader'}});
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.focusOut(field);
    expect(shown(field)).toBe(field.validationMessage);
  });

  it('wait for the end of the press that takes the focus away', async () => {
    const {input} = renderForm();
    const field = input('Email');
    fireEvent.input(field, {target: {value: 'reader'}});
    fireEvent.mouseDown(document.body);
    fireEvent.change(field);
    fireEvent.focusOut(field);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.mouseUp(document.body);
    fireEvent.click(document.body);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    await vi.waitFor(() => expect(shown(field)).toBe(field.validationMessage));
    fireEvent.input(field, {target: {value: 'reader@example.com'}});
    fireEvent.input(field, {target: {value: 'reader'}});
    fireEvent.focusOut(field);
    expect(shown(field)).toBe(field.validationMessage);
  });

  it.each([
    ['a choice', () => fireEvent.change(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, {key: 'Tab'})],
  ])('show after %s when a list of the system took the release', async (_case, end) => {
    const {input} = renderForm();
    const field = input('Email');
    fireEvent.input(field, {target: {value: 'reader'}});
    fireEvent.mouseDown(document.body);
    fireEvent.focusOut(field);
    end();
    await vi.waitFor(() => expect(shown(field)).toBe(field.validationMessage));
  });

  it('are forgotten when the form is reset', () => {
    const {form, input, submit} = renderForm();
    submit();
    act(() => form.current?.reset());
    expect(input('Email').hasAttribute('aria-invalid')).toBe(false);
    fireEvent.focusOut(input('Email'));
    expect(input('Email').hasAttribute('aria-invalid')).toBe(false);
  });

  it('of a field in a group are not the errors of the group', () => {
    render(
      <FieldGroup label="Address">
        <Field label="City" required>
          <Input />
        </Field>
      </FieldGroup>,
    );
    act(() => void screen.getByRole<HTMLInputElement>('textbox').reportValidity());
    expect(screen.getByRole('group').hasAttribute(FieldDataAttributes.invalid)).toBe(false);
    expect(screen.getByRole('group').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('FieldGroup', () => {
  it('is a fieldset with its legend, description and error @claim-checkbox.group', () => {
    render(group);
    const fieldset = screen.getByRole('group', {name: 'Address'});
    expect(text(fieldset.getAttribute('aria-describedby'))).toEqual([
      'Where we send it.',
      'We do not ship there.',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('We do not ship there.');
  });

  it('says that it is required after its legend, where a fieldset has no state @claim-label.required-group', () => {
    const {rerender} = render(
      <FieldGroup label="Sizes" required requiredText="choose one at least">
        <Checkbox>M</Checkbox>
      </FieldGroup>,
    );
    expect(screen.getByRole('group', {name: 'Sizes choose one at least'})).toBeTruthy();
    rerender(
      <FieldGroup label="Sizes">
        <Checkbox>M</Checkbox>
      </FieldGroup>,
    );
    expect(screen.getByRole('group', {name: 'Sizes'})).toBeTruthy();
  });

  it('takes its controls out of use', () => {
    render(
      <FieldGroup label="Engraving" disabled required>
        <Field label="Initials">
          <Input />
        </Field>
      </FieldGroup>,
    );
    expect(screen.getByRole('textbox').matches(':disabled')).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });
});

describe('wrong use is reported in development', () => {
  it.each([
    ['a label of nothing', <Label>City</Label>, 'Pass the `id` of the control'],
    ['a field without a label', <Field children={<Input />} />, 'Pass `label`'],
    [
      'a control with an id of its own',
      <Field label="City" children={<Input id="city" />} />,
      '<Field controlId="email">',
    ],
    [
      'two controls in a field',
      <Field label="Price">
        <Input />
        <Input />
      </Field>,
      'all in a <FieldGroup>',
    ],
  ])('%s', (_case, element, remedy) => {
    render(element);
    const messages = errors.mock.calls.map(([message]) => String(message));
    expect(messages).toEqual([expect.stringContaining(remedy)]);
  });

  it('and right use is not', () => {
    render(
      <>
        {email}
        {group}
        <Label>
          Size <input />
        </Label>
        <Field children={<Input aria-label="Search" />} />
        <Field label="City" controlId="town" children={<Input id="town" />} />
      </>,
    );
    expect(errors).not.toHaveBeenCalled();
  });
});
