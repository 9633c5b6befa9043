import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {type ReactElement, StrictMode, useEffect} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  ToastDataAttributes,
  type ToastManager,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  ToastRegion,
  useToast,
} from '@storefront-toolkit/ui/toast';
import {announced, forgetAnnouncements} from '../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

describeConformance('ToastRegion', <ToastRegion />, HTMLElement, {
  wrap: (part: ReactElement) => <ToastProvider>{part}</ToastProvider>,
});

let errors: MockInstance<typeof console.error>;
let manager: ToastManager;
beforeEach(() => {
  vi.useFakeTimers();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
  errors.mockRestore();
  forgetAnnouncements();
});

function Page() {
  const toast = useToast();
  useEffect(() => {
    manager = toast;
  }, [toast]);
  return <button>Buy</button>;
}

function renderPage(props: ToastProviderProps = {}) {
  return render(
    <StrictMode>
      <ToastProvider {...props}>
        <Page />
        <ToastRegion />
      </ToastProvider>
    </StrictMode>,
  );
}

function add(options: ToastOptions | string) {
  let id = '';
  act(() => {
    id = manager.add(typeof options === 'string' ? {title: options} : options);
  });
  return id;
}
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
function dismiss(id: string) {
  act(() => {
    manager.dismiss(id);
  });
}
function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}
function focusRegion(focused: boolean) {
  act(() => {
    if (focused) region().focus();
    else region().blur();
  });
}
const buy = () => screen.getByRole('button', {name: 'Buy'});
const region = () => document.querySelector<HTMLElement>('section[aria-label=Notifications]')!;
const titles = () =>
  [...document.querySelectorAll(`[${ToastDataAttributes.toast}]`)].map(
    (one) => one.querySelector('p')?.textContent,
  );
