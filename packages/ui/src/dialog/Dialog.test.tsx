import {act, cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {type ReactElement, type ReactNode, useRef} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {IconButton} from '@storefront-toolkit/ui/button';
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRoot,
  DropdownMenuTrigger,
} from '@storefront-toolkit/ui/dropdown-menu';
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDataAttributes,
  DialogDescription,
  DialogFooter,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '@storefront-toolkit/ui/dialog';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const inRoot = {wrap: (part: ReactElement) => <DialogRoot>{part}</DialogRoot>};
const inContent = {
  wrap: (part: ReactElement) => (
    <DialogRoot>
      <DialogContent>{part}</DialogContent>
    </DialogRoot>
  ),
};

describeConformance(
  'DialogTrigger',
  <DialogTrigger>Sizes</DialogTrigger>,
  HTMLButtonElement,
  inRoot,
);
describeConformance(
  'DialogTrigger with render',
  <DialogTrigger render={<IconButton label="Sizes">?</IconButton>} />,
  HTMLButtonElement,
  inRoot,
);
describeConformance(
  'DialogContent',
  <DialogContent aria-label="Sizes">S, M, L</DialogContent>,
  HTMLDialogElement,
  inRoot,
);
describeConformance('DialogTitle', <DialogTitle>Sizes</DialogTitle>, HTMLHeadingElement, inContent);
describeConformance(
  'DialogDescription',
  <DialogDescription>In cm</DialogDescription>,
  HTMLParagraphElement,
  inContent,
);
describeConformance('DialogBody', <DialogBody>S, M, L</DialogBody>, HTMLDivElement, inContent);
describeConformance('DialogFooter', <DialogFooter>Done</DialogFooter>, HTMLDivElement);
describeConformance('DialogClose', <DialogClose>Done</DialogClose>, HTMLButtonElement, inContent);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const trigger = () => screen.getByRole('button', {name: 'Size guide', hidden: true});
const dialog = () => screen.getByTestId<HTMLDialogElement>('dialog');

function SizeGuide({
  children,
  ...props
}: {
  children?: ReactNode;
  open?: boolean;
  onOpenChange?: () => void;
}) {
  return (
    <DialogRoot {...props}>
      <DialogTrigger>Size guide</DialogTrigger>
      <DialogContent data-testid="dialog">
        <DialogTitle>Sizes of jackets</DialogTitle>
        {children}
      </DialogContent>
    </DialogRoot>
  );
}

