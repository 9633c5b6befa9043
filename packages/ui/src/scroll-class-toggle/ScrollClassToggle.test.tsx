import {act, cleanup, render} from '@testing-library/react';
import {Profiler} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  ScrollClassToggle,
  ScrollClassToggleDataAttributes,
} from '@storefront-toolkit/ui/scroll-class-toggle';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

interface Observed {
  options: IntersectionObserverInit;
  target: Element;
  say: (isIntersecting: boolean) => void;
}

const observed: Observed[] = [];
const disconnect = vi.fn();

class FakeIntersectionObserver {
  constructor(
    private readonly callback: (entries: {isIntersecting: boolean}[]) => void,
    private readonly options: IntersectionObserverInit,
  ) {}
  observe(target: Element) {
    const say = (isIntersecting: boolean) => this.callback([{isIntersecting}]);
    observed.push({options: this.options, target, say});
  }
  disconnect = disconnect;
}
vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);

describeConformance(
  'ScrollClassToggle',
  <ScrollClassToggle>Cart</ScrollClassToggle>,
  HTMLDivElement,
  {
    // A mark comes before the element.
    wrap: (element) => element,
  },
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  observed.length = 0;
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const last = () => observed.at(-1)!;

describe('ScrollClassToggle', () => {
  it('toggles its class names when the mark is scrolled past, and back', () => {
    const onScrolledChange = vi.fn();
    const {container} = render(
      <ScrollClassToggle
        className="sticky"
        scrolledClassName="shadow-md"
        onScrolledChange={onScrolledChange}
      />,
    );
    const element = container.lastElementChild!;
    act(() => last().say(true));
    expect(element.className).toBe('sticky');
    expect(onScrolledChange).not.toHaveBeenCalled();
    act(() => last().say(false));
    expect(element.className).toBe('sticky shadow-md');
    expect(element.hasAttribute(ScrollClassToggleDataAttributes.scrolled)).toBe(true);
    act(() => last().say(true));
    expect(element.className).toBe('sticky');
    expect(onScrolledChange.mock.calls).toEqual([[true], [false]]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('watches its place in the page, that far outside', () => {
    const {container} = render(<ScrollClassToggle offset={120} />);
    expect(last().target).toBe(container.firstElementChild);
    expect(last().options.root).toBeNull();
    expect(last().options.rootMargin).toMatch(/^120px /);
  });

  it('watches its place in the scrolling box around it', () => {
    const {getByTestId} = render(
      <div data-testid="box" style={{overflowY: 'auto'}}>
        <div>
          <ScrollClassToggle />
        </div>
      </div>,
    );
    expect(last().options.root).toBe(getByTestId('box'));
  });

  it('tells a screen reader nothing @claim-scroll-class-toggle.silent', () => {
    const {container} = render(<ScrollClassToggle>Cart</ScrollClassToggle>);
    act(() => last().say(false));
    expect(container.querySelector('[data-scrolled]')).toBeTruthy();
    expect(container.querySelector('[aria-live], [role]')).toBeNull();
    expect(document.querySelector('body > [role=status]')).toBeNull();
  });

  it('hears no scroll event, and renders when it toggles alone @claim-scroll-class-toggle.no-scroll-event', () => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const listenToWindow = vi.spyOn(window, 'addEventListener');
    const onRender = vi.fn();
    const {container} = render(
      <Profiler id="toggle" onRender={onRender}>
        <ScrollClassToggle />
      </Profiler>,
    );
    // React itself listens to every event, at its container.
    const others = listen.mock.calls.filter((_, at) => listen.mock.contexts[at] !== container);
    const heard = [...others, ...listenToWindow.mock.calls].map(([type]) => type);
    listen.mockRestore();
    listenToWindow.mockRestore();
    expect(heard).not.toContain('scroll');
    for (const isIntersecting of [true, false, false, true, true]) {
      act(() => last().say(isIntersecting));
    }
    expect(onRender).toHaveBeenCalledTimes(3);
  });

  it('stops with the component', () => {
    const {unmount} = render(<ScrollClassToggle />);
    disconnect.mockClear();
    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it.each([-1, NaN])('reports the offset %d, and takes 0', (offset) => {
    render(<ScrollClassToggle offset={offset} />);
    expect(last().options.rootMargin).toMatch(/^0px /);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <ScrollClassToggle> got the offset .*pass CSS pixels/,
    );
  });
});
