import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Input, InputDataAttributes, Textarea} from '@storefront-toolkit/ui/forms/input';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('Input', <Input aria-label="City" />, HTMLInputElement);
describeConformance('Textarea', <Textarea aria-label="Note" />, HTMLTextAreaElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Input and Textarea', () => {
  it('are native controls that a form submits @claim-input.native', () => {
    render(
      <form aria-label="Order">
        <Input name="city" defaultValue="Graz" />
        <Textarea name="note" defaultValue="Ring twice" />
      </form>,
    );
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect(Object.fromEntries(data)).toEqual({city: 'Graz', note: 'Ring twice'});
  });

  it('are text of one line, and of three, unless they are told @claim-input.type', () => {
    const {container} = render(
      <>
        <Input />
        <Input type="email" />
        <Textarea />
        <Textarea rows={5} />
      </>,
    );
    const [text, email, three, five] = container.children;
    expect((text as HTMLInputElement).type).toBe('text');
    expect((email as HTMLInputElement).type).toBe('email');
    expect((three as HTMLTextAreaElement).rows).toBe(3);
    expect((five as HTMLTextAreaElement).rows).toBe(5);
  });

  it.each(['small', 'medium', 'large'] as const)('say that they are %s', (size) => {
    const {container} = render(
      <>
        <Input size={size} />
        <Textarea size={size} />
      </>,
    );
    for (const control of container.children) {
      expect(control.getAttribute(InputDataAttributes.size)).toBe(size);
    }
  });

  it('give every size class names of its own', () => {
    const {container} = render(
      <>
        <Input size="small" />
        <Input />
        <Input size="large" />
        <Textarea />
      </>,
    );
    const classNames = [...container.children].map(({className}) => className);
    expect(new Set(classNames).size).toBe(classNames.length);
  });

  it('report changes to the handler of their user', () => {
    const onChange = vi.fn();
    render(<Input aria-label="City" onChange={onChange} />);
    fireEvent.change(screen.getByRole('textbox'), {target: {value: 'Graz'}});
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('wrong use is reported in development', () => {
  it.each([
    ['checkbox', '<Checkbox>'],
    ['radio', '<RadioGroup>'],
    ['submit', '<Button type="submit">'],
  ])('type %s', (type, remedy) => {
    render(<Input {...({type} as object)} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });

  it('does not compile either', () => {
    // @ts-expect-error: a checkbox is a control of its own
    const checkbox = <Input type="checkbox" />;
    expect(checkbox).toBeTruthy();
  });

  it('and right use is not', () => {
    render(<Input type="search" aria-label="Search" />);
    expect(errors).not.toHaveBeenCalled();
  });
});
