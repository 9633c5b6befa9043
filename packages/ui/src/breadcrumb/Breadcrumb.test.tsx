import {cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Breadcrumb, BreadcrumbDataAttributes} from '@storefront-toolkit/ui/breadcrumb';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const items = [
  {label: 'Home', href: '/'},
  {label: 'Women', href: '/women'},
  {label: 'Scarves', href: '/women/scarves'},
  {label: 'Wool scarf'},
];

describeConformance('Breadcrumb', <Breadcrumb items={items} />, HTMLElement);
describeConformance(
  'Breadcrumb with JSON-LD',
  <Breadcrumb items={items} siteUrl="https://shop.example" />,
  HTMLElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const jsonLd = (container: HTMLElement) =>
  container.querySelector('script[type="application/ld+json"]')?.textContent;

describe('Breadcrumb', () => {
  it('is a named navigation with a list, whose last level is the page @claim-breadcrumb.pattern', () => {
    render(<Breadcrumb items={items} />);
    expect(screen.getByRole('navigation', {name: 'Breadcrumb'})).toBeTruthy();
    expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
      'Home',
      'Women',
      'Scarves',
    ]);
    const list = screen.getByRole('list');
    expect(screen.getByText('Wool scarf').closest('ol')).toBe(list);
    expect(screen.getByText('Wool scarf').getAttribute('aria-current')).toBe('page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('hides the arrows between the levels from screen readers @claim-breadcrumb.arrows', () => {
    const {container} = render(<Breadcrumb items={items} />);
    const arrows = [...container.querySelectorAll('svg')];
    expect(arrows.length).toBeGreaterThanOrEqual(items.length - 1);
    expect(arrows.map((arrow) => arrow.getAttribute('aria-hidden'))).not.toContain(null);
  });

  it('marks a link to the page itself', () => {
    render(<Breadcrumb items={[{label: 'Home', href: '/'}]} />);
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
  });

  it.each([
    [1, []],
    [3, []],
    [4, ['Women']],
    [5, ['Women', 'Scarves']],
  ])('of %i levels folds %j', (count, folded) => {
    const all = [...items.slice(0, 3), {label: 'Wool', href: '/wool'}, {label: 'Wool scarf'}];
    const {container} = render(<Breadcrumb items={all.slice(0, count)} />);
    const middle = container.querySelectorAll(`[${BreadcrumbDataAttributes.middle}]`);
    expect([...middle].map(({textContent}) => textContent)).toEqual(folded);
    expect(container.querySelectorAll('details')).toHaveLength(folded.length > 0 ? 1 : 0);
  });

  it('renders the links of a router', () => {
    render(
      <Breadcrumb
        items={items}
        renderLink={({href, children, ...props}) => (
          <a {...props} href={`/en${href}`}>
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link', {name: 'Women'}).getAttribute('href')).toBe('/en/women');
  });
});

describe('JSON-LD', () => {
  it('lists the levels with absolute addresses', () => {
    const {container} = render(<Breadcrumb items={items} siteUrl="https://shop.example" />);
    expect(JSON.parse(jsonLd(container) ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/'},
        {'@type': 'ListItem', position: 2, name: 'Women', item: 'https://shop.example/women'},
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Scarves',
          item: 'https://shop.example/women/scarves',
        },
        {'@type': 'ListItem', position: 4, name: 'Wool scarf'},
      ],
    });
  });

  it('is not printed without the address of the shop', () => {
    const {container} = render(<Breadcrumb items={items} />);
    expect(jsonLd(container)).toBeUndefined();
  });

  it.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', '</SCRIPT >', '"\\u003c'])(
    'holds the label %j and nothing comes out of it',
    (label) => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(
        <Breadcrumb items={[{label}, {label: 'Sale'}]} siteUrl="https://shop.example" />,
      );
      expect(container.querySelectorAll('script')).toHaveLength(1);
      expect(container.querySelector('img')).toBeNull();
      const list = JSON.parse(jsonLd(container) ?? '') as {itemListElement: {name: string}[]};
      expect(list.itemListElement.map(({name}) => name)).toEqual([label, 'Sale']);
    },
  );

  it('reports an address of the shop that is not absolute, and goes on without', () => {
    const {container} = render(<Breadcrumb items={items} siteUrl="shop.example" />);
    expect(jsonLd(container)).toBeUndefined();
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <Breadcrumb> got the `siteUrl` "shop.example".*with its protocol/,
    );
  });
});
