import type {LinkText} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {
  LinkList,
  List,
  ListDataAttributes,
  ListItem,
  type ListMarker,
} from '@storefront-toolkit/ui/list';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const LINKS: readonly LinkText[] = [
  {text: 'Tents', link: {type: 'SearchResults', category: 'tents'}},
  {text: 'Mats', link: {type: 'SearchResults', category: 'mats'}, label: 'Mats to sleep on'},
  {text: 'Huts', link: {type: 'Url', url: 'https://example.com/', newTab: true}},
  {text: 'Sale', link: {type: 'Url', url: 'javascript:alert(1)', newTab: false}},
];
const safe = LINKS.slice(0, 3);

describeConformance('List', <List />, HTMLUListElement);
describeConformance('List with numbers', <List marker="decimal" />, HTMLOListElement);
describeConformance('ListItem', <ListItem>Pegs</ListItem>, HTMLLIElement, {
  wrap: (item) => <List>{item}</List>,
});
describeConformance('ListItem with an icon', <ListItem icon="✓">Pegs</ListItem>, HTMLLIElement, {
  wrap: (item) => <List marker="none">{item}</List>,
});
describeConformance('LinkList', <LinkList links={safe} />, HTMLUListElement);

afterEach(cleanup);

describe('List', () => {
  it('has an element and a look for every marker', () => {
    const markers: Record<ListMarker, string> = {
      disc: 'UL',
      decimal: 'OL',
      check: 'UL',
      none: 'UL',
    };
    const {container} = render(
      Object.keys(markers).map((marker) => <List key={marker} marker={marker as ListMarker} />),
    );
    const lists = [...container.children];
    expect(lists.map(({tagName}) => tagName)).toEqual(Object.values(markers));
    expect(lists.map((list) => list.getAttribute(ListDataAttributes.marker))).toEqual(
      Object.keys(markers),
    );
    expect(new Set(lists.map(({className}) => className)).size).toBe(4);
  });

  it.each<[ListMarker, string | null]>([
    ['disc', null],
    ['decimal', null],
    ['check', 'list'],
    ['none', 'list'],
  ])('with the marker %s has the role attribute %s @claim-list.role', (marker, role) => {
    render(<List marker={marker} />);
    expect(screen.getByRole('list').getAttribute('role')).toBe(role);
  });

  it('is divided by lines', () => {
    render(<List divided />);
    expect(screen.getByRole('list').className).toContain('divide-y');
  });
});

describe('ListItem', () => {
  it('shows an icon before its text', () => {
    render(
      <List marker="none">
        <ListItem icon={<svg aria-hidden="true" />}>Free delivery</ListItem>
      </List>,
    );
    const item = screen.getByRole('listitem');
    expect(item.textContent).toBe('Free delivery');
    expect(item.firstElementChild?.firstElementChild?.tagName).toBe('svg');
  });
});

describe('LinkList', () => {
  it('shows the links in their order', () => {
    render(<LinkList links={safe} hrefOf={createHrefOf({prefix: '/en'})} newTabText="new tab" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/categories/tents',
      '/en/categories/mats',
      'https://example.com/',
    ]);
    expect(screen.getByRole('link', {name: 'Mats to sleep on'})).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Huts (new tab)'})).toBeTruthy();
    expect(screen.getByRole('list').getAttribute(ListDataAttributes.orientation)).toBe('vertical');
  });

  it('keeps the words of a link that is refused', () => {
    render(<LinkList links={LINKS} orientation="horizontal" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('link', {name: 'Sale'})).toBeNull();
    expect(screen.getByText('Sale')).toBeTruthy();
  });

  it('renders nothing without links', () => {
    const {container} = render(<LinkList links={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
