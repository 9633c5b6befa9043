import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  AlertClose,
  AlertDataAttributes,
  AlertDescription,
  AlertRegion,
  AlertRoot,
  AlertTitle,
} from '@storefront-toolkit/ui/alert';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

describeConformance('AlertRegion', <AlertRegion />, HTMLDivElement);
describeConformance('AlertRoot', <AlertRoot>Refused</AlertRoot>, HTMLDivElement);
describeConformance('AlertTitle', <AlertTitle>Refused</AlertTitle>, HTMLParagraphElement);
describeConformance('AlertDescription', <AlertDescription>Why</AlertDescription>, HTMLDivElement);
describeConformance('AlertClose', <AlertClose />, HTMLButtonElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('AlertRoot', () => {
  it.each([
    ['info', 'Note'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['danger', 'Error'],
  ] as const)('says that it is %s, in words too @claim-alert.tone', (tone, label) => {
    const {container} = render(<AlertRoot tone={tone}>Your cart has changed</AlertRoot>);
    expect(container.firstElementChild?.getAttribute(AlertDataAttributes.tone)).toBe(tone);
    const icon = screen.getByRole('img', {name: label});
    expect(container.firstElementChild?.firstElementChild).toBe(icon);
  });

  it('has no role and no live region of its own @claim-alert.not-live', () => {
    const {container} = render(<AlertRoot>Delivery takes longer over the holidays</AlertRoot>);
    const alert = container.firstElementChild;
    expect(alert?.hasAttribute('role')).toBe(false);
    expect(alert?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    expect(alert?.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  it('says the tone in the language of the shop @claim-alert.tone', () => {
    render(<AlertRoot toneLabel="Hinweis">Lieferung dauert länger</AlertRoot>);
    expect(screen.getByRole('img', {name: 'Hinweis'})).toBeTruthy();
  });

  it('gives every tone a look of its own @claim-alert.tone', () => {
    const {container} = render(
      <>
        <AlertRoot tone="info" />
        <AlertRoot tone="success" />
        <AlertRoot tone="warning" />
        <AlertRoot tone="danger" />
      </>,
    );
    const looks = [...container.children].map(
      (alert) => `${alert.className} ${alert.querySelector('path')?.getAttribute('d')}`,
    );
    expect(new Set(looks).size).toBe(4);
    const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(shapes).size).toBe(4);
    expect(errors).not.toHaveBeenCalled();
  });

  it('reports a role, which an alert that arrives cannot announce by', () => {
    render(<AlertRoot role="alert">Refused</AlertRoot>);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <AlertRoot> got a `role`.*Keep an <AlertRegion>/,
    );
  });
});

describe('AlertRegion', () => {
  it('is polite, unless it has to interrupt @claim-alert.roles', () => {
    render(
      <>
        <AlertRegion />
        <AlertRegion live="assertive" />
      </>,
    );
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('stays the same element while alerts come and go', () => {
    const {rerender} = render(<AlertRegion />);
    const region = screen.getByRole('status');
    rerender(
      <AlertRegion>
        <AlertRoot>Saved</AlertRoot>
      </AlertRegion>,
    );
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Saved');
  });

  it('leaves the focus where it is, and its alerts for as long as the page has them @claim-alert.stays', () => {
    vi.useFakeTimers();
    const page = (alert: boolean) => (
      <>
        <button>Pay</button>
        <AlertRegion live="assertive">
          {alert && (
            <AlertRoot tone="danger">
              Refused <AlertClose />
            </AlertRoot>
          )}
        </AlertRegion>
      </>
    );
    const {rerender} = render(page(false));
    const pay = screen.getByRole('button', {name: 'Pay'});
    pay.focus();
    rerender(page(true));
    vi.advanceTimersByTime(3_600_000);
    expect(document.activeElement).toBe(pay);
    expect(screen.getByRole('alert').textContent).toContain('Refused');
    vi.useRealTimers();
  });
});

describe('AlertClose', () => {
  it('is a button with a name', () => {
    const onClick = vi.fn();
    render(<AlertClose onClick={onClick} />);
    fireEvent.click(screen.getByRole('button', {name: 'Dismiss'}));
    expect(onClick).toHaveBeenCalledOnce();
    cleanup();
    render(<AlertClose label="Meldung schließen" />);
    expect(screen.getByRole('button', {name: 'Meldung schließen'})).toBeTruthy();
  });
});
