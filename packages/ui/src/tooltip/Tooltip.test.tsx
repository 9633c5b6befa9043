import {act, cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {IconButton} from '@storefront-toolkit/ui/button';
import {
  TooltipContent,
  TooltipDataAttributes,
  TooltipRoot,
  type TooltipRootProps,
  TooltipTrigger,
} from '@storefront-toolkit/ui/tooltip';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const inRoot = {wrap: (part: ReactElement) => <TooltipRoot>{part}</TooltipRoot>};

describeConformance(
  'TooltipTrigger',
  <TooltipTrigger>Compare</TooltipTrigger>,
  HTMLButtonElement,
  inRoot,
);
describeConformance(
  'TooltipTrigger with render',
  <TooltipTrigger render={<a href="#seller">The mill</a>} />,
  HTMLAnchorElement,
  inRoot,
);
describeConformance(
  'TooltipContent',
  <TooltipContent>Compare</TooltipContent>,
  HTMLDivElement,
  inRoot,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1000);
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  errors.mockRestore();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const isShown = (name: string) => screen.getByTestId(name).matches(':popover-open');

function Compare({name = 'Compare', ...props}: TooltipRootProps & {name?: string}) {
  return (
    <TooltipRoot {...props}>
      <TooltipTrigger render={<IconButton label={name}>=</IconButton>} />
      <TooltipContent data-testid={name}>{name}</TooltipContent>
    </TooltipRoot>
  );
}

const button = (name = 'Compare') => screen.getByRole('button', {name});
// jsdom has no PointerEvent, so the type of the pointer is added by hand.
function enter(element: Element, pointerType = 'mouse') {
  fireEvent(element, Object.assign(createEvent.pointerOver(element), {pointerType}));
}

describe('Tooltip', () => {
  it('shows once the pointer rests, and hides a moment after it is gone @claim-tooltip.stays', () => {
    render(<Compare />);
    enter(button());
    wait(499);
    expect(isShown('Compare')).toBe(false);
    wait(1);
    expect(isShown('Compare')).toBe(true);
    expect(button().hasAttribute(TooltipDataAttributes.popupOpen)).toBe(true);
    expect(screen.getByTestId('Compare').hasAttribute(TooltipDataAttributes.open)).toBe(true);
    fireEvent.pointerLeave(button());
    wait(149);
    expect(isShown('Compare')).toBe(true);
    wait(1);
    expect(isShown('Compare')).toBe(false);
  });

  it('stays while the pointer is on it @claim-tooltip.pointer-on-it @claim-tooltip.stays', () => {
    render(<Compare />);
    enter(button());
    wait(500);
    fireEvent.pointerLeave(button());
    enter(screen.getByTestId('Compare'));
    wait(1000);
    expect(isShown('Compare')).toBe(true);
    fireEvent.pointerLeave(screen.getByTestId('Compare'));
    wait(150);
    expect(isShown('Compare')).toBe(false);
  });

  it('shows at once beside one that was shown, and there is one at a time', () => {
    render(
      <>
        <Compare />
        <Compare name="Share" />
      </>,
    );
    enter(button());
    wait(500);
    fireEvent.pointerLeave(button());
    enter(button('Share'));
    wait(0);
    expect(isShown('Share')).toBe(true);
    expect(isShown('Compare')).toBe(false);
  });

  it('does not show for a finger @claim-tooltip.touch', () => {
    const onOpenChange = vi.fn();
    render(<Compare onOpenChange={onOpenChange} />);
    enter(button(), 'touch');
    wait(1000);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('hides on a press, and does not show after it @claim-tooltip.press', () => {
    render(<Compare />);
    enter(button());
    wait(500);
    expect(isShown('Compare')).toBe(true);
    fireEvent.pointerDown(button());
    expect(isShown('Compare')).toBe(false);
    wait(1000);
    expect(isShown('Compare')).toBe(false);
  });

  it('does not show for a finger, nor after a press', () => {
    const onOpenChange = vi.fn();
    render(<Compare onOpenChange={onOpenChange} />);
    enter(button(), 'touch');
    wait(1000);
    enter(button());
    wait(400);
    fireEvent.pointerDown(button());
    wait(1000);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('hides on Escape, which goes no further @claim-tooltip.escape', () => {
    render(<Compare />);
    enter(button());
    wait(500);
    expect(fireEvent.keyDown(document.body, {key: 'Enter'})).toBe(true);
    expect(isShown('Compare')).toBe(true);
    expect(fireEvent.keyDown(document.body, {key: 'Escape'})).toBe(false);
    expect(isShown('Compare')).toBe(false);
    expect(fireEvent.keyDown(document.body, {key: 'Escape'})).toBe(true);
  });

  it('is the description of its trigger, beside others, or hidden from screen readers @claim-tooltip.kinds', () => {
    render(
      <TooltipRoot kind="description">
        <TooltipTrigger aria-describedby="price">Size S</TooltipTrigger>
        <TooltipContent id="stock">Two left</TooltipContent>
      </TooltipRoot>,
    );
    expect(button('Size S').getAttribute('aria-describedby')).toBe('price stock');
    expect(button('Size S').getAttribute(TooltipDataAttributes.content)).toBe('stock');
    expect(screen.getByRole('tooltip', {hidden: true}).hasAttribute('aria-hidden')).toBe(false);
    cleanup();
    render(<Compare />);
    expect(button().hasAttribute('aria-describedby')).toBe(false);
    expect(screen.getByTestId('Compare').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByTestId('Compare').getAttribute(TooltipDataAttributes.side)).toBe('top');
  });

  it('runs the handlers of the element and of the part before its own', () => {
    const calls: string[] = [];
    render(
      <TooltipRoot onOpenChange={() => calls.push('tooltip')} delay={0}>
        <TooltipTrigger
          onPointerEnter={() => calls.push('part')}
          render={<button onPointerEnter={() => calls.push('element')}>Compare</button>}
        />
        <TooltipContent>Compare</TooltipContent>
      </TooltipRoot>,
    );
    enter(button());
    wait(0);
    expect(calls).toEqual(['element', 'part', 'tooltip']);
  });

  it('is shown while its owner says so', () => {
    const onOpenChange = vi.fn();
    render(<Compare open onOpenChange={onOpenChange} />);
    expect(isShown('Compare')).toBe(true);
    fireEvent.blur(button());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(isShown('Compare')).toBe(true);
  });
});

describe('wrong use is reported in development', () => {
  it('throws without a root', () => {
    expect(() => render(<TooltipContent>Compare</TooltipContent>)).toThrow(
      'inside of <TooltipRoot>',
    );
  });

  it.each([
    [
      'a text that the label does not say',
      <TooltipRoot key="1" open>
        <TooltipTrigger render={<IconButton label="Compare">=</IconButton>} />
        <TooltipContent>Up to four products</TooltipContent>
      </TooltipRoot>,
      'kind="description"',
    ],
    [
      'a control in the tooltip',
      <TooltipRoot key="2" open kind="description">
        <TooltipTrigger>Size</TooltipTrigger>
        <TooltipContent>
          <a href="#sizes">Size guide</a>
        </TooltipContent>
      </TooltipRoot>,
      'Use <PopoverContent>',
    ],
    [
      'a trigger without focus',
      <TooltipRoot key="3" open kind="description">
        <TooltipTrigger render={<span>Wool</span>} />
        <TooltipContent>From Shetland</TooltipContent>
      </TooltipRoot>,
      'Render a button or a link',
    ],
  ])('%s @claim-tooltip.reports', (_case, element, remedy) => {
    render(element);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });

  it('and right use is not', () => {
    render(<Compare open />);
    expect(errors).not.toHaveBeenCalled();
  });
});
