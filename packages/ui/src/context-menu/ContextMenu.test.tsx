import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  ContextMenuContent,
  ContextMenuDataAttributes,
  ContextMenuItem,
  ContextMenuRoot,
  ContextMenuTrigger,
} from '@storefront-toolkit/ui/context-menu';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

afterEach(cleanup);

describeConformance(
  'ContextMenuTrigger',
  <ContextMenuTrigger>Scarf</ContextMenuTrigger>,
  HTMLDivElement,
  {
    wrap: (part: ReactElement) => <ContextMenuRoot>{part}</ContextMenuRoot>,
  },
);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function openMenu({
  disabled = false,
  onClick = () => {},
  onOpenChange = undefined as ((open: boolean) => void) | undefined,
  label = 'Wool scarf' as string | undefined,
}) {
  render(
    <ContextMenuRoot disabled={disabled} onOpenChange={onOpenChange}>
      <ContextMenuTrigger data-testid="area">Wool scarf</ContextMenuTrigger>
      <ContextMenuContent className="from-outside" aria-label={label}>
        <ContextMenuItem onClick={onClick}>Remove</ContextMenuItem>
      </ContextMenuContent>
    </ContextMenuRoot>,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  const went = fireEvent.contextMenu(screen.getByTestId('area'), {clientX: 10, clientY: 10});
  await settle();
  return {menu: screen.queryByRole('menu'), went};
}

describe('ContextMenu', () => {
  it('takes the place of the menu of the browser', async () => {
    const onClick = vi.fn();
    const onOpenChange = vi.fn();
    const {menu, went} = await openMenu({onClick, onOpenChange});
    expect(went).toBe(false);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(menu?.hasAttribute(ContextMenuDataAttributes.open)).toBe(true);
    expect(menu?.classList).toContain('from-outside');
    expect(screen.getByTestId('area').hasAttribute(ContextMenuDataAttributes.popupOpen)).toBe(true);
    expect(menu?.closest('.storefront-toolkit')?.parentElement).toBe(document.body);
    fireEvent.click(screen.getByRole('menuitem', {name: 'Remove'}));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('reports a menu without a name @claim-context-menu.name', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const {menu} = await openMenu({});
    expect(menu?.getAttribute('aria-label')).toBe('Wool scarf');
    expect(errors).not.toHaveBeenCalled();
    cleanup();
    await openMenu({label: ''});
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('Pass `aria-label`');
    errors.mockRestore();
  });

  it('has an area that takes no focus by itself @claim-context-menu.no-focus', async () => {
    await openMenu({});
    const area = screen.getByTestId('area');
    expect(area.hasAttribute('tabindex')).toBe(false);
    area.focus();
    expect(document.activeElement).not.toBe(area);
  });

  it('leaves the menu of the browser alone until it is hydrated @claim-context-menu.before-hydration', () => {
    const server = document.createElement('div');
    server.innerHTML = renderToString(
      <ContextMenuRoot>
        <ContextMenuTrigger data-testid="area">Wool scarf</ContextMenuTrigger>
      </ContextMenuRoot>,
    );
    document.body.append(server);
    expect(fireEvent.contextMenu(screen.getByTestId('area'))).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
    server.remove();
  });

  it('leaves the menu of the browser alone while it is switched off', async () => {
    const {menu, went} = await openMenu({disabled: true});
    expect(menu).toBeNull();
    expect(went).toBe(true);
  });
});
