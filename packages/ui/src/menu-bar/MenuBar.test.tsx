import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MenuBar, MenuBarDataAttributes} from '@storefront-toolkit/ui/menu-bar';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const entry = (
  id: string,
  items: readonly NavigationMenuItem[] = [],
  link: StorefrontLink | undefined = {type: 'Page', slug: id},
): NavigationMenuItem => ({id, text: id, link, items});
const hrefOf = (link: StorefrontLink) => (link.type === 'Url' ? link.url : `#${link.type}`);
const items = [entry('Care'), entry('Sizes', [entry('Shoes', [entry('Boots')])])];

describeConformance(
  'MenuBar',
  <MenuBar label="Guides" items={items} hrefOf={hrefOf} />,
  HTMLElement,
);
describeConformance(
  'vertical MenuBar',
  <MenuBar label="Guides" orientation="vertical" items={items} hrefOf={hrefOf} />,
  HTMLElement,
);

const hidePopover = vi.fn();
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  // jsdom knows no popovers.
  HTMLElement.prototype.hidePopover = hidePopover;
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  hidePopover.mockClear();
  errors.mockRestore();
});

describe('MenuBar', () => {
  it('is a navigation with a list of links, not a menu bar of an application @claim-menu-bar.list-of-links', () => {
    render(<MenuBar label="Guides" items={items} hrefOf={hrefOf} current="Care" />);
    const nav = screen.getByRole('navigation', {name: 'Guides'});
    expect(nav.getAttribute(MenuBarDataAttributes.orientation)).toBe('horizontal');
    expect(screen.queryByRole('menubar')).toBeNull();
    expect(within(nav).getAllByRole('list').length).toBeGreaterThan(0);
    const link = within(nav).getByRole('link', {name: 'Care'});
    expect(link.closest('li')).toBeTruthy();
    expect(link.getAttribute('href')).toBe('#Page');
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('opens a panel by the attributes of HTML alone @claim-menu-bar.disclosure', () => {
    render(<MenuBar label="Guides" items={items} hrefOf={hrefOf} />);
    const target = screen.getByRole('button', {name: 'Sizes'}).getAttribute('popovertarget');
    const panel = document.getElementById(String(target));
    expect(panel?.getAttribute('popover')).toBe('auto');
    const names = within(panel!).getAllByRole('link', {hidden: true});
    expect(names.map(({textContent}) => textContent)).toEqual(['All Sizes', 'Shoes', 'Boots']);
  });

  it('closes the panel after a link and when the focus goes on, not within @claim-menu-bar.closes', () => {
    render(<MenuBar label="Guides" items={items} hrefOf={hrefOf} />);
    const button = screen.getByRole('button', {name: 'Sizes'});
    const shoes = screen.getByText('Shoes');
    fireEvent.blur(button, {relatedTarget: shoes});
    fireEvent.click(button);
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.blur(shoes, {relatedTarget: document.body});
    expect(hidePopover).toHaveBeenCalledTimes(1);
    fireEvent.click(shoes);
    expect(hidePopover).toHaveBeenCalledTimes(2);
  });

  it('shows all levels at once when it is vertical', () => {
    render(<MenuBar label="Guides" orientation="vertical" items={items} hrefOf={hrefOf} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
      'Care',
      'Sizes',
      'Shoes',
      'Boots',
    ]);
  });

  it('says that a link opens in a new tab', () => {
    const away = entry('Chart', [], {type: 'Url', url: 'https://example.com/', newTab: true});
    render(<MenuBar label="Guides" items={[away]} hrefOf={hrefOf} newTabText="neuer Tab" />);
    const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'Chart (neuer Tab)'});
    expect(link.target).toBe('_blank');
    expect(link.rel).toBe('external noopener');
  });

  it('renders the links of a router', () => {
    render(
      <MenuBar
        label="Guides"
        items={items}
        hrefOf={hrefOf}
        allText={(text) => `Every ${text}`}
        renderLink={({children, ...props}) => (
          <a {...props} data-router="">
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByText('Care').dataset.router).toBe('');
    expect(screen.getByText('Every Sizes').dataset.router).toBe('');
  });
});

describe('wrong use is reported in development', () => {
  it('a bar without a name, and none with one @claim-menu-bar.label', () => {
    render(<MenuBar label="" items={items} hrefOf={hrefOf} />);
    expect(String(errors.mock.lastCall?.[0])).toContain('Name this one');
    cleanup();
    errors.mockClear();
    render(<MenuBar label="Guides" items={items} hrefOf={hrefOf} />);
    expect(screen.getByRole('navigation', {name: 'Guides'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  const deep = entry('one', [entry('two', [entry('three', [entry('four')])])]);
  it.each([
    ['a fourth level', 'Deep', [deep], 'Give them their own page'],
    ['a dead entry', 'Dead', [{id: 'nowhere', text: 'Nowhere', items: []}], 'Give it a `link`'],
  ])('%s', (_case, label, wrong, remedy) => {
    render(<MenuBar label={label} items={wrong} hrefOf={hrefOf} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(/^Storefront Toolkit: <MenuBar> /);
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });

  it('and right use is not', () => {
    render(<MenuBar label="Guides" items={items} hrefOf={hrefOf} />);
    expect(errors).not.toHaveBeenCalled();
  });
});
