import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {type ReactElement, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuDataAttributes,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLinkItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuRoot,
  DropdownMenuSeparator,
  DropdownMenuSubContent,
  DropdownMenuSubRoot,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@storefront-toolkit/ui/dropdown-menu';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

afterEach(cleanup);

const openRoot = {
  wrap: (part: ReactElement) => (
    <DropdownMenuRoot defaultOpen modal={false}>
      {part}
    </DropdownMenuRoot>
  ),
};
const inMenu = {
  wrap: (part: ReactElement) => (
    <DropdownMenuRoot defaultOpen modal={false}>
      <DropdownMenuContent>{part}</DropdownMenuContent>
    </DropdownMenuRoot>
  ),
};
const inRadioGroup = {
  wrap: (part: ReactElement) =>
    inMenu.wrap(<DropdownMenuRadioGroup aria-label="Order">{part}</DropdownMenuRadioGroup>),
};

describeConformance(
  'DropdownMenuTrigger',
  <DropdownMenuTrigger>Account</DropdownMenuTrigger>,
  HTMLButtonElement,
  {wrap: (part) => <DropdownMenuRoot>{part}</DropdownMenuRoot>},
);
describeConformance('DropdownMenuContent', <DropdownMenuContent />, HTMLDivElement, openRoot);
describeConformance(
  'DropdownMenuItem',
  <DropdownMenuItem>Orders</DropdownMenuItem>,
  HTMLDivElement,
  inMenu,
);
describeConformance(
  'DropdownMenuLinkItem',
  <DropdownMenuLinkItem href="#orders">Orders</DropdownMenuLinkItem>,
  HTMLAnchorElement,
  inMenu,
);
describeConformance(
  'DropdownMenuCheckboxItem',
  <DropdownMenuCheckboxItem>Sold out</DropdownMenuCheckboxItem>,
  HTMLDivElement,
  inMenu,
);
describeConformance(
  'DropdownMenuRadioGroup',
  <DropdownMenuRadioGroup aria-label="Order" />,
  HTMLDivElement,
  inMenu,
);
describeConformance(
  'DropdownMenuRadioItem',
  <DropdownMenuRadioItem value="newest">Newest</DropdownMenuRadioItem>,
  HTMLDivElement,
  inRadioGroup,
);
describeConformance('DropdownMenuGroup', <DropdownMenuGroup />, HTMLDivElement, inMenu);
describeConformance(
  'DropdownMenuLabel',
  <DropdownMenuLabel>Order</DropdownMenuLabel>,
  HTMLDivElement,
  {
    wrap: (part) => inMenu.wrap(<DropdownMenuGroup>{part}</DropdownMenuGroup>),
  },
);
describeConformance('DropdownMenuSeparator', <DropdownMenuSeparator />, HTMLDivElement, inMenu);
describeConformance(
  'DropdownMenuSubTrigger',
  <DropdownMenuSubTrigger>Share</DropdownMenuSubTrigger>,
  HTMLDivElement,
  {wrap: (part) => inMenu.wrap(<DropdownMenuSubRoot>{part}</DropdownMenuSubRoot>)},
);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function openMenu(children: ReactNode, onOpenChange?: (open: boolean) => void) {
  render(
    <DropdownMenuRoot onOpenChange={onOpenChange}>
      <DropdownMenuTrigger>Account</DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenuRoot>,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Account'}));
  await settle();
  return screen.getByRole('menu', {name: 'Account'});
}

describe('DropdownMenu', () => {
  it('opens by its trigger, outside of what could cut it off, with the styles of the toolkit', async () => {
    const onOpenChange = vi.fn();
    const menu = await openMenu(<DropdownMenuItem>Orders</DropdownMenuItem>, onOpenChange);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(menu.hasAttribute(DropdownMenuDataAttributes.open)).toBe(true);
    expect(menu.getAttribute(DropdownMenuDataAttributes.side)).toBe('bottom');
    expect(menu.closest('.storefront-toolkit')?.parentElement).toBe(document.body);
    const trigger = document.querySelector(`[${DropdownMenuDataAttributes.popupOpen}]`);
    expect(trigger?.textContent).toBe('Account');
  });

  it('runs an item and closes, but does not run one that is out of use @claim-dropdown-menu.roles', async () => {
    const onClick = vi.fn();
    const onOpenChange = vi.fn();
    await openMenu(
      <>
        <DropdownMenuItem onClick={onClick}>Sign out</DropdownMenuItem>
        <DropdownMenuItem onClick={onClick} disabled>
          Delete
        </DropdownMenuItem>
      </>,
      onOpenChange,
    );
    const disabled = screen.getByRole('menuitem', {name: 'Delete'});
    expect(disabled.hasAttribute(DropdownMenuDataAttributes.disabled)).toBe(true);
    fireEvent.click(disabled);
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', {name: 'Sign out'}));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('checks an item and stays open, chooses another and closes @claim-dropdown-menu.roles', async () => {
    const onOpenChange = vi.fn();
    const onValueChange = vi.fn();
    await openMenu(
      <>
        <DropdownMenuCheckboxItem>Sold out</DropdownMenuCheckboxItem>
        <DropdownMenuRadioGroup defaultValue="newest" onValueChange={onValueChange}>
          <DropdownMenuLabel>Order</DropdownMenuLabel>
          <DropdownMenuRadioItem value="newest">Newest</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="price">Price</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </>,
      onOpenChange,
    );
    const soldOut = screen.getByRole('menuitemcheckbox', {name: 'Sold out'});
    fireEvent.click(soldOut);
    expect(soldOut.getAttribute('aria-checked')).toBe('true');
    expect(soldOut.hasAttribute(DropdownMenuDataAttributes.checked)).toBe(true);
    expect(screen.getByRole('group', {name: 'Order'})).toBeTruthy();
    expect(onOpenChange).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('menuitemradio', {name: 'Price'}));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('price');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('does nothing until it is hydrated, and its items are not in the HTML @claim-dropdown-menu.before-hydration', () => {
    const server = document.createElement('div');
    server.innerHTML = renderToString(
      <DropdownMenuRoot>
        <DropdownMenuTrigger>Open</DropdownMenuTrigger>
        <DropdownMenuContent aria-label="Delivery">
          <DropdownMenuItem>Orders</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenuRoot>,
    );
    document.body.append(server);
    expect(server.textContent).toBe('Open');
    fireEvent.click(screen.getByRole('button', {name: 'Open'}));
    expect(document.body.textContent).toBe('Open');
    server.remove();
  });

  it('has links that are links, with the role of an item @claim-dropdown-menu.links', async () => {
    await openMenu(<DropdownMenuLinkItem href="#orders">Orders</DropdownMenuLinkItem>);
    const link = screen.getByRole('menuitem', {name: 'Orders'});
    expect(link.localName).toBe('a');
    expect(link.getAttribute('href')).toBe('#orders');
  });

  it('tells the keys of a shortcut, and shows them', async () => {
    await openMenu(<DropdownMenuItem shortcut="Control+P">Print</DropdownMenuItem>);
    const print = screen.getByRole('menuitem', {name: 'Print'});
    expect(print.getAttribute('aria-keyshortcuts')).toBe('Control+P');
    expect(print.textContent).toBe('PrintControl P');
  });

  it('uses up the Escape that closes it, so that a dialog around it stays open', async () => {
    const menu = await openMenu(<DropdownMenuItem>Orders</DropdownMenuItem>);
    expect(fireEvent.keyDown(menu, {key: 'Escape'})).toBe(false);
  });

  it('opens a submenu', async () => {
    await openMenu(
      <DropdownMenuSubRoot>
        <DropdownMenuSubTrigger>Share</DropdownMenuSubTrigger>
        <DropdownMenuSubContent>
          <DropdownMenuItem>By mail</DropdownMenuItem>
        </DropdownMenuSubContent>
      </DropdownMenuSubRoot>,
    );
    fireEvent.click(screen.getByRole('menuitem', {name: 'Share'}));
    await settle();
    expect(screen.getByRole('menuitem', {name: 'By mail'})).toBeTruthy();
  });

  it('reports a link that leads nowhere', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openMenu(<DropdownMenuLinkItem href="#orders">Orders</DropdownMenuLinkItem>);
    expect(errors).not.toHaveBeenCalled();
    cleanup();
    await openMenu(<DropdownMenuLinkItem>Orders</DropdownMenuLinkItem>);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('Pass `href`');
    errors.mockRestore();
  });
});
