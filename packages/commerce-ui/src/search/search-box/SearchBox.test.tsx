import {
  SearchBox,
  SearchBoxDataAttributes,
  type SearchBoxProps,
  type Suggest,
} from '@storefront-toolkit/commerce-ui/search/search-box';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import type {SuggestionsResult} from '@storefront-toolkit/types/search';
import {act, cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('SearchBox', <SearchBox action="/search" locale="en-IE" />, HTMLFormElement);

const nothing = (term: string): SuggestionsResult => ({
  term,
  terms: [],
  products: [],
  categories: [],
  pages: [],
});
const answer = (term: string): SuggestionsResult => ({
  term,
  terms: [
    {
      term: 'rain & wind',
      parts: [
        {text: 'rain', matched: true},
        {text: ' & wind', matched: false},
      ],
    },
  ],
  products: [rainJacket],
  categories: [{id: 'c-1', slug: 'rain wear', name: 'Rainwear'}],
  pages: [{id: 'pg-1', slug: 'guides/rain', title: 'Dry in the rain'}],
});

let errors: MockInstance<typeof console.error>;
let suggest: ReturnType<typeof vi.fn<Suggest>>;
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  suggest = vi.fn<Suggest>((term) => Promise.resolve(answer(term)));
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
  forgetAnnouncements();
  errors.mockRestore();
});

/** Lets time pass in steps, so that React renders in between. */
async function pass(time: number) {
  for (let left = time; left > 0; left -= 50) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 50)));
  }
}
const element = (props: Partial<SearchBoxProps> = {}) => (
  <SearchBox action="/search" locale="en-IE" suggest={suggest} {...props} />
);
const show = (props: Partial<SearchBoxProps> = {}) => render(element(props));
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(input(), {target: {value}});
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(input(), {key, ...init});
const options = () => screen.queryAllByRole('option');
const current = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
async function open(props: Partial<SearchBoxProps> = {}) {
  const shown = show(props);
  type('rain');
  await pass(200);
  return shown;
}

describe('the form', () => {
  it('leads to the search page in the served HTML @claim-search-box.no-script', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(element({defaultValue: 'wool'}));
    const form = container.querySelector('form');
    expect([form?.getAttribute('role'), form?.method, form?.getAttribute('action')]).toEqual([
      'search',
      'get',
      '/search',
    ]);
    const field = form?.querySelector('input');
    expect([field?.type, field?.name, field?.value]).toEqual(['search', 'q', 'wool']);
    expect(field?.hasAttribute('role')).toBe(false);
    expect(form?.querySelector('button')?.type).toBe('submit');
  });

  it('shows the term of other results, to which a router has led', () => {
    const {rerender} = show({defaultValue: 'wool'});
    type('rain');
    rerender(element({defaultValue: 'wool'}));
    expect(input().value).toBe('rain');
    rerender(element({defaultValue: 'mug'}));
    expect(input().value).toBe('mug');
  });

  it('keeps what was typed before React ran', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element({defaultValue: 'wool'}));
    screen.getByRole<HTMLInputElement>('searchbox').value = 'rain';
    render(element({defaultValue: 'wool'}), {container, hydrate: true});
    expect(input().value).toBe('rain');
  });

  it('is no combobox without suggestions, and is named', () => {
    show({suggest: undefined, labels: {label: 'Suche', submit: 'Los'}, name: 'term'});
    expect(screen.getByRole<HTMLInputElement>('searchbox', {name: 'Suche'}).name).toBe('term');
    expect(screen.getByRole('button', {name: 'Los'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it('reports an action with parameters', () => {
    show({action: '/search?lang=de'});
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <SearchBox> got the `action` "\/search\?lang=de" with parameters/,
    );
  });
});

describe('requests', () => {
  it('wait for a pause, and for enough characters @claim-search-box.requests', async () => {
    show();
    type('r');
    await pass(300);
    expect(suggest).not.toHaveBeenCalled();
    type('ra');
    await pass(100);
    type('rai ');
    await pass(149);
    expect(suggest).not.toHaveBeenCalled();
    await pass(1);
    expect(suggest.mock.calls.map(([term]) => term)).toEqual(['rai']);
  });

  it('are aborted by later ones, of which the last wins @claim-search-box.last-wins', async () => {
    const answers = new Map<string, (result: SuggestionsResult) => void>();
    suggest.mockImplementation((term) => new Promise((resolve) => void answers.set(term, resolve)));
    show();
    type('rain');
    await pass(200);
    type('wind');
    expect(suggest.mock.calls[0]?.[1].aborted).toBe(true);
    await pass(200);
    answers.get('wind')?.({...nothing('wind'), pages: [{id: '1', slug: 'w', title: 'Wind'}]});
    await pass(1);
    answers.get('rain')?.(answer('rain'));
    await pass(1);
    expect(options().map(({textContent}) => textContent)).toEqual(['Wind']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('Offline'))],
    [
      'throws',
      () => {
        throw new Error('Offline');
      },
    ],
  ])('that %s show nothing @claim-search-box.failure', async (_, fail) => {
    await open();
    expect(options()).toHaveLength(4);
    suggest.mockImplementation(fail);
    type('rainy');
    await pass(1000);
    expect(options()).toHaveLength(0);
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().value).toBe('rainy');
    expect(announced()).toEqual([]);
  });

  it('end with the search box, and when it is left', async () => {
    const {unmount} = show();
    type('rain');
    fireEvent.blur(input(), {relatedTarget: null});
    await pass(300);
    expect(suggest).not.toHaveBeenCalled();
    suggest.mockImplementation(() => new Promise(() => {}));
    type('wind');
    await pass(300);
    unmount();
    expect(suggest.mock.calls[0]?.[1].aborted).toBe(true);
  });
});

