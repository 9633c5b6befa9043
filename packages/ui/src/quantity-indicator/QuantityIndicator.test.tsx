import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  QuantityIndicator,
  QuantityIndicatorDataAttributes,
} from '@storefront-toolkit/ui/quantity-indicator';
import {announced, forgetAnnouncements} from '../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

describeConformance(
  'QuantityIndicator',
  <QuantityIndicator count={3} label="3 items in your cart">
    Cart
  </QuantityIndicator>,
  HTMLSpanElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  forgetAnnouncements();
  vi.useRealTimers();
  errors.mockRestore();
});

const heard = () => {
  act(() => void vi.advanceTimersByTime(1000));
  return announced();
};

describe('QuantityIndicator', () => {
  it('shows the count to the eye, and says it in words @claim-quantity-indicator.label', () => {
    const {container} = render(
      <a href="#cart">
        <QuantityIndicator count={3} label="3 items in your cart">
          <svg aria-hidden="true" />
        </QuantityIndicator>
      </a>,
    );
    expect(screen.getByRole('link', {name: '3 items in your cart'})).toBeTruthy();
    expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('svg')).toBeTruthy();
  });

  it('has no bubble at 0, and says that it is empty', () => {
    const {container} = render(<QuantityIndicator count={0} label="Your cart is empty" />);
    const root = container.firstElementChild;
    expect(root?.hasAttribute(QuantityIndicatorDataAttributes.empty)).toBe(true);
    expect(screen.queryByText('0')).toBeNull();
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
  });

  it.each([
    [99, undefined, '99', false],
    [100, undefined, '99+', true],
    [10, 9, '9+', true],
  ])('shows %i with a largest of %s as %s', (count, max, shown, over) => {
    const {container} = render(<QuantityIndicator count={count} max={max} label="Orders" />);
    expect(screen.getByText(shown)).toBeTruthy();
    const root = container.firstElementChild;
    expect(root?.hasAttribute(QuantityIndicatorDataAttributes.over)).toBe(over);
  });
});

describe('announcements', () => {
  it('are made when the count changes, not at first @claim-quantity-indicator.polite', () => {
    const {rerender} = render(<QuantityIndicator count={1} label="1 item" />);
    expect(heard()).toEqual([]);
    rerender(<QuantityIndicator count={2} label="2 items" />);
    expect(heard()).toEqual(['2 items']);
  });

  it('are made once for several places that say the same, and for the last of quick changes @claim-quantity-indicator.quick-changes @claim-quantity-indicator.one-region', () => {
    const both = (count: number) => (
      <>
        <QuantityIndicator count={count} label={`${count} in your cart`} />
        <QuantityIndicator count={count} label={`${count} in your cart`} />
      </>
    );
    const {rerender} = render(both(1));
    rerender(both(2));
    rerender(both(3));
    expect(heard()).toEqual(['3 in your cart']);
    expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1);
  });

  it('are not made when they are not wanted', () => {
    const {rerender} = render(<QuantityIndicator announce={false} count={1} label="1 saved" />);
    rerender(<QuantityIndicator announce={false} count={2} label="2 saved" />);
    expect(heard()).toEqual([]);
  });
});

describe('wrong use is reported in development', () => {
  it.each([-1, 1.5, Number.NaN])('a count of %s', (count) => {
    render(<QuantityIndicator count={count} label="Items" />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('Pass a whole number, 0 or more');
  });

  it('and right use is not', () => {
    render(<QuantityIndicator count={0} label="Items" />);
    expect(errors).not.toHaveBeenCalled();
  });
});
