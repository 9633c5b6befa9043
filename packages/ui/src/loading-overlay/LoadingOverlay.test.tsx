import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  LoadingOverlay,
  LoadingOverlayCssVariables,
  LoadingOverlayDataAttributes,
} from '@storefront-toolkit/ui/loading-overlay';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

describeConformance('LoadingOverlay', <LoadingOverlay>24 gloves</LoadingOverlay>, HTMLDivElement);
describeConformance(
  'loading LoadingOverlay',
  <LoadingOverlay loading delay={0}>
    24 gloves
  </LoadingOverlay>,
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

describe('LoadingOverlay', () => {
  it('says that its content is busy, and beside it what goes on @claim-loading-overlay.busy @claim-loading-overlay.status @claim-loading-overlay.focus', () => {
    const overlay = (loading: boolean) => (
      <LoadingOverlay loading={loading} label="Updating the results">
        <button>Wool scarf</button>
      </LoadingOverlay>
    );
    const {container, rerender} = render(overlay(false));
    const root = container.firstElementChild!;
    const status = screen.getByRole('status');
    const button = screen.getByRole('button');
    button.focus();
    expect(status.textContent).toBe('');
    expect(button.closest('[aria-busy="true"]')).toBeNull();

    rerender(overlay(true));
    expect(root.hasAttribute(LoadingOverlayDataAttributes.loading)).toBe(true);
    expect(button.closest('[aria-busy="true"]')).toBeTruthy();
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Updating the results');
    expect(status.closest('[aria-busy]')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button')).toBe(button);

    rerender(overlay(false));
    expect(root.hasAttribute(LoadingOverlayDataAttributes.loading)).toBe(false);
    expect(status.textContent).toBe('');
    expect(errors).not.toHaveBeenCalled();
  });

  it('waits as long as it is told to', () => {
    const {container} = render(<LoadingOverlay loading delay={1000} />);
    const root = container.firstElementChild as HTMLElement;
    expect(root.style.getPropertyValue(LoadingOverlayCssVariables.delay)).toBe('1000ms');
  });

  it('starts no timer @claim-loading-overlay.css-delay', () => {
    vi.useFakeTimers();
    const {rerender} = render(<LoadingOverlay delay={1000} />);
    rerender(<LoadingOverlay loading delay={1000} />);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('sets no inline style by itself', () => {
    const {container} = render(<LoadingOverlay loading />);
    expect(container.firstElementChild?.hasAttribute('style')).toBe(false);
  });

  it('reports an empty label', () => {
    render(<LoadingOverlay loading label="" />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <LoadingOverlay> has an empty `label`.*Say what is loading/,
    );
  });
});