describe('suggestions', () => {
  it('are links in named groups @claim-search-box.groups @claim-search-box.links', async () => {
    await open();
    expect(screen.getByRole('listbox', {name: 'Suggestions'}).id).toBe(
      input().getAttribute('aria-controls'),
    );
    expect(
      ['Searches', 'Products', 'Categories', 'Pages'].map((name) =>
        screen.getByRole('group', {name}).querySelector('[role=option]')?.getAttribute('href'),
      ),
    ).toEqual([
      '/search?q=rain%20%26%20wind',
      '/products/rain-jacket',
      '/categories/rain%20wear',
      '/guides/rain',
    ]);
    expect(options().map((option) => option.getAttribute(SearchBoxDataAttributes.kind))).toEqual([
      'term',
      'product',
      'category',
      'page',
    ]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('mark the text that was typed, and show a picture and a price @claim-search-box.content', async () => {
    await open();
    expect(options()[0]?.querySelector('mark')?.textContent).toBe('rain');
    expect(options()[1]?.querySelector('img')?.alt).toBe('');
    expect(options()[1]?.textContent).toContain('Now €129.00');
  });

  it('leave out what a vendor does not have', async () => {
    suggest.mockImplementation((term) => Promise.resolve({...answer(term), terms: [], pages: []}));
    await open({categoryHref: ({id}) => `/c/${id}`, productHref: '/p/{id}'});
    expect(screen.getAllByRole('group')).toHaveLength(2);
    expect(options().map((option) => option.getAttribute('href'))).toEqual(['/p/p-101', '/c/c-1']);
  });

  it('are announced by their number, once @claim-search-box.announced', async () => {
    await open();
    await pass(1000);
    expect(announced()).toEqual(['4 suggestions']);
    suggest.mockImplementation((term) => Promise.resolve(nothing(term)));
    type('rainx');
    await pass(1000);
    expect(announced()).toEqual(['4 suggestions', 'No suggestions']);
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('render the links of a router', async () => {
    await open({renderLink: ({children, ...link}) => <a {...link}>by router: {children}</a>});
    expect(options()[3]?.textContent).toBe('by router: Dry in the rain');
  });
});

describe('keys', () => {
  it('go around the suggestions @claim-search-box.pattern', async () => {
    await open();
    expect(current()).toBeUndefined();
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown'].map((key) => {
      press(key);
      return current();
    });
    expect(seen).toEqual([
      'rain & wind',
      expect.stringContaining('Rain jacket'),
      'rain & wind',
      'Dry in the rain',
      'rain & wind',
    ]);
    expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
    expect(options()[0]?.hasAttribute(SearchBoxDataAttributes.highlighted)).toBe(true);
  });

  it('of an input method are left to it', async () => {
    await open();
    press('ArrowDown', {isComposing: true});
    press('ArrowDown', {keyCode: 229});
    press('ArrowDown', {shiftKey: true});
    expect(current()).toBeUndefined();
  });

  it('open and close with Alt, without highlighting @claim-search-box.pattern', async () => {
    await open();
    press('ArrowUp', {altKey: true});
    expect(options()).toHaveLength(0);
    press('ArrowDown', {altKey: true});
    expect(options()).toHaveLength(4);
    expect(current()).toBeUndefined();
  });

  it('Enter follows the highlighted suggestion, or submits @claim-search-box.enter', async () => {
    const follow = vi.fn((event: {preventDefault(): void}) => event.preventDefault());
    await open({
      renderLink: ({href, children, ...link}) => (
        <a {...link} href={href} onClick={follow}>
          {children}
        </a>
      ),
    });
    expect(press('Enter')).toBe(true);
    expect(follow).not.toHaveBeenCalled();
    press('ArrowDown');
    const enter = createEvent.keyDown(input(), {key: 'Enter'});
    fireEvent(input(), enter);
    expect(enter.defaultPrevented).toBe(true);
    expect(follow).toHaveBeenCalledOnce();
    expect(options()).toHaveLength(0);
  });

  it('Escape closes, then clears, then is left to others @claim-search-box.escape', async () => {
    await open();
    expect(press('Escape')).toBe(false);
    expect([options().length, input().value]).toEqual([0, 'rain']);
    expect(press('Escape')).toBe(false);
    expect(input().value).toBe('');
    expect(press('Escape')).toBe(true);
    press('ArrowDown');
    expect(options()).toHaveLength(0);
  });

  it('a submit and leaving close the suggestions', async () => {
    const {container} = await open({onSubmit: (event) => event.preventDefault()});
    fireEvent.submit(screen.getByRole('search'));
    expect(options()).toHaveLength(0);
    fireEvent.click(input());
    expect(options()).toHaveLength(4);
    expect(container.querySelector(`[${SearchBoxDataAttributes.open}]`)).toBeTruthy();
    fireEvent.blur(input(), {relatedTarget: screen.getByRole('button')});
    expect(options()).toHaveLength(4);
    fireEvent.blur(input(), {relatedTarget: document.body});
    expect(options()).toHaveLength(0);
  });
});
