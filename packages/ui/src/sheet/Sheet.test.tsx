import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  SheetBody,
  SheetClose,
  SheetContent,
  SheetDataAttributes,
  SheetDescription,
  SheetFooter,
  SheetRoot,
  SheetTitle,
  SheetTrigger,
} from '@storefront-toolkit/ui/sheet';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const inRoot = {wrap: (part: ReactElement) => <SheetRoot>{part}</SheetRoot>};

describeConformance('SheetTrigger', <SheetTrigger>Cart</SheetTrigger>, HTMLButtonElement, inRoot);
describeConformance(
  'SheetContent',
  <SheetContent aria-label="Cart">Empty</SheetContent>,
  HTMLDialogElement,
  inRoot,
);
describeConformance('SheetTitle', <SheetTitle>Cart</SheetTitle>, HTMLHeadingElement, inRoot);
describeConformance(
  'SheetDescription',
  <SheetDescription>Empty</SheetDescription>,
  HTMLParagraphElement,
  inRoot,
);
describeConformance('SheetBody', <SheetBody>Empty</SheetBody>, HTMLDivElement, inRoot);
describeConformance('SheetFooter', <SheetFooter>Check out</SheetFooter>, HTMLDivElement);
describeConformance('SheetClose', <SheetClose>Done</SheetClose>, HTMLButtonElement, inRoot);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Sheet', () => {
  it('opens by its trigger, is named by its title, and closes by the cross @claim-sheet.dialog', () => {
    render(
      <SheetRoot>
        <SheetTrigger>Cart</SheetTrigger>
        <SheetContent closeLabel="Close the cart">
          <SheetTitle>Your cart</SheetTitle>
        </SheetContent>
      </SheetRoot>,
    );
    const trigger = screen.getByRole('button', {name: 'Cart'});
    fireEvent.click(trigger);
    const sheet = screen.getByRole<HTMLDialogElement>('dialog', {name: 'Your cart'});
    expect(sheet.open).toBe(true);
    expect(sheet.hasAttribute(SheetDataAttributes.open)).toBe(true);
    expect(trigger.hasAttribute(SheetDataAttributes.popupOpen)).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Close the cart'}));
    expect(sheet.open).toBe(false);
  });

  it.each(['start', 'end', 'top', 'bottom'] as const)('says that it comes from: %s', (side) => {
    const sizes = ['small', 'medium', 'large'] as const;
    render(
      <>
        {sizes.map((size) => (
          <SheetRoot key={size}>
            <SheetContent side={side} size={size} data-testid={size} />
          </SheetRoot>
        ))}
      </>,
    );
    const sheets = sizes.map((size) => screen.getByTestId(size));
    expect(sheets.map((sheet) => sheet.getAttribute(SheetDataAttributes.side))).toEqual(
      sizes.map(() => side),
    );
    expect(sheets.map((sheet) => sheet.getAttribute(SheetDataAttributes.size))).toEqual(sizes);
    expect(new Set(sheets.map(({className}) => className)).size).toBe(3);
  });

  it.each([
    ['scrolls', 900, 'Six scarves', '0'],
    ['has room', 300, 'Six scarves', null],
    ['holds a control', 900, <button key="remove">Remove</button>, null],
  ])(
    'has a body that takes the focus by the keyboard: %s @claim-sheet.body-focus',
    (_case, height, body, tabIndex) => {
      vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
      render(
        <SheetRoot defaultOpen>
          <SheetContent aria-label="Cart">
            <SheetBody data-testid="body">{body}</SheetBody>
          </SheetContent>
        </SheetRoot>,
      );
      expect(screen.getByTestId('body').getAttribute('tabindex')).toBe(tabIndex);
      vi.restoreAllMocks();
    },
  );

  it('is in the HTML of the server, and its trigger names it @claim-sheet.served', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(
      <SheetRoot>
        <SheetTrigger>Cart</SheetTrigger>
        <SheetContent aria-label="Cart">Two scarves</SheetContent>
      </SheetRoot>,
    );
    const trigger = served.querySelector('button[command]');
    expect(trigger?.getAttribute('command')).toBe('show-modal');
    const sheet = served.querySelector(`[id="${trigger?.getAttribute('commandfor')}"]`);
    expect(sheet?.tagName).toBe('DIALOG');
    expect(sheet?.textContent).toContain('Two scarves');
  });

  it('is reported without a name', async () => {
    render(
      <SheetRoot defaultOpen>
        <SheetContent>Empty</SheetContent>
      </SheetRoot>,
    );
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(String(errors.mock.lastCall?.[0])).toContain('Put a <SheetTitle> into it');
  });

  it('throws when a part is outside of the root', () => {
    expect(() => render(<SheetTrigger>Cart</SheetTrigger>)).toThrow('inside of <SheetRoot>');
  });
});
