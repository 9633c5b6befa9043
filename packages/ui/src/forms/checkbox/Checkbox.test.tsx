import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Checkbox, CheckboxDataAttributes} from '@storefront-toolkit/ui/forms/checkbox';
import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('Checkbox without text', <Checkbox aria-label="Wrap" />, HTMLInputElement);
describeConformance(
  'Checkbox',
  <Checkbox description="€3.50" indeterminate>
    Gift wrapping
  </Checkbox>,
  HTMLInputElement,
  {wrap: (checkbox) => <form>{checkbox}</form>},
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('Checkbox', () => {
  it('is named by its label alone, and described by its description @claim-checkbox.name', () => {
    render(<Checkbox description="€3.50">Gift wrapping</Checkbox>);
    const box = screen.getByRole('checkbox', {name: 'Gift wrapping'});
    expect(description(box)).toEqual(['€3.50']);
  });

  it('has the mark of a required control after its label, for the eye alone @claim-label.required-choice', () => {
    render(<Checkbox required>I accept the terms</Checkbox>);
    const box = screen.getByRole('checkbox', {name: 'I accept the terms'});
    expect(box.hasAttribute('required')).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    cleanup();
    render(<Checkbox>I accept the terms</Checkbox>);
    expect(screen.queryByText('*')).toBeNull();
  });

  it('is checked by a press anywhere on its row', () => {
    render(<Checkbox description="€3.50">Gift wrapping</Checkbox>);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(screen.getByText('€3.50'));
    expect(box.checked).toBe(true);
    fireEvent.click(screen.getByText('Gift wrapping'));
    expect(box.checked).toBe(false);
  });

  it('shows that some are chosen, and comes back to it when its state says so @claim-checkbox.mixed', () => {
    const {rerender} = render(<Checkbox indeterminate>All</Checkbox>);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.indeterminate).toBe(true);
    box.indeterminate = false;
    rerender(<Checkbox indeterminate>All</Checkbox>);
    expect(box.indeterminate).toBe(true);
    rerender(<Checkbox>All</Checkbox>);
    expect(box.indeterminate).toBe(false);
  });

  it('is sent by a form @claim-checkbox.native', () => {
    render(
      <form aria-label="Order">
        <Checkbox name="wrap" value="paper" defaultChecked>
          Gift wrapping
        </Checkbox>
        <Checkbox name="card">Card</Checkbox>
      </form>,
    );
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...data]).toEqual([['wrap', 'paper']]);
  });

  it.each(['medium', 'large'] as const)('says that it is %s', (size) => {
    render(<Checkbox size={size}>All</Checkbox>);
    const box = screen.getByRole('checkbox');
    expect(box.getAttribute(CheckboxDataAttributes.size)).toBe(size);
  });

  it('hands the ref to the input inside its label', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Checkbox ref={ref}>All</Checkbox>);
    expect(ref.current).toBe(screen.getByRole('checkbox'));
  });
});

describe('in a field', () => {
  it('is required, with its error below it', () => {
    render(
      <Field required messages={{valueMissing: 'Accept the terms.'}}>
        <Checkbox description="Of May 2026">I accept the terms</Checkbox>
      </Field>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', {name: 'I accept the terms'});
    act(() => void box.reportValidity());
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(description(box)).toEqual(['Of May 2026', 'Accept the terms.']);
    fireEvent.click(box);
    expect(box.getAttribute('aria-invalid')).toBe('false');
    expect(description(box)).toEqual(['Of May 2026']);
  });

  it('takes the label of the field if it has none', () => {
    render(<Field label="Gift wrapping" children={<Checkbox />} />);
    expect(screen.getByRole('checkbox', {name: 'Gift wrapping'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it('keeps its own name in a group', () => {
    render(
      <FieldGroup label="Size">
        <Checkbox>S</Checkbox>
        <Checkbox>M</Checkbox>
      </FieldGroup>,
    );
    const ids = screen.getAllByRole('checkbox').map(({id}) => id);
    expect(ids).toEqual(['', '']);
    expect(screen.getByRole('checkbox', {name: 'M'})).toBeTruthy();
  });
});

describe('wrong use is reported in development', () => {
  it('no label', () => {
    render(<Checkbox />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('Give it text as children');
  });

  it('and right use is not', () => {
    render(
      <>
        <Checkbox>All</Checkbox>
        <Checkbox aria-label="All" />
      </>,
    );
    expect(errors).not.toHaveBeenCalled();
  });
});
