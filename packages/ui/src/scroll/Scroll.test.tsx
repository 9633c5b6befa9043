import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Scroll, ScrollDataAttributes, type ScrollProps} from '@storefront-toolkit/ui/scroll';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

let onResize: () => void = () => {};
class FakeResizeObserver {
  constructor(callback: () => void) {
    onResize = callback;
  }
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', FakeResizeObserver);

describeConformance('Scroll', <Scroll aria-label="Sizes">XS to XL</Scroll>, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

/** Renders an area of 100 by 100 pixels with content of 300 by 300. */
function renderScroll(props?: ScrollProps) {
  render(<Scroll aria-label="Sizes" {...props} />);
  const area = screen.getByRole('region', {name: 'Sizes'});
  for (const [name, value] of [
    ['clientWidth', 100],
    ['clientHeight', 100],
    ['scrollWidth', 300],
    ['scrollHeight', 300],
  ] as const) {
    Object.defineProperty(area, name, {value, configurable: true});
  }
  fireEvent.scroll(area);
  return area;
}

const hiddenAt = (area: Element) =>
  [ScrollDataAttributes.overflowStart, ScrollDataAttributes.overflowEnd].map((name) =>
    area.hasAttribute(name),
  );

describe('Scroll', () => {
  it.each([
    ['horizontal', 'scrollLeft', 1],
    ['horizontal', 'scrollLeft', -1],
    ['vertical', 'scrollTop', 1],
  ] as const)(
    'tells at which edge content is hidden: %s, %s, %i',
    (orientation, position, sign) => {
      const area = renderScroll({orientation});
      expect(hiddenAt(area)).toEqual([false, true]);
      area[position] = sign * 100;
      fireEvent.scroll(area);
      expect(hiddenAt(area)).toEqual([true, true]);
      area[position] = sign * 200;
      fireEvent.scroll(area);
      expect(hiddenAt(area)).toEqual([true, false]);
      expect(errors).not.toHaveBeenCalled();
    },
  );

  it('takes the focus only while it has more to show @claim-scroll.region', () => {
    const area = renderScroll();
    expect(area.tabIndex).toBe(0);
    Object.defineProperty(area, 'scrollWidth', {value: 100});
    fireEvent.scroll(area);
    expect(area.hasAttribute('tabindex')).toBe(false);
    expect(hiddenAt(area)).toEqual([false, false]);
  });

  it('measures again when a size changes', async () => {
    const area = renderScroll();
    Object.defineProperty(area, 'scrollWidth', {value: 100});
    onResize();
    await vi.waitFor(() => expect(hiddenAt(area)).toEqual([false, false]));
  });

  it('reports that it has no name', () => {
    render(<Scroll />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <Scroll> has no name.*Pass `aria-label/,
    );
  });
});
