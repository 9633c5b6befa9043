import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {FormSelect, FormSelectDataAttributes} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const options = (
  <>
    <option value="AT">Austria</option>
    <option value="DE">Germany</option>
  </>
);

describeConformance(
  'FormSelect',
  <FormSelect aria-label="Country" placeholder="Choose a country">
    {options}
  </FormSelect>,
  HTMLSelectElement,
  {wrap: (select) => <form>{select}</form>},
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const select = () => screen.getByRole<HTMLSelectElement>('combobox');

describe('FormSelect', () => {
  it('chooses the first option, or the placeholder, or the default @claim-form-select.placeholder', () => {
    const {rerender} = render(<FormSelect key={1}>{options}</FormSelect>);
    expect(select().value).toBe('AT');
    rerender(
      <FormSelect key={2} placeholder="Choose a country">
        {options}
      </FormSelect>,
    );
    expect(select().value).toBe('');
    expect(select().selectedOptions[0]?.textContent).toBe('Choose a country');
    rerender(
      <FormSelect key={3} placeholder="Choose a country" defaultValue="DE">
        {options}
      </FormSelect>,
    );
    expect(select().value).toBe('DE');
  });

  it('is wired by a field, and asks for a choice', () => {
    render(
      <Field label="Country" required messages={{valueMissing: 'Choose where we send it.'}}>
        <FormSelect placeholder="Choose a country">{options}</FormSelect>
      </Field>,
    );
    expect(screen.getByRole('combobox', {name: 'Country'})).toBe(select());
    act(() => void select().reportValidity());
    const error = document.getElementById(select().getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Choose where we send it.');
    fireEvent.input(select(), {target: {value: 'AT'}});
    expect(select().getAttribute('aria-invalid')).toBe('false');
  });

  it('hands its ref to the select inside its frame', () => {
    const ref = createRef<HTMLSelectElement>();
    render(<FormSelect ref={ref}>{options}</FormSelect>);
    expect(ref.current).toBe(select());
  });

  it.each(['small', 'medium', 'large'] as const)('says that it is %s', (size) => {
    render(<FormSelect size={size}>{options}</FormSelect>);
    expect(select().getAttribute(FormSelectDataAttributes.size)).toBe(size);
  });
});

describe('wrong use is reported in development', () => {
  it('several choices', () => {
    render(<FormSelect multiple>{options}</FormSelect>);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('<FieldGroup> of <Checkbox>es');
  });

  it('and right use is not', () => {
    render(<FormSelect>{options}</FormSelect>);
    expect(errors).not.toHaveBeenCalled();
  });
});
