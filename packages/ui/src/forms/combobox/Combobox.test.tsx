import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import {
  Combobox,
  ComboboxDataAttributes,
  ComboboxOptionDataAttributes,
  type ComboboxProps,
} from '@storefront-toolkit/ui/forms/combobox';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {announced, forgetAnnouncements} from '../../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../../tests/lib/native-overlays.ts';
import {matchingItems, patternOf} from './matching.ts';

const CITIES = ['Genève', 'Köln', 'Straßburg', 'Zürich'].map((value) => ({value}));

beforeAll(() => {
  installNativeOverlays();
  Element.prototype.scrollIntoView = () => {};
});

describeConformance(
  'Combobox',
  <Combobox items={CITIES} aria-label="City" defaultValue="Köln" />,
  HTMLInputElement,
  {wrap: (element) => <form>{element}</form>},
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

const City = (props: Partial<ComboboxProps>) => (
  <Combobox items={CITIES} name="city" aria-label="City" {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const press = (key: string, options = {}) => fireEvent.keyDown(input(), {key, ...options});
const type = (value: string) => fireEvent.input(input(), {target: {value}});
const options = () => screen.queryAllByRole('option').map(({textContent}) => textContent);
const highlighted = () =>
  document.querySelector(`[${ComboboxOptionDataAttributes.highlighted}]`)?.textContent;
const found = (text: string, language = 'en') =>
  matchingItems(CITIES, {text, language}).map(({value}) => value);

describe('matching', () => {
  it.each([
    ['geneve', 'Genève'],
    ['KOLN', 'Köln'],
    ['rich', 'Zürich'],
    ['strass', 'Straßburg'],
    [' zu\u0308r ', 'Zürich'],
  ])('%j finds %s, without case and accents @claim-combobox.matching', (text, city) => {
    expect(found(text)).toEqual([city]);
  });

  it('finds nothing that is not there, and everything for no text', () => {
    expect(found('Paris')).toEqual([]);
    expect(found(' ')).toHaveLength(4);
  });

  it("tells letters apart where the page's language does @claim-combobox.language", () => {
    expect(found('koln', 'de')).toEqual(['Köln']);
    expect(found('koeln', 'de')).toEqual(['Köln']);
    expect(found('koeln', 'en')).toEqual([]);
    expect(found('koln', 'sv')).toEqual([]);
    expect(found('koln', 'en_US')).toEqual(['Köln']);
  });

  it('makes a pattern of its values, whatever characters they have', () => {
    const values = ['3 × 4 (large)', 'A|B', 'C++', '50 %', 'a-b', '[&&]', 'x\\y/z'];
    const pattern = new RegExp(`^(?:${patternOf(values)})$`, 'v');
    for (const value of values) expect(pattern.test(value)).toBe(true);
    expect(pattern.test('A')).toBe(false);
    expect(new RegExp(`^(?:${patternOf([])})$`, 'v').test('A')).toBe(false);
  });
});

describe('Combobox', () => {
  it('is an editable combobox that controls a list of options @claim-combobox.pattern', () => {
    render(<Field label="City" children={<Combobox items={CITIES} />} />);
    expect(input().getAttribute('aria-autocomplete')).toBe('list');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    press('ArrowDown');
    const list = screen.getByRole('listbox', {name: 'City'});
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(input().hasAttribute(ComboboxDataAttributes.popupOpen)).toBe(true);
    expect(input().getAttribute('aria-controls')).toBe(list.id);
    const current = screen.getByRole('option', {selected: true});
    expect(current.textContent).toBe('Genève');
    expect(input().getAttribute('aria-activedescendant')).toBe(current.id);
  });

  it('takes the name of its list from a label outside of a field', () => {
    render(
      <>
        <label htmlFor="city">City</label>
        <Combobox id="city" items={CITIES} />
      </>,
    );
    fireEvent.click(input());
    expect(screen.getByRole('listbox', {name: 'City'})).toBeTruthy();
    expect(highlighted()).toBeUndefined();
  });

  it('passes on what is typed and what is chosen, with its item', () => {
    const onValueChange = vi.fn();
    const onChange = vi.fn();
    render(<City onValueChange={onValueChange} onChange={onChange} />);
    type('zu');
    expect(onValueChange).toHaveBeenLastCalledWith('zu', undefined);
    expect(options()).toEqual(['Zürich']);
    fireEvent.click(screen.getByRole('option'));
    expect(onValueChange).toHaveBeenLastCalledWith('Zürich', CITIES[3]);
    expect([onValueChange, onChange].map(({mock}) => mock.calls.length)).toEqual([2, 2]);
    expect(input().value).toBe('Zürich');
    expect(options()).toEqual([]);
  });

  it('shows all options again for a text that was chosen', () => {
    render(<City defaultValue="Köln" />);
    press('ArrowDown');
    expect(options()).toHaveLength(4);
    type('z');
    press('ArrowDown');
    press('Enter');
    press('ArrowDown', {altKey: true});
    expect(options()).toHaveLength(4);
  });

  it('follows the state that holds its text', () => {
    const {rerender} = render(<City value="Köln" />);
    type('Zür');
    expect(input().value).toBe('Köln');
    rerender(<City value="Genève" />);
    expect(input().value).toBe('Genève');
  });

  it('chooses no disabled option', () => {
    render(<City items={[{value: 'Köln', disabled: true}]} />);
    press('ArrowDown');
    expect(highlighted()).toBe('Köln');
    expect(fireEvent.click(screen.getByRole('option', {name: 'Köln'}))).toBe(true);
    press('Enter');
    expect(input().value).toBe('');
  });

  it('leaves Enter to the form when nothing is highlighted', () => {
    render(<City />);
    type('zu');
    expect(press('Enter')).toBe(true);
    type('zur');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
  });

  it.each([{isComposing: true}, {keyCode: 229}])(
    'leaves keys to an input method, %j @claim-combobox.input-method',
    (state) => {
      render(<City />);
      press('ArrowDown');
      press('ArrowDown', state);
      press('Enter', state);
      press('Escape', state);
      expect([input().value, highlighted()]).toEqual(['', 'Genève']);
    },
  );

  it('leaves a read-only text alone, and keys that your handler has used', () => {
    const {rerender} = render(<City readOnly defaultValue="Köln" />);
    for (const key of ['ArrowDown', 'Escape']) press(key);
    fireEvent.click(input());
    expect([input().value, options()]).toEqual(['Köln', []]);
    rerender(<City defaultValue="Köln" onKeyDown={(event) => event.preventDefault()} />);
    press('Escape');
    expect(input().value).toBe('Köln');
  });

  it("is cleared by a button with the field's name @claim-combobox.clear", () => {
    render(<Field label="City" children={<Combobox items={CITIES} defaultValue="Köln" />} />);
    fireEvent.click(screen.getByRole('button', {name: 'Clear City'}));
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  it('is sent and reset by a form like any input @claim-combobox.form', () => {
    render(<form aria-label="Order" children={<City defaultValue="Köln" />} />);
    const form = screen.getByRole<HTMLFormElement>('form');
    type('Elsewhere');
    expect([...new FormData(form)]).toEqual([['city', 'Elsewhere']]);
    form.reset();
    expect(input().value).toBe('Köln');
  });
});

describe('with options only', () => {
  const field = (props: Partial<ComboboxProps> = {}) => (
    <form>
      <Field label="City" messages={{patternMismatch: 'Choose one of the cities.'}}>
        <Combobox items={CITIES} allowFreeText={false} {...props} />
      </Field>
    </form>
  );

  it('reports a text that is none of them in its field @claim-combobox.options-only', () => {
    render(field());
    type('Paris');
    fireEvent.focusOut(input());
    expect(input().value).toBe('Paris');
    expect(input().validity.patternMismatch).toBe(true);
    expect(screen.getByText('Choose one of the cities.')).toBeTruthy();
    type('Zürich');
    expect(input().validity.valid).toBe(true);
    expect(screen.queryByText('Choose one of the cities.')).toBeNull();
  });

  it('writes a typed option as the list does, and reports no error @claim-combobox.settles', () => {
    render(field());
    type('zurich ');
    fireEvent.focusOut(input());
    expect(input().value).toBe('Zürich');
    expect(screen.queryByText('Choose one of the cities.')).toBeNull();
  });

  it('keeps what was chosen valid when other items arrive', () => {
    const {rerender} = render(field());
    type('Z');
    press('ArrowDown');
    press('Enter');
    rerender(field({items: []}));
    expect([input().value, input().validity.valid]).toEqual(['Zürich', true]);
  });
});

describe('announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.runAllTimers();
    vi.useRealTimers();
    forgetAnnouncements();
  });
  const pass = (time = 700) => act(() => void vi.advanceTimersByTime(time));

  it('says once how many suggestions there are, after a pause @claim-combobox.announced', () => {
    render(<City />);
    for (const text of ['r', 'ri', 'ric']) {
      type(text);
      pass(200);
    }
    expect(announced()).toEqual([]);
    pass();
    type('rich');
    pass();
    expect(announced()).toEqual(['1 suggestion']);
    type('x');
    pass();
    expect(announced()).toEqual(['1 suggestion', 'No suggestions']);
    expect(screen.getByText('No suggestions', {selector: 'p'})).toBeTruthy();
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('says that suggestions load only if they take long, and their number in your words @claim-combobox.loading', () => {
    const words = {loadingText: 'Lädt', countText: (count: number) => `${count} Städte`};
    const {rerender} = render(<City items={[]} loading {...words} />);
    type('r');
    expect(screen.getByText('Lädt')).toBeTruthy();
    pass(300);
    rerender(<City {...words} filter={false} />);
    pass();
    expect(announced()).toEqual(['4 Städte']);
    rerender(<City {...words} filter={false} loading />);
    pass();
    expect(announced()).toEqual(['4 Städte', 'Lädt']);
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  });

  it('says nothing while the list is closed', () => {
    const {rerender} = render(<City />);
    rerender(<City items={[]} loading />);
    pass();
    expect(announced()).toEqual([]);
  });
});

describe('without scripts', () => {
  const serve = (props: Partial<ComboboxProps>) => {
    document.body.innerHTML = renderToString(<City {...props} />);
    return document.querySelector('input')!;
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it("is an input with the browser's suggestions @claim-combobox.no-script", () => {
    const served = serve({});
    expect(served.hasAttribute('role')).toBe(false);
    const list = document.getElementById(served.getAttribute('list')!)!;
    const values = [...list.querySelectorAll('option')].map(({value}) => value);
    expect([list.tagName, values]).toEqual(['DATALIST', CITIES.map(({value}) => value)]);
    // Style sheets hide it where nothing would clear the input.
    expect(document.querySelector('button')!.className).toContain('noscript:hidden');
  });

  it('accepts its options only, too, and every text while there are none @claim-combobox.no-script', () => {
    expect(serve({allowFreeText: false}).pattern).toBe('Genève|Köln|Straßburg|Zürich');
    const plain = serve({allowFreeText: false, items: []});
    expect([plain.hasAttribute('list'), plain.pattern]).toEqual([false, '']);
  });
});
