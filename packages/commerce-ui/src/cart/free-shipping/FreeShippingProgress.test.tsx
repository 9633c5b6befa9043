import {
  FreeShippingProgress,
  FreeShippingProgressDataAttributes,
  type FreeShippingProgressProps,
} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const eur = (amount: number) => moneyOf(amount, 'EUR');

describeConformance(
  'FreeShippingProgress',
  <FreeShippingProgress subtotal={eur(1990)} threshold={eur(5000)} locale="en-IE" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const progress = (props: Partial<FreeShippingProgressProps> = {}) => (
  <FreeShippingProgress subtotal={eur(1990)} threshold={eur(5000)} locale="en-IE" {...props} />
);
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar');
const description = () =>
  document.getElementById(bar().getAttribute('aria-describedby')!)?.textContent;
const status = () => screen.getByRole('status');

describe('FreeShippingProgress', () => {
  it('says what is left, in words and on a named bar @claim-free-shipping.bar', () => {
    render(progress());
    expect(screen.getByText('€30.10 to free shipping')).toBeTruthy();
    expect(screen.getByRole('progressbar', {name: 'Progress to free shipping'})).toBe(bar());
    expect(bar()).toBeInstanceOf(HTMLProgressElement);
    expect(description()).toBe('€30.10 to free shipping');
    expect(bar().position).toBeCloseTo(0.398);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    [4999, false],
    [5000, true],
    [5001, true],
  ])('of %i cents, is reached: %s', (amount, isReached) => {
    const {container} = render(progress({subtotal: eur(amount)}));
    const root = container.firstElementChild!;
    expect(root.hasAttribute(FreeShippingProgressDataAttributes.reached)).toBe(isReached);
    expect(status().textContent).toBe(isReached ? 'Your order ships free' : '');
    expect(bar().position === 1).toBe(isReached);
  });

  it('has a status for reaching it alone, which is there before @claim-free-shipping.once', () => {
    const {rerender} = render(progress());
    const before = status();
    rerender(progress({subtotal: eur(3980)}));
    expect(status().textContent).toBe('');
    rerender(progress({subtotal: eur(5970)}));
    expect(status()).toBe(before);
    expect(before.textContent).toBe('Your order ships free');
    expect(description()).toBe('Your order ships free');
    expect(screen.queryByText(/to free shipping/)).toBeNull();
  });

  it('says by a check mark, not by its color alone, that it is reached @claim-free-shipping.check', () => {
    const {rerender} = render(progress());
    expect(document.querySelector('svg')).toBeNull();
    rerender(progress({subtotal: eur(5000)}));
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('compares amounts of several minor units, and writes them in the locale', () => {
    render(
      progress({
        subtotal: moneyOf(199000, 'EUR', 4),
        locale: 'de-DE',
        labels: {left: 'Noch {amount} bis {threshold}'},
      }),
    );
    const left = 'Noch 30,1000\u00a0€ bis 50,00\u00a0€';
    expect(description()).toBe(left);
    expect(bar().position).toBeCloseTo(0.398);
  });

  it('shows an empty bar for a refund, and is reached where nothing is needed', () => {
    const {rerender} = render(progress({subtotal: eur(-500)}));
    expect(bar().position).toBe(0);
    rerender(progress({threshold: eur(0)}));
    expect(bar().position).toBe(1);
    expect(status().textContent).toBe('Your order ships free');
  });

  it('renders nothing for several currencies, and reports them @claim-free-shipping.currencies', () => {
    const {container} = render(progress({threshold: moneyOf(5000, 'GBP')}));
    expect(container.innerHTML).toBe('');
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /^Storefront Toolkit: <FreeShippingProgress> got a subtotal in EUR and a threshold in GBP.*renders nothing\. Pass the threshold/,
    );
  });

  it('renders nothing without an amount, and reports it', () => {
    const {container} = render(progress({threshold: undefined as never}));
    expect(container.innerHTML).toBe('');
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /got a threshold that isn't an amount, so it renders nothing\. Pass an amount/,
    );
  });
});
