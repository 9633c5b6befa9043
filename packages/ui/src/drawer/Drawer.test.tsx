import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerCssVariables,
  DrawerDataAttributes,
  DrawerDescription,
  DrawerRoot,
  DrawerTitle,
  DrawerTrigger,
} from '@storefront-toolkit/ui/drawer';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const openRoot = {wrap: (part: ReactElement) => <DrawerRoot defaultOpen>{part}</DrawerRoot>};
const inDrawer = {
  wrap: (part: ReactElement) =>
    openRoot.wrap(<DrawerContent aria-label="Delivery">{part}</DrawerContent>),
};

describeConformance('DrawerTrigger', <DrawerTrigger>Delivery</DrawerTrigger>, HTMLButtonElement, {
  wrap: (part) => <DrawerRoot>{part}</DrawerRoot>,
});
describeConformance(
  'DrawerContent',
  <DrawerContent aria-label="Delivery" />,
  HTMLDivElement,
  openRoot,
);
describeConformance(
  'DrawerTitle',
  <DrawerTitle>Delivery</DrawerTitle>,
  HTMLHeadingElement,
  inDrawer,
);
describeConformance(
  'DrawerDescription',
  <DrawerDescription>Choose one</DrawerDescription>,
  HTMLParagraphElement,
  inDrawer,
);
describeConformance('DrawerBody', <DrawerBody>Express</DrawerBody>, HTMLDivElement);
describeConformance('DrawerClose', <DrawerClose>Done</DrawerClose>, HTMLButtonElement, inDrawer);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('Drawer', () => {
  it('opens by its trigger, is named and described by its parts, and closes by the cross @claim-drawer.name @claim-drawer.no-swipe', async () => {
    const onOpenChange = vi.fn();
    render(
      <DrawerRoot onOpenChange={onOpenChange}>
        <DrawerTrigger>Delivery</DrawerTrigger>
        <DrawerContent closeLabel="Close the options">
          <DrawerTitle>Delivery options</DrawerTitle>
          <DrawerDescription>Choose one</DrawerDescription>
        </DrawerContent>
      </DrawerRoot>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    const trigger = screen.getByRole('button', {name: 'Delivery'});
    fireEvent.click(trigger);
    await settle();
    const drawer = screen.getByRole('dialog', {
      name: 'Delivery options',
      description: 'Choose one',
    });
    expect(drawer.hasAttribute(DrawerDataAttributes.open)).toBe(true);
    expect(trigger.hasAttribute(DrawerDataAttributes.popupOpen)).toBe(true);
    expect(drawer.style.getPropertyValue(DrawerCssVariables.swipeMovementY)).not.toBe('');
    expect(drawer.closest('.storefront-toolkit')?.parentElement).toBe(document.body);
    fireEvent.click(screen.getByRole('button', {name: 'Close the options'}));
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('has a handle that is a control only with snap points @claim-drawer.no-swipe', async () => {
    render(
      <DrawerRoot defaultOpen>
        <DrawerContent aria-label="Stores" />
      </DrawerRoot>,
    );
    await settle();
    expect(screen.queryByRole('button', {name: 'Change the height'})).toBeNull();
    cleanup();
    render(
      <DrawerRoot defaultOpen snapPoints={[0.5, 1]}>
        <DrawerContent aria-label="Stores" handleLabel="Taller or lower" />
      </DrawerRoot>,
    );
    await settle();
    const drawer = screen.getByRole('dialog');
    expect(drawer.hasAttribute(DrawerDataAttributes.expanded)).toBe(false);
    fireEvent.click(screen.getByRole('button', {name: 'Taller or lower'}));
    expect(drawer.hasAttribute(DrawerDataAttributes.expanded)).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Taller or lower'}));
    expect(drawer.hasAttribute(DrawerDataAttributes.expanded)).toBe(false);
  });

  it('does nothing until it is hydrated, and its content is not in the HTML @claim-drawer.before-hydration', () => {
    const server = document.createElement('div');
    server.innerHTML = renderToString(
      <DrawerRoot>
        <DrawerTrigger>Open</DrawerTrigger>
        <DrawerContent aria-label="Delivery">Express</DrawerContent>
      </DrawerRoot>,
    );
    document.body.append(server);
    expect(server.textContent).toBe('Open');
    fireEvent.click(screen.getByRole('button', {name: 'Open'}));
    expect(document.body.textContent).toBe('Open');
    server.remove();
  });

  it('uses up the Escape that closes it', async () => {
    render(
      <DrawerRoot defaultOpen>
        <DrawerContent aria-label="Stores" />
      </DrawerRoot>,
    );
    await settle();
    expect(fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'})).toBe(false);
  });
});

describe('wrong use', () => {
  it('of the content without its root throws', () => {
    expect(() => render(<DrawerContent />)).toThrow('Put it inside of <DrawerRoot>');
  });

  it('of a drawer without a name is reported once it opens @claim-drawer.reports', async () => {
    render(
      <DrawerRoot defaultOpen>
        <DrawerContent>Express</DrawerContent>
      </DrawerRoot>,
    );
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(String(errors.mock.lastCall?.[0])).toContain('Put a <DrawerTitle> into it');
  });
});
