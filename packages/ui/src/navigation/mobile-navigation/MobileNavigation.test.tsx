import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {
  MobileNavigation,
  MobileNavigationDataAttributes,
} from '@storefront-toolkit/ui/navigation/mobile-navigation';
import {renderToString} from 'react-dom/server';
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
  entry('Sale'),
];
const navigation = (current?: string) => (
  <MobileNavigation label="Shop" items={items} hrefOf={hrefOf} current={current} />
);

describeConformance('MobileNavigation', navigation(), HTMLElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const openLevels = () =>
  [...document.querySelectorAll('details[open] > summary > span:nth-child(2)')].map(
    ({textContent}) => textContent,
  );

describe('MobileNavigation', () => {
  it('has three levels, each in the one above, with the page of the entry first @claim-mobile-navigation.lists', () => {
    const {container} = render(navigation());
    expect(screen.getByRole('navigation', {name: 'Shop'})).toBe(container.firstElementChild);
    const disclosures = [...container.querySelectorAll('details > summary')];
    expect(disclosures.map(({textContent}) => textContent)).toEqual([
      'Back Clothes',
      'Back Jackets',
    ]);
    const levels = [...container.querySelectorAll('ul')].map((list) =>
      list.getAttribute(MobileNavigationDataAttributes.level),
    );
    expect(levels).toEqual(['1', '2', '3']);
    expect([...container.querySelectorAll('a')].map(({textContent}) => textContent)).toEqual([
      'All Clothes',
      'All Jackets',
      'Rain',
      'Pants',
      'Sale',
    ]);
    expect(openLevels()).toEqual([]);
  });

  it('starts at the level that holds the current page, and follows it', () => {
    const {rerender} = render(navigation('Rain'));
    expect(openLevels()).toEqual(['Clothes', 'Jackets']);
    expect(screen.getByText('Rain').getAttribute('aria-current')).toBe('page');
    rerender(navigation('Pants'));
    expect(openLevels()).toEqual(['Clothes']);
    rerender(navigation('Clothes'));
    expect(openLevels()).toEqual([]);
  });

  it('keeps what a shopper opened when it renders again', () => {
    const {rerender} = render(navigation());
    const details = document.querySelector('details');
    fireEvent.click(document.querySelector('summary')!);
    details!.open = true;
    rerender(navigation());
    expect(details!.open).toBe(true);
  });

  it('stays as the shopper left it when it hydrates @claim-mobile-navigation.hydration', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(navigation());
    for (const details of container.querySelectorAll('details')) details.open = true;
    render(navigation(), {container, hydrate: true});
    expect(openLevels()).toEqual(['Clothes', 'Jackets']);
    expect(errors).not.toHaveBeenCalled();
    cleanup();
    container.remove();
  });

  it('says where a row leads back from', () => {
    render(<MobileNavigation label="Shop" items={items} hrefOf={hrefOf} backText="Up from" />);
    expect(document.querySelector('summary')!.textContent).toBe('Up from Clothes');
  });
});

describe('wrong use is reported in development', () => {
  const deep = entry('one', [entry('two', [entry('three', [entry('four')])])]);
  it.each([
    ['no label', '', items, 'Name this one'],
    ['a fourth level', 'Deep', [deep], 'Give them their own page'],
  ])('%s', (_case, label, wrong, remedy) => {
    render(<MobileNavigation label={label} items={wrong} hrefOf={hrefOf} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(/^Storefront Toolkit: <MobileNavigation> /);
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });

  it('and right use is not', () => {
    render(navigation('Rain'));
    expect(errors).not.toHaveBeenCalled();
  });
});
