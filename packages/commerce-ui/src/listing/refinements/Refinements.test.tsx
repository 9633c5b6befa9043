import {
  listingHref,
  type ListingState,
  readListingParams,
  Refinements,
  RefinementsDataAttributes,
  type RefinementsProps,
} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {narrowedResults, searchResults, searchShop} from '@storefront-toolkit/fixtures/search';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {type Refinement, selectionsOf} from '@storefront-toolkit/types/search';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';
import {sliderLimits, sliderValues} from './slider-limits.ts';

const EMPTY: ListingState = {term: '', selections: [], page: 1};
const narrowed: ListingState = {...EMPTY, selections: selectionsOf(narrowedResults.refinements)};

describeConformance(
  'Refinements',
  <Refinements
    refinements={narrowedResults.refinements}
    state={narrowed}
    pathname="/search"
    locale="en-IE"
  />,
  HTMLFormElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const element = (props: Partial<RefinementsProps> = {}) => (
  <Refinements
    refinements={searchResults.refinements}
    state={EMPTY}
    pathname="/search"
    locale="en-IE"
    {...props}
  />
);
const show = (props?: Partial<RefinementsProps>) => render(element(props));
const form = () => screen.getByRole<HTMLFormElement>('form');
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', {name});
const group = (name: string) => within(screen.getByRole('group', {name}));
const fields = (name: string) => group(name).getAllByRole<HTMLInputElement>('spinbutton');
const sent = () =>
  readListingParams(
    new URLSearchParams([...new FormData(form())].map(([name, value]) => [name, value as string])),
  );
/** Fields are reset in a microtask. */
const settle = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });
const only = (...keys: string[]) => searchResults.refinements.filter(({key}) => keys.includes(key));
const hits = (values: Partial<Extract<Refinement, {type: 'list'}>['values'][number]>[]) =>
  ({
    type: 'list',
    key: 'x',
    label: 'X',
    operator: 'or',
    values: values.map((one, at) => ({
      ...{value: `v${at}`, label: `V${at}`, count: 1, selected: false},
      ...one,
    })),
  }) satisfies Refinement;