describe('a toast', () => {
  it('is announced once, with its action and the key that leads there @claim-toast.announced', () => {
    renderPage();
    add({title: 'Wool scarf removed', action: {label: 'Undo'}});
    add({title: 'Saved!', description: 'We remember it'});
    wait(200);
    expect(announced()).toEqual(['Wool scarf removed. Undo (F6).', 'Saved! We remember it.']);
    expect(announced('assertive')).toEqual([]);
    expect(region().closest('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull();
    expect(region().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  it('interrupts when something has failed @claim-toast.assertive', () => {
    renderPage();
    add({title: 'Declined', tone: 'danger'});
    wait(200);
    expect(announced('assertive')).toEqual(['Declined.']);
    expect(announced()).toEqual([]);
  });

  it('goes after seven seconds by default @claim-toast.time', () => {
    renderPage();
    add('Saved');
    wait(6999);
    expect(titles()).toEqual(['Saved']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('stays with an action, and when something has failed @claim-toast.stays', () => {
    renderPage();
    add({title: 'Removed', action: {label: 'Undo'}});
    add({title: 'Declined', tone: 'danger'});
    wait(3_600_000);
    expect(titles()).toEqual(['Declined', 'Removed']);
  });

  it('takes another time from its provider, and its own from its options @claim-toast.duration', () => {
    renderPage({duration: 20_000, limit: 4});
    add('Default');
    add({title: 'Short', duration: 5000, action: {label: 'Undo'}});
    add({title: 'Kept', duration: Infinity});
    add({title: 'Kept by the clock', duration: 2 ** 40});
    wait(5000);
    expect(titles()).not.toContain('Short');
    wait(15_000);
    expect(titles()).toEqual(['Kept by the clock', 'Kept']);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['hovered', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
    ['focused', () => focusRegion(true), () => focusRegion(false)],
    ['hidden', () => hide(true), () => hide(false)],
  ])('keeps the time that is left while it is %s @claim-toast.pauses', (_, hold, release) => {
    renderPage();
    add('Saved');
    wait(5000);
    hold();
    wait(60_000);
    expect(titles()).toEqual(['Saved']);
    release();
    wait(1999);
    expect(titles()).toEqual(['Saved']);
    wait(1);
    expect(titles()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is shown once but announced again when it comes again @claim-toast.again', () => {
    renderPage();
    add('Saved');
    wait(5000);
    add('Saved');
    wait(200);
    expect(titles()).toEqual(['Saved']);
    expect(announced()).toEqual(['Saved.', 'Saved.']);
    wait(6000);
    expect(titles()).toEqual(['Saved']);
    wait(800);
    expect(titles()).toEqual([]);
  });

  it('takes the place of one with the same id @claim-toast.id', () => {
    renderPage();
    add({id: 'cart', title: '1 item'});
    add('Saved');
    expect(add({id: 'cart', title: '2 items'})).toBe('cart');
    expect(titles()).toEqual(['Saved', '2 items']);
  });

  it('waits while as many newer ones are shown, and comes back @claim-toast.limit', () => {
    renderPage();
    for (const title of ['1', '2', '3', '4']) add(title);
    expect(titles()).toEqual(['4', '3', '2']);
    wait(7000);
    expect(titles()).toEqual(['1']);
    wait(7000);
    expect(titles()).toEqual([]);
  });

  it('is dismissed by its id', () => {
    renderPage({limit: 1});
    const id = add('Saved');
    add('Sent');
    dismiss(id);
    dismiss('unknown');
    expect(titles()).toEqual(['Sent']);
  });

  it('says its tone in words and by its icon @claim-toast.tone', () => {
    renderPage();
    add({title: 'Placed', tone: 'success'});
    add({title: 'Declined', tone: 'danger', toneLabel: 'Fehler'});
    add('Removed');
    const tones = [...document.querySelectorAll(`[${ToastDataAttributes.tone}]`)].map((one) =>
      one.getAttribute(ToastDataAttributes.tone),
    );
    expect(tones).toEqual(['neutral', 'danger', 'success']);
    const paths = ['Success', 'Fehler'].map(
      (name) => screen.getByRole('img', {name, hidden: true}).innerHTML,
    );
    expect(new Set(paths).size).toBe(2);
  });
});

describe('the focus', () => {
  it('stays where it is when a toast comes and goes @claim-toast.no-focus', () => {
    renderPage();
    buy().focus();
    add({title: 'Removed', action: {label: 'Undo'}});
    expect(document.activeElement).toBe(buy());
    dismiss('toast-1');
    expect(document.activeElement).toBe(buy());
  });

  it('stays where an action moves it @claim-toast.action-focus', () => {
    const onClick = vi.fn(() => document.getElementById('other')?.focus());
    render(<button id="other">Other</button>);
    renderPage();
    buy().focus();
    add({title: 'Removed', action: {label: 'Undo', onClick}});
    const undo = within(region()).getByRole('button', {name: 'Undo', hidden: true});
    undo.focus();
    fireEvent.click(undo);
    expect(onClick).toHaveBeenCalledOnce();
    expect(titles()).toEqual([]);
    expect(document.activeElement?.id).toBe('other');
  });

  it('comes back when the toast that has it is dismissed by code @claim-toast.focus-back', () => {
    renderPage();
    buy().focus();
    const id = add({title: 'Removed', action: {label: 'Undo'}});
    within(region()).getByRole('button', {name: 'Undo', hidden: true}).focus();
    dismiss(id);
    expect(document.activeElement).toBe(buy());
  });

  it('stays in a toast that comes again, and in one below it', () => {
    renderPage();
    for (const title of ['1', '2', '3']) add(title);
    const second = screen.getAllByRole('button', {name: 'Dismiss', hidden: true})[1]!;
    second.focus();
    add('2');
    add('3');
    expect(document.activeElement).toBe(second);
  });
});

describe('the region', () => {
  it('is empty on the server, and hidden until there is a toast @claim-toast.server', () => {
    const page = (
      <ToastProvider>
        <Page />
        <ToastRegion />
      </ToastProvider>
    );
    expect(renderToString(page)).toBe('<button>Buy</button>');
    render(page);
    expect(region().hidden).toBe(true);
    add('Saved');
    expect(region().hidden).toBe(false);
  });

  it('shares its layer with the regions of other providers, and leaves the page with the last', () => {
    const first = renderPage();
    add('First');
    const second = renderPage();
    add('Second');
    const layer = document.getElementById('storefront-toolkit-toasts')!;
    expect(layer.children).toHaveLength(2);
    first.unmount();
    expect(layer.matches(':popover-open')).toBe(true);
    second.unmount();
    expect(layer.isConnected).toBe(false);
    expect(layer.matches(':popover-open')).toBe(false);
  });
});

describe('wrong use is reported in development', () => {
  it('throws without a provider @claim-toast.provider', () => {
    expect(() => render(<Page />)).toThrow('useToast() was called outside of <ToastProvider>');
    expect(() => render(<ToastRegion />)).toThrow('inside of <ToastProvider>');
  });

  it('no region', () => {
    render(<ToastProvider children={<Page />} />);
    add('Saved');
    expect(String(errors.mock.lastCall?.[0])).toContain('Render one <ToastRegion>');
  });

  it.each([{duration: 3000}, {duration: Number.NaN}])('a time as short as %j', ({duration}) => {
    renderPage();
    add({title: 'Saved', duration});
    expect(String(errors.mock.lastCall?.[0])).toMatch(/<ToastRegion> got a duration of/);
    cleanup();
    renderPage({duration});
    expect(String(errors.mock.lastCall?.[0])).toMatch(/<ToastProvider> got a duration of/);
  });
});
