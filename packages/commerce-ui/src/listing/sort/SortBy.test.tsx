import {
  SortBy,
  SortByDataAttributes,
  type SortByProps,
} from '@storefront-toolkit/commerce-ui/listing/sort';
import {listingHref} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchResults} from '@storefront-toolkit/fixtures/search';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const {sortOptions} = searchResults;
const sortedBy = (key: string) =>
  sortOptions.map((option) => ({...option, selected: option.key === key}));

describeConformance('SortBy', <SortBy options={sortOptions} />, HTMLFormElement);

let errors: MockInstance<typeof console.error>;
let submit: MockInstance<HTMLFormElement['requestSubmit']>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
  submit.mockRestore();
});

const element = (props: Partial<SortByProps> = {}) => <SortBy options={sortOptions} {...props} />;
const show = (props: Partial<SortByProps> = {}) => render(element(props));
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const form = () => select().form!;
const sent = () =>
  new URLSearchParams(
    [...new FormData(form())].map(([name, value]) => [name, value as string]),
  ).toString();
const isChanged = () => form().hasAttribute(SortByDataAttributes.changed);
const choose = (value: string) => fireEvent.change(select(), {target: {value}});

describe('SortBy', () => {
  it('is a form with a labeled select of all orders @claim-sort.native', () => {
    show({options: sortedBy('rating'), action: '/jackets'});
    expect(screen.getByRole('combobox', {name: 'Sort by'})).toBe(select());
    expect([...select().options].map(({value, text}) => [value, text])).toEqual(
      sortOptions.map(({key, label}) => [key, label]),
    );
    expect(select().value).toBe('rating');
    expect([form().method, form().getAttribute('action')]).toEqual(['get', '/jackets']);
    expect(select().getAttribute('autocomplete')).toBe('off');
    expect(errors).not.toHaveBeenCalled();
  });

  it('keeps all parameters but that of the page @claim-sort.params', () => {
    show({params: {q: 'a&b', size: ['m', 'l'], sort: 'rating', page: '3', after: 'x'}});
    expect(sent()).toBe('q=a%26b&size=m&size=l&sort=relevance');
    cleanup();
    show({params: {page: '3', seite: '2'}, pageParams: ['seite'], name: 'order'});
    expect(sent()).toBe('page=3&order=relevance');
  });

  it('has a button that sends the form, in the served HTML @claim-sort.no-script', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(element());
    const button = container.querySelector('button');
    expect(button?.type).toBe('submit');
    expect(button?.parentElement?.classList).toContain('noscript:block');
  });

  it('sends itself at a choice @claim-sort.submits', () => {
    show();
    fireEvent.pointerDown(select());
    choose('rating');
    expect(submit).toHaveBeenCalledOnce();
    expect(isChanged()).toBe(false);
  });

  it('leaves a choice by keyboard to its button @claim-sort.keyboard', () => {
    show();
    fireEvent.keyDown(select(), {key: 'ArrowDown'});
    choose('price-asc');
    choose('price-desc');
    expect(submit).not.toHaveBeenCalled();
    expect(isChanged()).toBe(true);
    expect(screen.getByRole('button').parentElement?.className).toBe('');
    choose('relevance');
    expect(isChanged()).toBe(false);
    fireEvent.pointerDown(select());
    choose('rating');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('keeps the rest of an address that the listing writes, and starts at the first page @claim-sort.params', () => {
    const selections = [{type: 'boolean', key: 'in-stock'}] as const;
    const state = {term: 'mug', selections, sort: 'rating'};
    for (const place of [{page: 3}, {cursor: 'after:x'}]) {
      const query = listingHref('', {...state, ...place}).slice(1);
      expect(query).toMatch(/page|after/);
      show({params: Object.fromEntries(new URLSearchParams(query))});
      expect(sent()).toBe('q=mug&in-stock.on=1&sort=relevance');
      cleanup();
    }
  });

  it('calls you in place of the browser @claim-sort.same-page', () => {
    const onSort = vi.fn();
    const {rerender} = show({onSort});
    fireEvent.keyDown(select(), {key: 'ArrowDown'});
    choose('rating');
    expect(onSort).toHaveBeenCalledExactlyOnceWith('rating');
    expect(submit).not.toHaveBeenCalled();
    expect(isChanged()).toBe(false);
    expect(fireEvent.submit(form())).toBe(false);
    expect(onSort).toHaveBeenCalledTimes(2);
    const before = select();
    rerender(element({onSort, options: sortedBy('price-asc')}));
    expect(select()).toBe(before);
    expect(select().value).toBe('price-asc');
  });

  it('leaves the form to the browser, or to your handler', () => {
    const onSort = vi.fn();
    show({onSort, onSubmit: (event) => event.preventDefault()});
    fireEvent.submit(form());
    expect(onSort).not.toHaveBeenCalled();
  });

  it('offers to send what was chosen before React ran @claim-sort.early', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element());
    select().value = 'rating';
    render(element(), {container, hydrate: true});
    expect(select().value).toBe('rating');
    expect(isChanged()).toBe(true);
  });

  it('shows the order of the results when a page comes back @claim-sort.back', () => {
    show();
    fireEvent.keyDown(select(), {key: 'ArrowDown'});
    choose('rating');
    fireEvent(window, new PageTransitionEvent('pageshow', {persisted: false}));
    expect(select().value).toBe('rating');
    fireEvent(window, new PageTransitionEvent('pageshow', {persisted: true}));
    expect(select().value).toBe('relevance');
    expect(isChanged()).toBe(false);
  });

  it.each([0, 1])('shows nothing with %i orders @claim-sort.nothing', (count) => {
    expect(show({options: sortOptions.slice(0, count)}).container.innerHTML).toBe('');
    expect(errors).not.toHaveBeenCalled();
  });

  it('speaks the language of the page', () => {
    show({labels: {label: 'Sortieren nach', submit: 'Sortieren'}});
    expect(screen.getByRole('combobox', {name: 'Sortieren nach'})).toBeTruthy();
    expect(screen.getByText('Sortieren')).toBeTruthy();
  });
});

describe('wrong use is reported in development', () => {
  const message = () => String(errors.mock.lastCall?.[0]);

  it.each([
    ['none', 'nothing', 0],
    ['rating', 'rating', 2],
  ])('%s selected twice or not at all', (_, key, count) => {
    const options = sortedBy(key).map((option, index) =>
      count === 2 && index === 0 ? {...option, selected: true} : option,
    );
    show({options});
    expect(message()).toMatch(new RegExp(`^Storefront Toolkit: <SortBy> got ${count} selected`));
    expect(select().value).toBe('relevance');
  });

  it('an action with parameters', () => {
    show({action: '/jackets?size=m'});
    expect(message()).toContain('Pass them as `params`');
  });
});
