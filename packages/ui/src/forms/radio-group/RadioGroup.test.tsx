import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  RadioGroup,
  RadioGroupDataAttributes,
  RadioGroupItem,
  RadioGroupItemDataAttributes,
} from '@storefront-toolkit/ui/forms/radio-group';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance(
  'RadioGroup',
  <RadioGroup label="Size" name="size" defaultValue="M" description="Of the sweater">
    <RadioGroupItem value="S">S</RadioGroupItem>
    <RadioGroupItem value="M">M</RadioGroupItem>
  </RadioGroup>,
  HTMLFieldSetElement,
);
describeConformance(
  'RadioGroupItem',
  <RadioGroupItem value="M" description="Two left">
    M
  </RadioGroupItem>,
  HTMLInputElement,
  {wrap: (item) => <RadioGroup label="Size">{item}</RadioGroup>},
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', {name});
const items = (
  <>
    <RadioGroupItem value="S">S</RadioGroupItem>
    <RadioGroupItem value="M" description="Two left">
      M
    </RadioGroupItem>
  </>
);
const texts = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('RadioGroup', () => {
  it('is a fieldset with a name, and its items have theirs @claim-radio-group.native @claim-radio-group.item-name', () => {
    render(
      <RadioGroup label="Size" description="Of the sweater">
        {items}
      </RadioGroup>,
    );
    const group = screen.getByRole('radiogroup', {name: 'Size'});
    expect(group.tagName).toBe('FIELDSET');
    expect([radio('S').type, radio('M').type]).toEqual(['radio', 'radio']);
    expect(radio('M').labels?.[0]?.textContent).toContain('Two left');
    expect(texts(group)).toEqual(['Of the sweater']);
    expect(texts(radio('M'))).toEqual(['Two left']);
  });

  it('lets one be chosen at most, by a press anywhere on its row', () => {
    render(<RadioGroup label="Size">{items}</RadioGroup>);
    fireEvent.click(screen.getByText('Two left'));
    expect(radio('M').checked).toBe(true);
    fireEvent.click(screen.getByText('S'));
    expect([radio('S').checked, radio('M').checked]).toEqual([true, false]);
  });

  it('keeps two groups without a name apart', () => {
    render(
      <form>
        <RadioGroup label="Size">{items}</RadioGroup>
        <RadioGroup label="Color">
          <RadioGroupItem value="red">Red</RadioGroupItem>
        </RadioGroup>
      </form>,
    );
    fireEvent.click(radio('M'));
    fireEvent.click(radio('Red'));
    expect([radio('M').checked, radio('Red').checked]).toEqual([true, true]);
  });

  it('starts with the default, is sent by a form and reset with it', () => {
    render(
      <form aria-label="Order">
        <RadioGroup label="Size" name="size" defaultValue="S">
          {items}
        </RadioGroup>
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('size')).toBe('S');
    fireEvent.click(radio('M'));
    expect(new FormData(form).get('size')).toBe('M');
    act(() => form.reset());
    expect(new FormData(form).get('size')).toBe('S');
  });

  it('can be held by the state of its user', () => {
    const chosen = vi.fn();
    function Controlled() {
      const [size, setSize] = useState('');
      return (
        <RadioGroup
          label="Size"
          value={size}
          onValueChange={(value) => {
            chosen(value);
            if (value !== 'S') setSize(value);
          }}
        >
          {items}
        </RadioGroup>
      );
    }
    render(<Controlled />);
    fireEvent.click(radio('S'));
    expect(radio('S').checked).toBe(false);
    fireEvent.click(radio('M'));
    expect(radio('M').checked).toBe(true);
    expect(chosen.mock.calls).toEqual([['S'], ['M']]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('calls the handler of an item too', () => {
    const onChange = vi.fn();
    render(
      <RadioGroup label="Size">
        <RadioGroupItem value="S" onChange={onChange}>
          S
        </RadioGroupItem>
      </RadioGroup>,
    );
    fireEvent.click(radio('S'));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('shows that a choice is missing, until one is made @claim-radio-group.states', () => {
    const onSubmit = vi.fn((event: {preventDefault(): void}) => event.preventDefault());
    render(
      <form aria-label="Order" onSubmit={onSubmit}>
        <RadioGroup label="Size" required messages={{valueMissing: 'Choose a size.'}}>
          {items}
        </RadioGroup>
      </form>,
    );
    const group = screen.getByRole('radiogroup', {name: 'Size'});
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(group.getAttribute('aria-required')).toBe('true');
    act(() => form.requestSubmit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(texts(group)).toEqual(['Choose a size.']);
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.hasAttribute(RadioGroupDataAttributes.invalid)).toBe(true);
    expect(document.activeElement).toBe(radio('S'));
    fireEvent.click(radio('M'));
    expect(group.hasAttribute('aria-invalid')).toBe(false);
    act(() => form.requestSubmit());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('says its orientation, and the size of its items', () => {
    render(
      <RadioGroup label="Size" orientation="horizontal">
        <RadioGroupItem value="S" size="large">
          S
        </RadioGroupItem>
      </RadioGroup>,
    );
    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute(RadioGroupDataAttributes.orientation)).toBe('horizontal');
    expect(group.getAttribute(RadioGroupDataAttributes.field)).toBe('group');
    expect(radio('S').getAttribute(RadioGroupItemDataAttributes.size)).toBe('large');
  });

  it('can be out of use, as a whole and in part', () => {
    render(
      <>
        <RadioGroup label="Size" disabled>
          {items}
        </RadioGroup>
        <RadioGroup label="Color">
          <RadioGroupItem value="red" disabled>
            Red
          </RadioGroupItem>
        </RadioGroup>
      </>,
    );
    expect(radio('S').matches(':disabled')).toBe(true);
    expect(radio('Red').matches(':disabled')).toBe(true);
  });
});

describe('wrong use is reported in development', () => {
  it('an item without its group', () => {
    render(<RadioGroupItem value="S">S</RadioGroupItem>);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('Put it into a <RadioGroup label>');
  });

  it('and right use is not', () => {
    render(<RadioGroup label="Size">{items}</RadioGroup>);
    expect(errors).not.toHaveBeenCalled();
  });
});
