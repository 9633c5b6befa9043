import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {type ReactElement, type ReactNode, useRef} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  PopoverClose,
  PopoverContent,
  PopoverDataAttributes,
  PopoverDescription,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from '@storefront-toolkit/ui/popover';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const inRoot = {wrap: (part: ReactElement) => <PopoverRoot>{part}</PopoverRoot>};

describeConformance(
  'PopoverTrigger',
  <PopoverTrigger>Colors</PopoverTrigger>,
  HTMLButtonElement,
  inRoot,
);
describeConformance(
  'PopoverContent',
  <PopoverContent aria-label="Colors">Red</PopoverContent>,
  HTMLDivElement,
  inRoot,
);
describeConformance(
  'PopoverTitle',
  <PopoverTitle>Colors</PopoverTitle>,
  HTMLHeadingElement,
  inRoot,
);
describeConformance(
  'PopoverDescription',
  <PopoverDescription>All of them</PopoverDescription>,
  HTMLParagraphElement,
  inRoot,
);
describeConformance('PopoverClose', <PopoverClose>Done</PopoverClose>, HTMLButtonElement, inRoot);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const trigger = () => screen.getByRole('button', {name: 'Colors'});
const popover = () => screen.getByTestId('popover');
const isShown = () => popover().matches(':popover-open');

interface ColorsProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
}

function Colors({children, ...props}: ColorsProps) {
  return (
    <>
      <PopoverRoot {...props}>
        <PopoverTrigger>Colors</PopoverTrigger>
        <PopoverContent data-testid="popover">
          <PopoverTitle>Choose colors</PopoverTitle>
          {children}
          <PopoverClose>Done</PopoverClose>
        </PopoverContent>
      </PopoverRoot>
      <button>After</button>
    </>
  );
}

describe('Popover', () => {
  it('opens and closes by its trigger, and says so', () => {
    render(<Colors />);
    expect(isShown()).toBe(false);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(trigger().getAttribute('popovertarget')).toBe(popover().id);
    fireEvent.click(trigger());
    expect(isShown()).toBe(true);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(popover().hasAttribute(PopoverDataAttributes.open)).toBe(true);
    expect(trigger().hasAttribute(PopoverDataAttributes.popupOpen)).toBe(true);
    fireEvent.click(trigger());
    expect(isShown()).toBe(false);
    expect(popover().hasAttribute(PopoverDataAttributes.open)).toBe(false);
  });

  it('says nothing of its state on the server, where the browser will know it', () => {
    expect(renderToString(<Colors />)).not.toContain('aria-expanded');
  });

  it('closes by its button and follows what the browser does', () => {
    const onOpenChange = vi.fn();
    render(<Colors onOpenChange={onOpenChange} />);
    fireEvent.click(trigger());
    fireEvent.click(screen.getByRole('button', {name: 'Done'}));
    expect(isShown()).toBe(false);
    fireEvent.click(trigger());
    fireEvent(popover(), Object.assign(new Event('toggle'), {newState: 'closed'}));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false, true, false]);
  });

  it('takes over a popover that the browser has shown before @claim-popover.hydration', () => {
    const server = document.createElement('div');
    document.body.append(server);
    server.innerHTML = renderToString(<Colors />);
    server.querySelector<HTMLElement>('[popover]')!.showPopover();
    render(<Colors />, {container: server, hydrate: true});
    expect(isShown()).toBe(true);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    cleanup();
    server.remove();
  });

  it('moves the focus to the first control, but not when the page opens with it', () => {
    render(<Colors defaultOpen />);
    expect(isShown()).toBe(true);
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(trigger());
    fireEvent.click(trigger());
    expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Done'}));
  });

  it('moves the focus to the element that is asked for, or to itself', () => {
    function Blue() {
      const blue = useRef<HTMLInputElement>(null);
      return (
        <PopoverRoot>
          <PopoverTrigger>Colors</PopoverTrigger>
          <PopoverContent aria-label="Colors" initialFocus={blue}>
            <input aria-label="Red" />
            <input aria-label="Blue" ref={blue} />
          </PopoverContent>
        </PopoverRoot>
      );
    }
    render(<Blue />);
    fireEvent.click(trigger());
    expect(document.activeElement).toBe(screen.getByLabelText('Blue'));
    cleanup();
    render(
      <PopoverRoot>
        <PopoverTrigger>Colors</PopoverTrigger>
        <PopoverContent data-testid="popover" aria-label="Colors">
          Red
        </PopoverContent>
      </PopoverRoot>,
    );
    fireEvent.click(trigger());
    expect(document.activeElement).toBe(popover());
  });

  it('closes when the focus goes elsewhere, but not to its trigger @claim-popover.focus-leaves', () => {
    render(<Colors />);
    fireEvent.click(trigger());
    const done = screen.getByRole('button', {name: 'Done'});
    fireEvent.blur(done, {relatedTarget: null});
    fireEvent.blur(done, {relatedTarget: popover()});
    fireEvent.blur(done, {relatedTarget: trigger()});
    expect(isShown()).toBe(true);
    fireEvent.blur(done, {relatedTarget: screen.getByRole('button', {name: 'After'})});
    expect(isShown()).toBe(false);
  });

  it('is named and described by its parts @claim-popover.name', () => {
    render(
      <Colors>
        <PopoverDescription>One or more</PopoverDescription>
      </Colors>,
    );
    fireEvent.click(trigger());
    const named = screen.getByRole('dialog', {name: 'Choose colors'});
    expect(named.getAttribute('aria-describedby')).toBe(screen.getByText('One or more').id);
  });

  it('says where it stands', () => {
    render(
      <PopoverRoot>
        <PopoverContent data-testid="popover" aria-label="Colors" side="start" align="end" />
      </PopoverRoot>,
    );
    expect(popover().getAttribute(PopoverDataAttributes.side)).toBe('start');
    expect(popover().getAttribute(PopoverDataAttributes.align)).toBe('end');
  });
});

describe('wrong use', () => {
  it('of a part without its root throws', () => {
    expect(() => render(<PopoverTrigger>Colors</PopoverTrigger>)).toThrow(
      'Put it inside of <PopoverRoot>',
    );
  });

  it('of a popover without a name is reported once it opens', async () => {
    render(
      <PopoverRoot>
        <PopoverTrigger>Colors</PopoverTrigger>
        <PopoverContent>Red</PopoverContent>
      </PopoverRoot>,
    );
    fireEvent.click(trigger());
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(String(errors.mock.lastCall?.[0])).toContain('Put a <PopoverTitle> into it');
  });

  it('is not reported of a popover with a name', async () => {
    render(<Colors defaultOpen />);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(errors).not.toHaveBeenCalled();
  });
});