describe('Dialog', () => {
  it('opens by its trigger and closes by the cross', () => {
    render(<SizeGuide />);
    expect(dialog().open).toBe(false);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(trigger());
    expect(dialog().open).toBe(true);
    expect(dialog().hasAttribute(DialogDataAttributes.open)).toBe(true);
    expect(trigger().hasAttribute(DialogDataAttributes.popupOpen)).toBe(true);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(dialog().open).toBe(false);
    expect(dialog().hasAttribute(DialogDataAttributes.open)).toBe(false);
  });

  it('names the dialog for the browser, which opens it until scripts run @claim-dialog.no-script', () => {
    render(<SizeGuide />);
    expect(trigger().getAttribute('command')).toBe('show-modal');
    expect(trigger().getAttribute('commandfor')).toBe(dialog().id);
    const click = createEvent.click(trigger());
    fireEvent(trigger(), click);
    expect(click.defaultPrevented).toBe(true);
  });

  it('takes over a dialog that the browser has opened before @claim-dialog.takes-over', () => {
    const server = document.createElement('div');
    document.body.append(server);
    server.innerHTML = renderToString(<SizeGuide />);
    server.querySelector('dialog')!.open = true;
    const onOpenChange = vi.fn();
    render(<SizeGuide onOpenChange={onOpenChange} />, {container: server, hydrate: true});
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(dialog().open).toBe(true);
    server.remove();
  });

  it('stays as it is while its owner says so', () => {
    const onOpenChange = vi.fn();
    const {rerender} = render(<SizeGuide open={false} onOpenChange={onOpenChange} />);
    fireEvent.click(trigger());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(dialog().open).toBe(false);
    rerender(<SizeGuide open onOpenChange={onOpenChange} />);
    expect(dialog().open).toBe(true);
    const cancel = new Event('cancel', {cancelable: true});
    fireEvent(dialog(), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(dialog().open).toBe(true);
  });

  it('does not close when a file is not chosen inside of it', () => {
    render(
      <SizeGuide>
        <input type="file" aria-label="Picture" />
      </SizeGuide>,
    );
    fireEvent.click(trigger());
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', {bubbles: true}));
    expect(dialog().open).toBe(true);
  });

  it('lets a handler of the page keep it from opening', () => {
    render(
      <DialogRoot>
        <DialogTrigger onClick={(event) => event.preventDefault()}>Size guide</DialogTrigger>
        <DialogContent data-testid="dialog" aria-label="Sizes" />
      </DialogRoot>,
    );
    fireEvent.click(trigger());
    expect(dialog().open).toBe(false);
  });

  it('is named by its title and described by its description, with ids of their own or given ones @claim-dialog.name', () => {
    render(
      <SizeGuide>
        <DialogDescription>In centimeters</DialogDescription>
      </SizeGuide>,
    );
    fireEvent.click(trigger());
    const named = screen.getByRole('dialog', {name: 'Sizes of jackets'});
    const description = screen.getByText('In centimeters');
    expect(named.getAttribute('aria-describedby')).toBe(description.id);
    cleanup();
    render(
      <DialogRoot defaultOpen>
        <DialogContent>
          <DialogTitle id="chosen">Sizes of shoes</DialogTitle>
        </DialogContent>
      </DialogRoot>,
    );
    expect(screen.getByRole('dialog', {name: 'Sizes of shoes'})).toBeTruthy();
  });

  it('moves the focus to the element that is asked for', () => {
    function Ask() {
      const keep = useRef<HTMLButtonElement>(null);
      return (
        <DialogRoot defaultOpen>
          <DialogContent aria-label="Clear?" role="alertdialog" initialFocus={keep}>
            <DialogClose>Clear</DialogClose>
            <DialogClose ref={keep}>Keep</DialogClose>
          </DialogContent>
        </DialogRoot>
      );
    }
    render(<Ask />);
    expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Keep'}));
    expect(screen.getByRole('alertdialog', {name: 'Clear?'})).toBeTruthy();
  });

  it('takes in the menus that are opened in it @claim-dialog.portals', async () => {
    render(
      <SizeGuide open>
        <DropdownMenuRoot>
          <DropdownMenuTrigger>Unit</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Inches</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenuRoot>
      </SizeGuide>,
    );
    fireEvent.click(screen.getByRole('button', {name: 'Unit'}));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(dialog().contains(screen.getByRole('menu', {hidden: true}))).toBe(true);
  });

  it('keeps the page from scrolling while one is open', () => {
    const {style} = document.documentElement;
    const {unmount} = render(<SizeGuide open />);
    const second = render(<SizeGuide open />);
    expect(style.overflow).toBe('hidden');
    second.unmount();
    expect(style.overflow).toBe('hidden');
    unmount();
    expect(style.overflow).toBe('');
  });
});

describe('a press outside', () => {
  const box = {left: 100, right: 300, top: 100, bottom: 300} as DOMRect;
  const outside = {clientX: 10, clientY: 10};
  const inside = {clientX: 200, clientY: 200};

  function open(content: ReactElement<{'data-testid'?: string}>) {
    render(<DialogRoot defaultOpen>{content}</DialogRoot>);
    vi.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(box);
  }
  function press(from: MouseEventInit, to: MouseEventInit) {
    dialog().dispatchEvent(new MouseEvent('pointerdown', from));
    fireEvent.click(dialog(), to);
  }

  it('closes the dialog when it starts and ends there', () => {
    open(<DialogContent data-testid="dialog" aria-label="Sizes" />);
    press(inside, outside);
    press(outside, inside);
    expect(dialog().open).toBe(true);
    press(outside, outside);
    expect(dialog().open).toBe(false);
  });

  it.each([
    <DialogContent key="alert" data-testid="dialog" aria-label="Clear?" role="alertdialog" />,
    <DialogContent key="form" data-testid="dialog" aria-label="Card" closeOnOutsidePress={false} />,
  ])('does not where it could lose something', (content) => {
    open(content);
    press(outside, outside);
    expect(dialog().open).toBe(true);
  });
});

describe('wrong use', () => {
  it('of a part without its root throws', () => {
    expect(() => render(<DialogTrigger>Sizes</DialogTrigger>)).toThrow(
      'Put it inside of <DialogRoot>',
    );
  });

  it('of a dialog without a name is reported once it opens @claim-dialog.reports', async () => {
    render(
      <DialogRoot>
        <DialogTrigger>Size guide</DialogTrigger>
        <DialogContent>S, M, L</DialogContent>
      </DialogRoot>,
    );
    expect(errors).not.toHaveBeenCalled();
    fireEvent.click(trigger());
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(String(errors.mock.lastCall?.[0])).toContain('Put a <DialogTitle> into it');
  });

  it('is not reported of a dialog with a name', async () => {
    render(
      <>
        <SizeGuide open />
        <DialogRoot defaultOpen>
          <DialogContent aria-label="Sizes">S, M, L</DialogContent>
        </DialogRoot>
        <DialogRoot defaultOpen>
          <DialogContent>
            <DialogTitle id="own">Sizes</DialogTitle>
          </DialogContent>
        </DialogRoot>
      </>,
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(errors).not.toHaveBeenCalled();
  });
});
