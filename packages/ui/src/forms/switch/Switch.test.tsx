import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {Switch, SwitchDataAttributes} from '@storefront-toolkit/ui/forms/switch';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('Switch without text', <Switch aria-label="Alert" />, HTMLInputElement);
describeConformance('Switch', <Switch description="Daily">Alert</Switch>, HTMLInputElement, {
  wrap: (element) => <form>{element}</form>,
});

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

describe('Switch', () => {
  it('is a native checkbox with the role of a switch, in the served HTML too @claim-switch.native', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Switch defaultChecked>Order updates</Switch>);
    const control = screen.getByRole<HTMLInputElement>('switch', {name: 'Order updates'});
    expect([control.type, control.checked]).toEqual(['checkbox', true]);
    fireEvent.click(screen.getByText('Order updates'));
    expect(control.checked).toBe(false);
    container.remove();
  });

  it('is named by its label alone, and described by its description @claim-switch.name', () => {
    render(<Switch description="Once a day">Price alert</Switch>);
    const control = screen.getByRole<HTMLInputElement>('switch', {name: 'Price alert'});
    expect(description(control)).toEqual(['Once a day']);
    fireEvent.click(screen.getByText('Once a day'));
    expect(control.checked).toBe(true);
  });

  it('is sent by a form while it is on @claim-switch.form', () => {
    render(
      <form aria-label="Order">
        <Switch name="gift" value="yes" defaultChecked>
          Gift receipt
        </Switch>
        <Switch name="alert">Alert</Switch>
      </form>,
    );
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...data]).toEqual([['gift', 'yes']]);
  });

  it.each(['medium', 'large'] as const)('says that it is %s', (size) => {
    render(<Switch size={size}>Alert</Switch>);
    expect(screen.getByRole('switch').getAttribute(SwitchDataAttributes.size)).toBe(size);
  });

  it('is never required, not even by a field @claim-switch.not-required', () => {
    render(
      <Field required error="We couldn't save it.">
        <Switch description="Once a day">Price alert</Switch>
      </Field>,
    );
    const control = screen.getByRole<HTMLInputElement>('switch', {name: 'Price alert'});
    expect(control.required).toBe(false);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description(control)).toEqual(['Once a day', "We couldn't save it."]);
    expect(screen.queryByText('*')).toBeNull();
  });

  it('is disabled with its group, and by itself', () => {
    render(
      <>
        <FieldGroup label="Alerts" disabled children={<Switch>Price</Switch>} />
        <Switch disabled>Stock</Switch>
      </>,
    );
    for (const control of screen.getAllByRole('switch')) {
      expect(control.matches(':disabled')).toBe(true);
    }
  });
});

describe('wrong use is reported in development', () => {
  it('no label', () => {
    render(<Switch />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('Give it text as children');
  });

  it('and right use is not', () => {
    render(
      <>
        <Switch>Alert</Switch>
        <Switch aria-label="Alert" />
        <Field label="Alert" children={<Switch />} />
      </>,
    );
    expect(errors).not.toHaveBeenCalled();
  });
});
