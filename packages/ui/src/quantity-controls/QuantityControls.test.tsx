import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  QuantityControls,
  QuantityControlsDataAttributes,
} from '@storefront-toolkit/ui/quantity-controls';
import {announced, forgetAnnouncements} from '../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const cases = {min: 6, max: 24, step: 6};
const single = {min: 1, step: 1};

describeConformance(
  'QuantityControls',
  <QuantityControls rule={cases} defaultValue={12} label="Bottles" name="bottles" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  forgetAnnouncements();
  errors.mockRestore();
});

const input = () => screen.getByRole<HTMLInputElement>('spinbutton');
const decrease = () => screen.getByRole('button', {name: 'Decrease'});
const increase = () => screen.getByRole('button', {name: 'Increase'});
const press = (key: string, modifiers = {}) => fireEvent.keyDown(input(), {key, ...modifiers});

function setUp(props: Partial<ComponentProps<typeof QuantityControls>> = {}) {
  const onValueChange = vi.fn();
  render(
    <QuantityControls rule={cases} label="Bottles" onValueChange={onValueChange} {...props} />,
  );
  return onValueChange;
}

describe('QuantityControls', () => {
  it('is a number field with the limits of its rule @claim-quantity-controls.native', () => {
    setUp({name: 'bottles', defaultValue: 12});
    expect(screen.getByRole('spinbutton', {name: 'Bottles'})).toBe(input());
    const {min, max, step, value, name, type} = input();
    expect({min, max, step, value, name, type}).toEqual({
      ...{min: '6', max: '24', step: '6', value: '12'},
      ...{name: 'bottles', type: 'number'},
    });
  });

  it('starts with the smallest quantity, and has no limit unless its rule has', () => {
    setUp({rule: single});
    expect(input().value).toBe('1');
    expect(input().hasAttribute('max')).toBe(false);
    press('End');
    expect(input().value).toBe('1');
  });

  it('takes steps by its buttons, and says the new quantity @claim-quantity-controls.announced', async () => {
    const onValueChange = setUp();
    fireEvent.click(increase());
    fireEvent.click(increase());
    expect(input().value).toBe('18');
    await vi.waitFor(() => expect(announced()).toEqual(['18']));
    fireEvent.click(decrease());
    expect(onValueChange.mock.calls).toEqual([[12], [18], [12]]);
  });

  it('stops at the limits, where a button keeps the focus @claim-quantity-controls.limit', () => {
    const onValueChange = setUp({defaultValue: 24});
    expect(increase().getAttribute('aria-disabled')).toBe('true');
    expect(decrease().hasAttribute('aria-disabled')).toBe(false);
    increase().focus();
    fireEvent.click(increase());
    expect(onValueChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(increase());
  });

  it('reaches the largest quantity that its steps allow', () => {
    setUp({rule: {min: 6, max: 20, step: 6}});
    press('End');
    expect(input().value).toBe('18');
    expect(increase().getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['ArrowUp', 18, '24'],
    ['ArrowDown', 18, '12'],
    ['PageUp', 12, '24'],
    ['PageDown', 18, '6'],
    ['Home', 18, '6'],
    ['End', 12, '24'],
  ])('%s from %i leads to %s, at once @claim-quantity-controls.keys', (key, from, to) => {
    const onValueChange = setUp({defaultValue: from});
    expect(press(key)).toBe(false);
    expect(input().value).toBe(to);
    expect(onValueChange.mock.calls).toEqual([[Number(to)]]);
  });

  it('takes ten steps at a time with PageUp', () => {
    setUp({rule: single});
    press('PageUp');
    expect(input().value).toBe('11');
  });

  it('leaves keys alone that are pressed with others', () => {
    setUp();
    expect(press('ArrowUp', {shiftKey: true})).toBe(true);
    expect(input().value).toBe('6');
  });

  it.each([
    ['7', 'ArrowUp', '12'],
    ['7', 'ArrowDown', '6'],
    ['10', 'ArrowUp', '12'],
    ['10', 'ArrowDown', '6'],
    ['', 'ArrowUp', '18'],
  ])('goes from "%s" with %s to %s', (typed, key, to) => {
    setUp({defaultValue: 12});
    fireEvent.change(input(), {target: {value: typed}});
    press(key);
    expect(input().value).toBe(to);
  });
});

describe('what is typed', () => {
  it('is told when it is confirmed, not before', () => {
    vi.useFakeTimers();
    const onValueChange = setUp();
    fireEvent.change(input(), {target: {value: '1'}});
    fireEvent.change(input(), {target: {value: '18'}});
    expect(onValueChange).not.toHaveBeenCalled();
    press('Enter');
    expect(onValueChange.mock.calls).toEqual([[18]]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(announced()).toEqual([]);
    vi.useRealTimers();
  });

  it.each([
    ['7', '6'],
    ['10', '12'],
    ['999', '24'],
    ['0', '6'],
    ['-3', '6'],
    ['', '12'],
  ])('"%s" becomes %s when the focus leaves', (typed, taken) => {
    setUp({defaultValue: 12});
    fireEvent.change(input(), {target: {value: typed}});
    fireEvent.blur(input());
    expect(input().value).toBe(taken);
  });

  it.each(['0', '-1'])(
    'is never a quantity of 0: %s becomes 1 @claim-quantity-controls.no-zero',
    (typed) => {
      const onValueChange = setUp({rule: single, defaultValue: 3});
      fireEvent.change(input(), {target: {value: typed}});
      fireEvent.blur(input());
      expect(input().value).toBe('1');
      fireEvent.click(decrease());
      expect(onValueChange.mock.calls).toEqual([[1]]);
    },
  );

  it('is corrected in words, too @claim-quantity-controls.corrected', async () => {
    setUp();
    fireEvent.change(input(), {target: {value: '10'}});
    fireEvent.blur(input());
    await vi.waitFor(() => expect(announced()).toEqual(['12']));
  });

  it('can be refused by the state of the user', () => {
    const onValueChange = setUp({value: 12});
    fireEvent.click(increase());
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(18);
    expect(input().value).toBe('12');
  });
});

describe('in a field', () => {
  it('is named, described and put out of use by it', () => {
    render(
      <Field label="Bottles" description="By the case." error="Only one case is left." disabled>
        <QuantityControls rule={cases} />
      </Field>,
    );
    expect(screen.getByRole('spinbutton', {name: 'Bottles'})).toBe(input());
    const described = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'By the case.',
      'Only one case is left.',
    ]);
    expect(input().disabled).toBe(true);
    expect(increase().matches(':disabled')).toBe(true);
    expect(errors).not.toHaveBeenCalled();
  });
});

it('says its size and its limits', () => {
  const {container} = render(
    <>
      <QuantityControls rule={cases} label="A" size="large" />
      <QuantityControls rule={cases} label="B" defaultValue={24} disabled />
    </>,
  );
  const {size, atMin, atMax, disabled} = QuantityControlsDataAttributes;
  const [first, second] = container.children;
  const names = (element?: Element) =>
    [size, atMin, atMax, disabled].map((name) => element?.getAttribute(name));
  expect(names(first)).toEqual(['large', '', null, null]);
  expect(names(second)).toEqual(['medium', null, '', '']);
});

describe('wrong use is reported in development', () => {
  it.each([
    ['a rule that allows nothing', {rule: {min: 6, max: 3, step: 1}}, '`max` not less than `min`'],
    ['a rule without a step', {rule: {min: 1, step: 0}}, '`step` has to be 1 or more'],
    ['a quantity that is not allowed', {value: 7}, 'nearestQuantity(7, rule)'],
    ['no name', {label: undefined}, 'label="Quantity of Wool scarf"'],
  ])('%s', (_case, props, remedy) => {
    setUp(props);
    const messages = errors.mock.calls.map(([message]) => String(message));
    expect(messages).toEqual([expect.stringContaining(remedy)]);
  });
});
