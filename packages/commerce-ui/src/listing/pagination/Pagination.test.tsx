import {
  Pagination,
  PaginationDataAttributes,
  type PaginationProps,
} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {type CursorPagination, paginate} from '@storefront-toolkit/types/search';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const numbered = (page: number, totalItems = 280) => paginate({page, pageSize: 24, totalItems});
const cursors: CursorPagination = {
  type: 'cursor',
  pageSize: 24,
  previous: 'before:a&b',
  next: 'after:y/z',
};

describeConformance(
  'Pagination',
  <Pagination pagination={numbered(6)} href="/jackets?page={page}" />,
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

const show = (pagination: PaginationProps['pagination'], props: Partial<PaginationProps> = {}) =>
  render(<Pagination pagination={pagination} href="/jackets?page={page}" {...props} />).container;

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('Pagination by numbers', () => {
  it('is a named navigation with a list of links, this page marked @claim-pagination.pattern', () => {
    show(numbered(6));
    const nav = screen.getByRole('navigation', {name: 'Pagination'});
    expect(nav.getAttribute(PaginationDataAttributes.type)).toBe('pages');
    expect(nav.querySelectorAll(':scope > ul > li')).toHaveLength(9);
    expect(links()).toEqual([
      ['Previous', '/jackets?page=5'],
      ['1', '/jackets?page=1'],
      ['5', '/jackets?page=5'],
      ['6', '/jackets?page=6'],
      ['7', '/jackets?page=7'],
      ['12', '/jackets?page=12'],
      ['Next', '/jackets?page=7'],
    ]);
    const current = screen.getByRole('link', {name: 'Page 6'});
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(current.getAttribute(PaginationDataAttributes.page)).toBe('6');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('hides the gaps from screen readers @claim-pagination.gaps', () => {
    const gaps = [...show(numbered(6)).querySelectorAll('li')].filter(
      ({textContent}) => textContent === '…',
    );
    expect(gaps.map((gap) => gap.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  });

  it('says which page comes before and after @claim-pagination.rel', () => {
    show(numbered(6));
    expect(screen.getByRole('link', {name: 'Previous'}).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', {name: 'Next'}).getAttribute('rel')).toBe('next');
    expect(document.querySelectorAll('[rel]')).toHaveLength(2);
  });

  it.each([
    [1, ['Next']],
    [12, ['Previous']],
  ])('has no link off the end on page %i', (page, names) => {
    const container = show(numbered(page));
    const steps = container.querySelectorAll(`[${PaginationDataAttributes.direction}]`);
    expect([...steps].map(({textContent}) => textContent)).toEqual(names);
  });

  it.each([
    [1, 0],
    [1, 24],
    [4, 0],
  ])('shows nothing on page %i of %i items @claim-pagination.one-page', (page, items) => {
    expect(show(numbered(page, items)).innerHTML).toBe('');
  });

  it.each([
    [9, 90, '/jackets?page=4'],
    [2, 10, '/jackets?page=1'],
  ])(
    'leads from page %i back to the last of %i items @claim-pagination.beyond',
    (page, items, href) => {
      show(numbered(page, items));
      const previous = screen.getByRole('link', {name: 'Previous'});
      expect(previous.getAttribute('href')).toBe(href);
      expect(screen.queryByRole('link', {name: 'Next'})).toBeNull();
      expect(document.querySelector('[aria-current]')).toBeNull();
    },
  );

  it('has one address for the first page @claim-pagination.first-href', () => {
    show(numbered(2), {firstHref: '/jackets'});
    expect(links().slice(0, 3)).toEqual([
      ['Previous', '/jackets'],
      ['1', '/jackets'],
      ['2', '/jackets?page=2'],
    ]);
  });

  it('takes a function, more pages around, and the digits of a language', () => {
    show(numbered(6), {href: ({page}) => `/p/${page}`, siblings: 2, locale: 'ar-EG'});
    expect(links()).toContainEqual(['٤', '/p/4']);
    expect(screen.getByRole('link', {name: 'Page ٦'})).toBeTruthy();
  });

  it('renders the links of a router', () => {
    const go = vi.fn((event: {preventDefault(): void}) => event.preventDefault());
    show(numbered(6), {
      renderLink: ({href, children, ...link}) => (
        <a {...link} href={href} data-router="" onClick={go}>
          {children}
        </a>
      ),
    });
    const next = screen.getByRole('link', {name: 'Next'});
    expect([next.dataset.router, next.getAttribute('rel')]).toEqual(['', 'next']);
    fireEvent.click(next);
    expect(go).toHaveBeenCalledOnce();
  });

  it('speaks the language of the page', () => {
    show(numbered(6), {labels: {label: 'Seiten', previous: 'Zurück', page: 'Seite {page}'}});
    expect(screen.getByRole('navigation', {name: 'Seiten'})).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Zurück'})).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Seite 12'})).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Next'})).toBeTruthy();
  });
});

describe('Pagination by cursor', () => {
  it('leads to the page before and after, and encodes the cursor @claim-pagination.cursor', () => {
    const container = show(cursors, {href: '/tents?cursor={cursor}'});
    expect(links()).toEqual([
      ['Previous', '/tents?cursor=before%3Aa%26b'],
      ['Next', '/tents?cursor=after%3Ay%2Fz'],
    ]);
    expect(container.querySelector('nav')?.getAttribute(PaginationDataAttributes.type)).toBe(
      'cursor',
    );
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    [{next: 'a'}, ['Next']],
    [{previous: 'a'}, ['Previous']],
  ])('of %j', (ends, names) => {
    show({type: 'cursor', pageSize: 24, ...ends}, {href: ({cursor}) => `/${cursor}`});
    expect(links()).toEqual(names.map((name) => [name, '/a']));
  });

  it('shows nothing when there is one page @claim-pagination.one-page', () => {
    expect(show({type: 'cursor', pageSize: 24}, {href: '/{cursor}'}).innerHTML).toBe('');
  });

  it('takes a cursor that no address can hold', () => {
    show({type: 'cursor', pageSize: 24, next: 'a\uD800$&'}, {href: '/{cursor}'});
    expect(links()).toEqual([['Next', '/a%EF%BF%BD%24%26']]);
  });
});

describe('wrong use is reported in development', () => {
  const message = () => String(errors.mock.lastCall?.[0]);

  it('a pattern without the page', () => {
    show(numbered(6), {href: '/jackets'});
    expect(message()).toMatch(
      /^Storefront Toolkit: <Pagination> got the `href` "\/jackets" without `\{page\}`.*Put/,
    );
  });

  it('a pattern without the cursor', () => {
    show(cursors, {href: '/tents?page={page}'});
    expect(message()).toContain('"/jackets?after={cursor}"');
  });

  it.each([
    [0, 12, 'Page 1'],
    [2.5, 12, 'Page 1'],
    [-3, 2, 'Page 1'],
  ])('page %d of %d', (page, totalPages, current) => {
    show({...numbered(1), page, totalPages});
    expect(message()).toContain('Make a pagination with `paginate`');
    expect(screen.getByRole('link', {name: current}).getAttribute('aria-current')).toBe('page');
  });

  it('pages that nobody can count', () => {
    expect(show({...numbered(1), totalPages: Number.NaN}).innerHTML).toBe('');
    expect(message()).toContain('page 1 of NaN');
  });

  it('and takes siblings that are none', () => {
    show(numbered(6), {siblings: -1});
    expect(links()).toHaveLength(5);
    cleanup();
    show(numbered(6), {siblings: Number.NaN});
    expect(links()).toHaveLength(7);
  });
});
