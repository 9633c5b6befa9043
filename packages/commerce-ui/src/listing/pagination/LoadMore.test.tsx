import {
  LoadMore,
  LoadMoreDataAttributes,
  type LoadMoreProps,
} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {type CursorPagination, paginate} from '@storefront-toolkit/types/search';
import {act, cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {useRef, useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const numbered = (page: number, totalItems = 7) => paginate({page, pageSize: 3, totalItems});

describeConformance(
  'LoadMore',
  <LoadMore pagination={numbered(1)} shown={3} href="/mugs?page={page}" locale="en-IE" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
  forgetAnnouncements();
  errors.mockRestore();
});

/** Lets products arrive, and what is announced about them. */
async function pass() {
  for (const time of [300, 300]) await act(() => vi.advanceTimersByTimeAsync(time));
}
const link = () => screen.getByRole('link', {name: /Show|Loading|Try/});

interface ListProps extends Partial<LoadMoreProps> {
  hasList?: boolean;
  totalItems?: number;
  /** Runs before the products arrive. */
  run?: () => Promise<unknown>;
}

/** A list that loads three more mugs with each click, 100 ms after it. */
function Mugs({hasList = true, totalItems = 7, run, ...props}: ListProps) {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const shown = Math.min(page * 3, totalItems);
  return (
    <>
      <ul ref={list}>
        {Array.from({length: shown}, (_, index) => (
          <li key={index}>
            <a href={`/mugs/${index + 1}`}>Mug {index + 1}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        pagination={numbered(page, totalItems)}
        shown={shown}
        href="#mugs?page={page}"
        locale="en-IE"
        listRef={hasList ? list : undefined}
        onLoadMore={async (next) => {
          await (run?.() ?? new Promise((resolve) => setTimeout(resolve, 100)));
          setPage(next.page);
        }}
        {...props}
      />
      <button>Elsewhere</button>
    </>
  );
}

function press() {
  link().focus();
  const click = createEvent.click(link());
  fireEvent(link(), click);
  return click;
}

describe('LoadMore', () => {
  it('is a link to the next page in the served HTML @claim-pagination.more-link', () => {
    const html = renderToString(<Mugs />);
    expect(html).toMatch(/<a (?=[^>]*href="#mugs\?page=2")[^>]*rel="next"/);
    expect(html).toContain('3 of 7 products');
  });

  it('leads to the next page where nothing loads more, and in a new tab @claim-pagination.more-link', () => {
    const onLoadMore = vi.fn();
    render(<Mugs onLoadMore={undefined} />);
    expect(press().defaultPrevented).toBe(false);
    cleanup();
    render(<Mugs onLoadMore={onLoadMore} />);
    const click = createEvent.click(link(), {metaKey: true});
    fireEvent(link(), click);
    expect(click.defaultPrevented).toBe(false);
    expect(onLoadMore).not.toHaveBeenCalled();
    expect(press().defaultPrevented).toBe(true);
    expect(onLoadMore).toHaveBeenCalledExactlyOnceWith({page: 2});
  });

  it('is busy and keeps the focus while it loads, and loads once @claim-pagination.more-busy', async () => {
    const run = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const {container} = render(<Mugs run={run} />);
    const root = container.querySelector(`[${LoadMoreDataAttributes.state}]`);
    const before = link();
    press();
    expect(link()).toBe(before);
    expect(document.activeElement).toBe(before);
    expect(link().textContent).toBe('Loading products…');
    expect([link().getAttribute('aria-busy'), link().getAttribute('aria-disabled')]).toEqual([
      'true',
      'true',
    ]);
    expect(root?.getAttribute(LoadMoreDataAttributes.state)).toBe('pending');
    expect(press().defaultPrevented).toBe(true);
    await pass();
    expect(run).toHaveBeenCalledOnce();
    expect(root?.getAttribute(LoadMoreDataAttributes.state)).toBe('idle');
    expect(link().hasAttribute('aria-busy')).toBe(false);
  });

  it('moves the focus to the first new product @claim-pagination.more-focus', async () => {
    render(<Mugs />);
    press();
    await pass();
    expect(document.activeElement?.textContent).toBe('Mug 4');
    press();
    await pass();
    expect(document.activeElement?.textContent).toBe('Mug 7');
    expect(screen.queryByRole('link', {name: /Show/})).toBeNull();
    expect(screen.getByText('7 of 7 products')).toBeTruthy();
  });

  it('keeps the focus without a list, and goes to the text when the link is gone @claim-pagination.more-focus', async () => {
    render(<Mugs hasList={false} />);
    press();
    await pass();
    expect(document.activeElement).toBe(link());
    press();
    await pass();
    expect(document.activeElement?.textContent).toBe('7 of 7 products');
  });

  it('leaves the focus to a shopper who has gone on @claim-pagination.more-focus', async () => {
    render(<Mugs />);
    press();
    screen.getByRole('button').focus();
    await pass();
    expect(screen.getByText('Mug 4')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  it('announces what has arrived, once @claim-pagination.more-announced', async () => {
    render(<Mugs />);
    press();
    await pass();
    await pass();
    expect(announced()).toEqual(['3 more products, 6 of 7']);
    press();
    await pass();
    expect(announced()).toEqual(['3 more products, 6 of 7', '1 more product, 7 of 7']);
  });

  it('announces products that arrive after the promise has ended', async () => {
    const page = (shown: number) => (
      <LoadMore
        pagination={numbered(shown / 3)}
        shown={shown}
        href="/{page}"
        locale="en-IE"
        onLoadMore={() => Promise.resolve()}
      />
    );
    const {rerender} = render(page(3));
    press();
    await pass();
    expect(announced()).toEqual([]);
    rerender(page(6));
    await pass();
    expect(announced()).toEqual(['3 more products, 6 of 7']);
  });

  it('says nothing of products that nobody has asked it for', async () => {
    const page = (shown: number) => (
      <LoadMore pagination={numbered(1)} shown={shown} href="/{page}" locale="en-IE" />
    );
    const {rerender} = render(page(3));
    rerender(page(6));
    await pass();
    expect(announced()).toEqual([]);
  });

  it('says when it has failed, and tries again @claim-pagination.more-failed', async () => {
    const run = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
    run.mockRejectedValueOnce(new Error('Offline'));
    render(<Mugs run={run} />);
    press();
    await pass();
    expect(link().textContent).toBe('Try again');
    expect(document.activeElement).toBe(link());
    const error = document.getElementById(link().getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('More products could not be loaded.');
    expect(announced('assertive')).toEqual(['More products could not be loaded.']);
    press();
    expect(error?.isConnected).toBe(false);
    await pass();
    expect(screen.getByText('6 of 7 products')).toBeTruthy();
    expect(announced()).toEqual(['3 more products, 6 of 7']);
  });

  it('takes a cursor, and a total that nobody has counted @claim-pagination.more-total', async () => {
    const cursors: CursorPagination = {type: 'cursor', pageSize: 24, next: 'a b'};
    const more = (shown: number) => (
      <LoadMore
        pagination={cursors}
        shown={shown}
        href="/mugs?cursor={cursor}"
        locale="de-DE"
        onLoadMore={() => undefined}
      />
    );
    const {rerender} = render(more(1));
    expect(link().getAttribute('href')).toBe('/mugs?cursor=a%20b');
    expect(screen.getByText('1 product')).toBeTruthy();
    press();
    rerender(more(1200));
    await pass();
    expect(screen.getByText('1.200 products')).toBeTruthy();
    expect(announced()).toEqual(['1.199 more products, 1.200 so far']);
  });

  it('renders the link of a router, in the language of the page', () => {
    render(
      <Mugs
        // eslint-disable-next-line jsx-a11y/anchor-has-content -- The component gives it its content.
        render={<a href="/by-router" />}
        labels={{loadMore: 'Show the rest', progress: {other: '{shown} von {total}'}}}
      />,
    );
    expect(screen.getByRole('link', {name: 'Show the rest'}).getAttribute('href')).toBe(
      '/by-router',
    );
    expect(screen.getByText('3 von 7')).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it('reports a pattern without the page', () => {
    render(<Mugs href="/mugs" />);
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <LoadMore> got the `href` "\/mugs" without `\{page\}`/,
    );
  });
});