describe('Refinements', () => {
  it('is a form that leads to the listing @claim-refinements.get-form', () => {
    show({state: {...EMPTY, term: 'jacket', sort: 'price-asc', page: 3, cursor: 'x'}});
    expect(form().getAttribute('action')).toBe('/search');
    expect(form().method).toBe('get');
    expect(screen.getByRole('button', {name: 'Show results'}).getAttribute('type')).toBe('submit');
    expect(sent()).toEqual({...EMPTY, term: 'jacket', sort: 'price-asc'});
    expect(errors).not.toHaveBeenCalled();
  });

  it('sends what the answer has selected, in every type', () => {
    show({refinements: narrowedResults.refinements, state: narrowed});
    const href = listingHref('', narrowed);
    expect(listingHref('', sent())).toBe(href);
    expect(href).toContain('price.min.EUR=50&price.max.EUR=150');
  });

  it('names each refinement, and marks it @claim-refinements.groups', () => {
    const {container} = show();
    for (const name of ['Color', 'Size', 'Material', 'Price', 'Weight']) {
      expect(screen.getByRole('group', {name}).tagName).toBe('FIELDSET');
    }
    expect(screen.getByRole('radiogroup', {name: 'Category'}).tagName).toBe('FIELDSET');
    expect(checkbox('In stock (20)').checked).toBe(false);
    const marked = [...container.querySelectorAll(`[${RefinementsDataAttributes.refinement}]`)];
    expect(marked.map((one) => one.getAttribute(RefinementsDataAttributes.type))).toEqual(
      searchResults.refinements.map(({type}) => type),
    );
  });

  it('shows a color next to its name @claim-refinements.color-name', () => {
    const html = renderToString(element());
    expect(html).not.toContain('style="background');
    show();
    const label = checkbox('Moss (3)').closest('label')!;
    expect(label.querySelector('rect')?.getAttribute('fill')).toBe('#5f6f3e');
    expect(label.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(label.textContent).toContain('Moss');
  });

  it('has radio buttons where one value can be selected, and one for all @claim-refinements.one', () => {
    const selections = [{type: 'values', key: 'category', values: ['home']}] as const;
    const {refinements} = searchShop({selections});
    show({refinements, state: {...EMPTY, selections}});
    const radios = within(screen.getByRole('radiogroup', {name: 'Category'}));
    expect(radios.getByRole<HTMLInputElement>('radio', {name: 'Home (5)'}).checked).toBe(true);
    expect(sent().selections).toEqual(selections);
    fireEvent.click(radios.getByRole('radio', {name: 'All'}));
    expect(sent().selections).toEqual([]);
  });

  it('disables what would leave nothing, unless it is selected @claim-refinements.nothing-left', () => {
    show({
      refinements: [
        hits([{label: 'None', count: 0}, {label: 'Chosen', count: 0, selected: true}, {}]),
        {type: 'boolean', key: 'b', label: 'Sale', count: 0, selected: false},
        {...hits([{label: 'Empty', count: 0}]), key: 'o', label: 'O', operator: 'one'},
      ],
    });
    expect(checkbox('None (0)').disabled).toBe(true);
    expect(checkbox('Chosen (0)').disabled).toBe(false);
    expect(checkbox('V2 (1)').disabled).toBe(false);
    expect(checkbox('Sale (0)').disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', {name: 'Empty (0)'}).disabled).toBe(true);
  });

  it('folds the rest of a long list, unless a value in it is selected @claim-refinements.more', () => {
    const {container} = show({refinements: only('material')});
    const details = container.querySelector('details')!;
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toContain('Show 5 more');
    expect(details.querySelectorAll('input')).toHaveLength(5);
    cleanup();
    const values = [{}, {}, {selected: true}];
    expect(
      show({refinements: [hits(values)], shownValues: 1}).container.querySelector('details'),
    ).toHaveProperty('open', true);
    cleanup();
    expect(show({refinements: [hits(values)], shownValues: 2}).container.innerHTML).not.toContain(
      '<details',
    );
  });

  it.each([0, -3, NaN, 1.7])('shows at least one value for shownValues %s', (shownValues) => {
    const {container} = show({refinements: only('size'), shownValues});
    expect(container.querySelectorAll('details input')).toHaveLength(7);
  });

  it('keeps a value open that an answer no longer has selected', () => {
    const values = [{}, {}, {selected: true}];
    const {container, rerender} = show({refinements: [hits(values)], shownValues: 1});
    rerender(element({refinements: [hits([{}, {}, {}])], shownValues: 1}));
    expect(container.querySelector('details')?.open).toBe(true);
  });

  it('keeps what the address has selected and the answer does not have @claim-refinements.only-in-address', () => {
    const state = readListingParams('q=x&color.is=pink&color.is=moss&fit.is=slim&price.max.EUR=5');
    show({refinements: only('color'), state});
    expect(listingHref('', sent())).toBe('?q=x&color.is=pink&fit.is=slim&price.max.EUR=5');
    fireEvent.click(checkbox('Moss (3)'));
    expect(listingHref('', sent())).toBe(
      '?q=x&color.is=moss&color.is=pink&fit.is=slim&price.max.EUR=5',
    );
  });

  it('has fields and thumbs for a range, named by it @claim-refinements.range', () => {
    show({refinements: narrowedResults.refinements, state: narrowed});
    expect(fields('Price').map(({name, value}) => [name, value])).toEqual([
      ['price.min.EUR', '50'],
      ['price.max.EUR', '150'],
    ]);
    expect(fields('Weight').map(({name, value}) => [name, value])).toEqual([
      ['weight.min', ''],
      ['weight.max', '500'],
    ]);
    const placeholders = [...fields('Price'), ...fields('Weight')].map((one) => one.placeholder);
    expect(placeholders).toEqual(['8.90', '249', '85', '2400']);
    expect(group('Price').getByLabelText('From (€)')).toBe(fields('Price')[0]);
    expect(group('Weight').getByLabelText('To (g)')).toBe(fields('Weight')[1]);
    const thumbs = group('Price').getAllByRole('slider');
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-label'))).toEqual([
      'Price: lowest',
      'Price: highest',
    ]);
    expect(thumbs.map((thumb) => (thumb as HTMLInputElement).value)).toEqual(['50', '150']);
  });

  it('writes a thumb into its field, and only into that one @claim-refinements.thumb', () => {
    show();
    const [from, to] = fields('Price') as [HTMLInputElement, HTMLInputElement];
    const [low, high] = group('Price').getAllByRole('slider') as [HTMLElement, HTMLElement];
    fireEvent.change(from, {target: {value: '20.5'}});
    expect((low as HTMLInputElement).value).toBe('20');
    fireEvent.change(high, {target: {value: '100'}});
    expect([from.value, to.value]).toEqual(['20.5', '100']);
    fireEvent.change(low, {target: {value: '30'}});
    expect([from.value, to.value]).toEqual(['30', '100']);
    fireEvent.change(low, {target: {value: '8'}});
    fireEvent.change(high, {target: {value: '250'}});
    expect([from.value, to.value]).toEqual(['', '']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('takes prices and figures that a browser would refuse with the bounds of the results', () => {
    show();
    const valid = [...fields('Price'), ...fields('Weight')].map((field, at) => {
      fireEvent.change(field, {target: {value: ['3', '20.99', '12.5', '99999'][at]}});
      return field.validity.valid;
    });
    expect(valid).toEqual([true, true, true, true]);
    fireEvent.change(fields('Price')[0]!, {target: {value: '-1'}});
    expect(fields('Price')[0]!.validity.valid).toBe(false);
  });

  it('has no slider without room for one, and none for bounds that are wrong', () => {
    const price = (min: number, max: number): Refinement => ({
      ...{type: 'price', key: 'price', label: 'Price'},
      ...{min: moneyOf(min as 1, 'JPY'), max: moneyOf(max as 1, 'JPY')},
    });
    for (const one of [price(100, 100), price(200, 100)]) {
      show({refinements: [one]});
      expect(screen.queryAllByRole('slider')).toEqual([]);
      expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
      cleanup();
    }
    const weight: Refinement = {type: 'range', key: 'w', label: 'W', min: NaN, max: Infinity};
    show({refinements: [weight]});
    expect(screen.queryAllByRole('slider')).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('renders nothing without refinements', () => {
    expect(show({refinements: []}).container.innerHTML).toBe('');
  });

  it('writes numbers and words of the page @claim-refinements.words', () => {
    show({
      locale: 'de-DE',
      refinements: [hits([{count: 12345}]), ...only('price', 'category', 'material')],
      labels: {
        ...{form: 'Filter', submit: 'Zeigen', all: 'Alle', showMore: '{count} weitere'},
        ...{from: 'Von', to: 'Bis', lowest: '{label} ab', highest: '{label} bis'},
      },
      shownValues: 2,
    });
    expect(checkbox('V0 (12.345)')).toBeTruthy();
    const text = form().textContent;
    for (const words of ['Alle', 'Von (€)', 'Bis (€)', '9 weitere', 'Zeigen']) {
      expect(text).toContain(words);
    }
    expect(screen.getByRole('slider', {name: 'Price ab'})).toBeTruthy();
    expect(screen.getByRole('form', {name: 'Filter'})).toBeTruthy();
  });
});

describe('onRefine', () => {
  it('gets the state instead of a page @claim-refinements.on-refine', () => {
    const onRefine = vi.fn();
    show({onRefine, state: {...EMPTY, term: 'hat', page: 4}});
    fireEvent.click(checkbox('Moss (3)'));
    expect(onRefine).not.toHaveBeenCalled();
    expect(fireEvent.submit(form())).toBe(false);
    expect(onRefine.mock.calls).toEqual([
      [{...EMPTY, term: 'hat', selections: [{type: 'values', key: 'color', values: ['moss']}]}],
    ]);
  });

  it('leaves the form to the browser without it', () => {
    show();
    expect(fireEvent.submit(form())).toBe(true);
  });

  it('is called at once with autoSubmit, but not for what is the same @claim-refinements.at-once', () => {
    const onRefine = vi.fn();
    show({onRefine, autoSubmit: true});
    const [from] = fields('Price') as [HTMLInputElement];
    fireEvent.input(from, {target: {value: '20'}});
    expect(onRefine).not.toHaveBeenCalled();
    // The browser's event, which comes when the field is left.
    act(() => void from.dispatchEvent(new Event('change', {bubbles: true})));
    expect(onRefine).toHaveBeenCalledTimes(1);
    fireEvent.submit(form());
    expect(onRefine).toHaveBeenCalledTimes(1);
    fireEvent.click(checkbox('In stock (20)'));
    expect(onRefine).toHaveBeenCalledTimes(2);
    expect(listingHref('', onRefine.mock.calls[1]![0] as ListingState)).toBe(
      '?in-stock.on=1&price.min.EUR=20',
    );
  });

  it('is called for what was pressed before the script ran @claim-refinements.before-script', () => {
    const onRefine = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    const tree = element({onRefine, autoSubmit: true});
    container.innerHTML = renderToString(tree);
    within(container).getByRole<HTMLInputElement>('checkbox', {name: 'Moss (3)'}).checked = true;
    render(tree, {container, hydrate: true});
    expect(onRefine).toHaveBeenCalledTimes(1);
    expect(listingHref('', onRefine.mock.calls[0]![0] as ListingState)).toBe('?color.is=moss');
  });

  it('reports autoSubmit without it', () => {
    show({autoSubmit: true});
    expect(String(errors.mock.calls[0]?.[0])).toMatch(/`autoSubmit` without `onRefine`.*Pass/);
    const wrapper = screen.getByRole('button', {name: 'Show results'}).parentElement;
    expect(wrapper?.classList).not.toContain('hidden');
  });
});

describe('an answer', () => {
  const answer = (query: string, props: Partial<RefinementsProps> = {}) => {
    const state = readListingParams(query);
    return element({...props, state, refinements: searchShop(state).refinements});
  };
  const current = () => listingHref('', sent());

  it('brings the form in line with what changed elsewhere @claim-refinements.in-line', async () => {
    const {rerender} = render(
      answer('color.is=moss&in-stock.on=1&category.is=jackets&weight.max=500'),
    );
    await settle(() => rerender(answer('color.is=sand&price.min.EUR=20')));
    expect(current()).toBe('?color.is=sand&price.min.EUR=20');
    await settle(() => rerender(answer('')));
    expect(current()).toBe('?');
    expect(errors).not.toHaveBeenCalled();
  });

  it('to the form itself leaves what was selected since @claim-refinements.own-answer', async () => {
    const onRefine = vi.fn();
    const props = {onRefine, autoSubmit: true};
    const {rerender} = render(answer('', props));
    fireEvent.click(screen.getByRole('checkbox', {name: /^Moss/}));
    fireEvent.click(screen.getByRole('checkbox', {name: /^Sand/}));
    await settle(() => rerender(answer('color.is=moss', props)));
    expect(current()).toBe('?color.is=moss&color.is=sand');
    await settle(() => rerender(answer('color.is=moss&color.is=sand', props)));
    expect(current()).toBe('?color.is=moss&color.is=sand');
    await settle(() => rerender(answer('', props)));
    expect(current()).toBe('?');
  });

  it.each(['disables', 'removes'])(
    'that %s the control in use moves the focus on @claim-refinements.focus',
    (how) => {
      const before = [hits([{}, {label: 'Last', selected: true}])];
      const {rerender} = show({refinements: before});
      act(() => checkbox('Last (1)').focus());
      const after = how === 'disables' ? [{}, {label: 'Last', count: 0}] : [{}];
      rerender(element({refinements: [hits(after)]}));
      expect(document.activeElement).toBe(checkbox('V0 (1)'));
      rerender(
        element({
          refinements: [{type: 'boolean', key: 'b', label: 'B', count: 1, selected: false}],
        }),
      );
      expect(document.activeElement).toBe(checkbox('B (1)'));
    },
  );

  it('leaves a focus elsewhere alone', () => {
    const {rerender} = show({refinements: [hits([{}])]});
    act(() => checkbox('V0 (1)').focus());
    act(() => checkbox('V0 (1)').blur());
    rerender(element({refinements: [hits([{label: 'New', value: 'new'}])]}));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('bad input', () => {
  it('is reported: two refinements of a key, and one without a label', () => {
    show({
      refinements: [
        hits([{}]),
        {...hits([{}]), label: 'Twin'},
        {...hits([{}]), key: 'y', label: ' '},
      ],
    });
    const texts = errors.mock.calls.map(([text]) => String(text));
    expect(texts[0]).toMatch(/two refinements with the key "x".*only the first.*key of its own/);
    expect(texts[1]).toMatch(/"y" without a label/);
    expect(screen.queryByRole('group', {name: 'Twin'})).toBeNull();
  });

  it('never has more than a hundred or so steps in a slider, on round values', () => {
    expect(sliderLimits(8.9, 249, 0.01)).toEqual({min: 8, max: 250, step: 2});
    expect(sliderLimits(85, 2400, 1)).toEqual({min: 80, max: 2400, step: 20});
    expect(sliderLimits(1, 3, 1)).toEqual({min: 1, max: 3, step: 1});
    expect(sliderLimits(0.1, 0.3, 0.01)).toEqual({min: 0.1, max: 0.3, step: 0.01});
    expect(sliderValues(['9999', 'x'], {min: 0, max: 10, step: 3})).toEqual([9, 10]);
  });
});
