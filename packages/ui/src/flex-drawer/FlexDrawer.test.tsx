import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  FlexDrawerClose,
  FlexDrawerContent,
  FlexDrawerDataAttributes,
  FlexDrawerRoot,
  type FlexDrawerRootProps,
  FlexDrawerTitle,
  FlexDrawerTrigger,
} from '@storefront-toolkit/ui/flex-drawer';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const inRoot = {wrap: (part: ReactElement) => <FlexDrawerRoot>{part}</FlexDrawerRoot>};

describeConformance(
  'FlexDrawerTrigger',
  <FlexDrawerTrigger>Filter</FlexDrawerTrigger>,
  HTMLButtonElement,
  inRoot,
);
describeConformance(
  'FlexDrawerContent',
  <FlexDrawerContent aria-label="Filter">Red</FlexDrawerContent>,
  HTMLElement,
  inRoot,
);
describeConformance(
  'FlexDrawerTitle',
  <FlexDrawerTitle>Filter</FlexDrawerTitle>,
  HTMLHeadingElement,
  inRoot,
);
describeConformance(
  'FlexDrawerClose',
  <FlexDrawerClose>Done</FlexDrawerClose>,
  HTMLButtonElement,
  inRoot,
);

let errors: MockInstance<typeof console.error>;
let style: HTMLStyleElement;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  style = document.createElement('style');
  style.textContent = '[popover] {position: fixed}';
  document.head.append(style);
});
afterEach(() => {
  cleanup();
  style.remove();
  errors.mockRestore();
});

const trigger = () => screen.getByRole('button', {name: 'Filter', hidden: true});
const content = () => screen.getByTestId('content');
const isShown = () => content().matches(':popover-open');

function Filters(props: FlexDrawerRootProps) {
  return (
    <main>
      <FlexDrawerRoot {...props}>
        <FlexDrawerTrigger>Filter</FlexDrawerTrigger>
        <FlexDrawerContent data-testid="content">
          <FlexDrawerTitle>Color</FlexDrawerTitle>
          <FlexDrawerClose>Show jackets</FlexDrawerClose>
        </FlexDrawerContent>
      </FlexDrawerRoot>
      <p>Jackets</p>
    </main>
  );
}

describe('FlexDrawer', () => {
  it('renders its content once, on the server, as a section with a name @claim-flex-drawer.region @claim-flex-drawer.server-html', () => {
    const html = renderToString(<Filters />);
    expect(html.match(/Show jackets/g)).toHaveLength(1);
    render(<Filters />);
    expect(content().localName).toBe('section');
    expect(content().hasAttribute('role')).toBe(false);
    expect(content().getAttribute('aria-labelledby')).toBe(screen.getByText('Color').id);
  });

  it('opens as a modal drawer, apart from which the page is inert @claim-flex-drawer.modal', () => {
    render(<Filters />);
    fireEvent.click(trigger());
    expect(isShown()).toBe(true);
    expect(content().getAttribute('role')).toBe('dialog');
    expect(content().getAttribute('aria-modal')).toBe('true');
    expect(content().hasAttribute(FlexDrawerDataAttributes.open)).toBe(true);
    expect(trigger().hasAttribute(FlexDrawerDataAttributes.popupOpen)).toBe(true);
    expect(screen.getByText('Jackets').inert).toBe(true);
    expect(content().inert).toBeFalsy();
    expect(document.activeElement).toBe(screen.getByText('Show jackets').closest('button'));
    fireEvent.click(screen.getByText('Show jackets'));
    expect(isShown()).toBe(false);
    expect(screen.getByText('Jackets').inert).toBe(false);
    expect(content().hasAttribute('role')).toBe(false);
  });

  it('makes the rest of the page inert when it takes over what the browser opened @claim-flex-drawer.takes-over', () => {
    const server = document.createElement('div');
    document.body.append(server);
    server.innerHTML = renderToString(<Filters />);
    content().showPopover();
    expect(screen.getByText('Jackets').inert).toBeFalsy();
    render(<Filters />, {container: server, hydrate: true});
    expect(isShown()).toBe(true);
    expect(screen.getByText('Jackets').inert).toBe(true);
    server.remove();
  });

  it('gives the page back before the browser gives back the focus', () => {
    render(<Filters />);
    fireEvent.click(trigger());
    fireEvent(content(), Object.assign(new Event('beforetoggle'), {newState: 'closed'}));
    expect(screen.getByText('Jackets').inert).toBe(false);
  });

  it('does not open where it is a panel', () => {
    style.textContent = '[popover] {position: static}';
    const onOpenChange = vi.fn();
    render(<Filters onOpenChange={onOpenChange} />);
    fireEvent.click(trigger());
    expect(isShown()).toBe(false);
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false]);
  });

  it('closes when the screen becomes so wide that it is a panel @claim-flex-drawer.wide', () => {
    style.textContent = '[popover] {position: fixed}';
    render(<Filters />);
    fireEvent.click(trigger());
    fireEvent(window, new Event('resize'));
    expect(isShown()).toBe(true);
    style.textContent = '[popover] {position: absolute}';
    fireEvent(window, new Event('resize'));
    expect(isShown()).toBe(false);
  });
});

describe('wrong use', () => {
  it('of a part without its root throws', () => {
    expect(() => render(<FlexDrawerTrigger>Filter</FlexDrawerTrigger>)).toThrow(
      'Put it inside of <FlexDrawerRoot>',
    );
  });

  it('of a drawer without a name is reported once it opens', async () => {
    render(
      <FlexDrawerRoot>
        <FlexDrawerTrigger>Filter</FlexDrawerTrigger>
        <FlexDrawerContent>Red</FlexDrawerContent>
      </FlexDrawerRoot>,
    );
    fireEvent.click(trigger());
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(String(errors.mock.lastCall?.[0])).toContain('Put a <FlexDrawerTitle> into it');
  });
});
