import {act, cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {
  FlyoutNavigation,
  FlyoutNavigationDataAttributes,
} from '@storefront-toolkit/ui/navigation/flyout-navigation';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const entry = (
  id: string,
  items: readonly NavigationMenuItem[] = [],
  link: StorefrontLink | undefined = {type: 'SearchResults', category: id},
): NavigationMenuItem => ({id, text: id, link, items});
const hrefOf = (link: StorefrontLink) => `#${link.type}`;
const items = [
  entry('Clothes', [entry('Jackets', [entry('Rain')]), entry('Pants')]),
  entry('Shoes', [entry('Boots')]),
  entry('Sale'),
];
const navigation = <FlyoutNavigation label="Shop" items={items} hrefOf={hrefOf} />;

describeConformance('FlyoutNavigation', navigation, HTMLElement);

/** jsdom knows no popovers: the panels that are open. */
const open = new Set<Element>();
const matches = (selector: string, element: Element) =>
  selector === ':popover-open' ? open.has(element) : undefined;

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers();
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the element below
  const nativeMatches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return matches(selector, this) ?? nativeMatches.call(this, selector);
  });
  HTMLElement.prototype.showPopover = function () {
    open.clear();
    open.add(this);
  };
  HTMLElement.prototype.hidePopover = function () {
    open.delete(this);
  };
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  open.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', {name});
const opened = () => [...open].map((panel) => panel.parentElement?.firstChild?.textContent);
const wait = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const point = (element: Element, pointerType = 'mouse') => {
  const event = createEvent.pointerOver(element);
  Object.defineProperty(event, 'pointerType', {value: pointerType});
  fireEvent(element, event);
};
const leave = () => {
  const nav = screen.getByRole('navigation');
  const event = createEvent.pointerOut(nav, {relatedTarget: document.body});
  Object.defineProperty(event, 'pointerType', {value: 'mouse'});
  fireEvent(nav, event);
};

describe('FlyoutNavigation', () => {
  it('is a list of links and of buttons with panels, in HTML alone @claim-flyout-navigation.pattern', () => {
    render(navigation);
    expect(screen.getByRole('navigation', {name: 'Shop'})).toBeTruthy();
    expect(document.querySelector('[role^=menu]')).toBeNull();
    const panel = document.getElementById(String(button('Shoes').getAttribute('popovertarget')));
    expect(panel?.getAttribute('popover')).toBe('auto');
    expect([...panel!.querySelectorAll('a')].map(({textContent}) => textContent)).toEqual([
      'All Shoes',
      'Boots',
    ]);
    const kinds = screen
      .getAllByRole('listitem')
      .map((li) => li.getAttribute(FlyoutNavigationDataAttributes.entry))
      .filter(Boolean);
    expect(kinds).toEqual(['panel', 'panel', 'link']);
  });

  it('calls the functions that it is given on the server @claim-flyout-navigation.server', () => {
    const html = renderToStaticMarkup(
      <FlyoutNavigation
        label="Shop"
        items={[
          {
            ...items[0]!,
            image: {type: 'Image', id: 'i', src: '/i.png', alt: 'Ridge', width: 4, height: 3},
          },
        ]}
        hrefOf={hrefOf}
        renderLink={({children, ...props}) => (
          <a {...props} data-router="">
            {children}
          </a>
        )}
        renderImage={({alt}) => <figure>{alt}</figure>}
      />,
    );
    expect(html).toMatch(/<a [^>]*href="#SearchResults"[^>]* data-router="">/);
    expect(html).toContain('<figure>Ridge</figure>');
  });

  it('shows an image by the given function, and by <img> without one', () => {
    const image = {
      type: 'Image',
      id: 'i',
      src: '/i.png',
      alt: 'Ridge',
      width: 4,
      height: 3,
    } as const;
    const withImage = [{...items[0]!, image}];
    const {rerender} = render(<FlyoutNavigation label="A" items={withImage} hrefOf={hrefOf} />);
    expect(screen.getByAltText('Ridge').getAttribute('height')).toBe('3');
    rerender(
      <FlyoutNavigation
        label="A"
        items={withImage}
        hrefOf={hrefOf}
        renderImage={({alt}) => <figure>{alt}</figure>}
      />,
    );
    expect(screen.queryByAltText('Ridge')).toBeNull();
    expect(screen.getByText('Ridge').tagName).toBe('FIGURE');
  });
});

describe('hover', () => {
  it('opens after a rest, not in passing', () => {
    render(navigation);
    point(button('Clothes'));
    wait(119);
    expect(opened()).toEqual([]);
    wait(1);
    expect(opened()).toEqual(['Clothes']);
    point(button('Shoes'));
    wait(100);
    point(screen.getByText('Jackets'));
    wait(1000);
    expect(opened()).toEqual(['Clothes']);
  });

  it('closes some time after the pointer has left, unless it comes back', () => {
    render(navigation);
    point(button('Clothes'));
    wait(120);
    leave();
    wait(299);
    expect(opened()).toEqual(['Clothes']);
    point(screen.getByText('Jackets'));
    wait(1000);
    expect(opened()).toEqual(['Clothes']);
    leave();
    wait(300);
    expect(opened()).toEqual([]);
  });

  it('closes over an entry without a panel', () => {
    render(navigation);
    point(button('Clothes'));
    wait(120);
    point(screen.getByText('Sale'));
    wait(300);
    expect(opened()).toEqual([]);
  });

  it('takes the delays from its props', () => {
    render(
      <FlyoutNavigation label="A" items={items} hrefOf={hrefOf} openDelay={500} closeDelay={0} />,
    );
    point(button('Clothes'));
    wait(499);
    expect(opened()).toEqual([]);
    wait(1);
    expect(opened()).toEqual(['Clothes']);
    leave();
    wait(0);
    expect(opened()).toEqual([]);
  });

  it('is a mouse: a finger opens by its tap @claim-flyout-navigation.hover', () => {
    render(navigation);
    point(button('Clothes'), 'touch');
    wait(1000);
    expect(opened()).toEqual([]);
  });

  it('keeps on a click what it opened, and then lets clicks toggle @claim-flyout-navigation.click-after-hover', () => {
    render(navigation);
    point(button('Clothes'));
    wait(120);
    const first = createEvent.click(button('Clothes'));
    fireEvent(button('Clothes'), first);
    expect(first.defaultPrevented).toBe(true);
    leave();
    wait(1000);
    expect(opened()).toEqual(['Clothes']);
    const second = createEvent.click(button('Clothes'));
    fireEvent(button('Clothes'), second);
    expect(second.defaultPrevented).toBe(false);
  });
});

describe('wrong use is reported in development', () => {
  it.each([
    ['no label', '', items, 'Name this one'],
    ['a dead entry', 'Dead', [{id: 'gone', text: 'Gone', items: []}], 'Give it a `link`'],
  ])('%s', (_case, label, wrong, remedy) => {
    render(<FlyoutNavigation label={label} items={wrong} hrefOf={hrefOf} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(/^Storefront Toolkit: <FlyoutNavigation> /);
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });

  it('and right use is not', () => {
    render(navigation);
    expect(errors).not.toHaveBeenCalled();
  });
});
