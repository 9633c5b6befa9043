import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectRoot,
  type SelectRootProps,
  SelectTrigger,
  SelectTriggerDataAttributes,
} from '@storefront-toolkit/ui/forms/select';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const items = [
  {value: 'S', label: 'Small'},
  {value: 'M', label: 'Medium'},
];
const list = items.map(({value, label}) => (
  <SelectItem key={value} value={value}>
    {label}
  </SelectItem>
));

function Size(props: Partial<SelectRootProps>) {
  return (
    <SelectRoot items={items} {...props}>
      {props.children ?? (
        <>
          <SelectTrigger placeholder="Choose a size" />
          <SelectContent>{list}</SelectContent>
        </>
      )}
    </SelectRoot>
  );
}

describeConformance(
  'SelectTrigger',
  <SelectTrigger placeholder="Choose a size" aria-label="Size" />,
  HTMLButtonElement,
  {wrap: (trigger) => <Size>{trigger}</Size>},
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const trigger = () => screen.getByRole<HTMLButtonElement>('combobox');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('parts in the portal', () => {
  it.each([
    [
      'SelectContent',
      'listbox',
      (props: object) => <SelectContent {...props}>{list}</SelectContent>,
    ],
    [
      'SelectItem',
      'option',
      (props: object) => (
        <SelectContent>
          <SelectItem value="S" {...props}>
            Small
          </SelectItem>
        </SelectContent>
      ),
    ],
    [
      'SelectGroup',
      'group',
      (props: object) => (
        <SelectContent>
          <SelectGroup label="Sizes" {...props}>
            {list}
          </SelectGroup>
        </SelectContent>
      ),
    ],
  ])('%s takes ref, className, style and unknown props', async (_name, role, part) => {
    const ref = {current: null};
    const props = {ref, className: 'from-outside', style: {color: 'red'}, title: 'Handed on'};
    render(
      <Size open>
        <SelectTrigger aria-label="Size" />
        {part(props)}
      </Size>,
    );
    await settle();
    const element = screen.getByRole(role);
    expect(ref.current).toBe(element);
    expect(element.classList).toContain('from-outside');
    expect(element.classList.length).toBeGreaterThan(1);
    expect(element.style.color).toBe('red');
    expect(element.title).toBe('Handed on');
  });

  it('stand in the document outside of the root, with the base styles', async () => {
    const {container} = render(<Size open />);
    await settle();
    const listbox = screen.getByRole('listbox');
    expect(container.contains(listbox)).toBe(false);
    expect(listbox.closest('.storefront-toolkit')).toBeTruthy();
    expect(document.querySelector('style')).toBeNull();
  });
});

describe('Select', () => {
  it('shows the label of its value in the served HTML', () => {
    expect(renderToString(<Size defaultValue="M" />)).toContain('>Medium<');
    expect(renderToString(<Size />)).toContain('>Choose a size<');
  });

  it('is a combobox that names its list of options @claim-select.pattern', async () => {
    render(
      <Field label="Size">
        <Size defaultValue="M" />
      </Field>,
    );
    expect(trigger().getAttribute('aria-haspopup')).toBe('listbox');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    act(() => trigger().focus());
    fireEvent.keyDown(trigger(), {key: 'ArrowDown'});
    await settle();
    const listbox = screen.getByRole('listbox', {name: 'Size'});
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(trigger().getAttribute('aria-controls')).toBe(listbox.id);
    const selected = screen
      .getAllByRole('option')
      .map((one) => [one.textContent, one.getAttribute('aria-selected')]);
    expect(selected).toEqual([
      ['Small', 'false'],
      ['Medium', 'true'],
    ]);
  });

  it('opens, lets one be chosen and closes', async () => {
    const onValueChange = vi.fn();
    const onOpenChange = vi.fn();
    render(<Size name="size" onValueChange={onValueChange} onOpenChange={onOpenChange} />);
    expect(trigger().hasAttribute(SelectTriggerDataAttributes.placeholder)).toBe(true);
    act(() => trigger().focus());
    fireEvent.keyDown(trigger(), {key: 'ArrowDown'});
    await settle();
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(trigger().hasAttribute(SelectTriggerDataAttributes.popupOpen)).toBe(true);
    const medium = screen.getByRole('option', {name: 'Medium'});
    fireEvent.mouseMove(medium);
    fireEvent.pointerDown(medium);
    fireEvent.click(medium);
    await settle();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('M');
    expect(trigger().textContent).toBe('Medium');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('is sent by a form', () => {
    render(
      <form aria-label="Order">
        <Size name="size" defaultValue="M" />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('size')).toBe('M');
  });

  it('says its size, and that it is out of use', () => {
    render(
      <Size disabled>
        <SelectTrigger size="large" aria-label="Size" />
      </Size>,
    );
    expect(trigger().getAttribute(SelectTriggerDataAttributes.size)).toBe('large');
    expect(trigger().hasAttribute(SelectTriggerDataAttributes.disabled)).toBe(true);
  });
});

describe('without scripts', () => {
  const options = [
    {value: 'S', label: <b>Small</b>, text: 'Small'},
    {value: 'M', label: 'Medium', disabled: true},
    {value: 'L', label: <b>Large</b>},
  ];
  const form = (props: Partial<SelectRootProps>) => (
    <form aria-label="Order">
      <Field label="Size" description="Of the sweater" required>
        <Size name="size" items={options} {...props} />
      </Field>
    </form>
  );
  const serve = (props: Partial<SelectRootProps>) => {
    document.body.innerHTML = `<div>${renderToString(form(props))}</div>`;
    const native = document.querySelector('select')!;
    const sent = () => new FormData(document.querySelector('form')!).getAll('size');
    return {native, sent};
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is a native select with the same options, name and state @claim-select.no-script', () => {
    const {native, sent} = serve({});
    expect(native.labels).toHaveLength(0);
    expect(
      screen.getAllByRole('combobox', {name: /^Size/, description: 'Of the sweater'}),
    ).toContain(native);
    expect([...native.options].map(({text, value, disabled}) => [text, value, disabled])).toEqual([
      ['Choose a size', '', false],
      ['Small', 'S', false],
      ['Medium', 'M', true],
      ['L', 'L', false],
    ]);
    expect(document.querySelectorAll(':invalid:not(form)')).toEqual(
      document.querySelectorAll('select'),
    );
    native.value = 'L';
    expect(sent()).toEqual(['L']);
    expect(native.form?.checkValidity()).toBe(true);
  });

  it('has the value that is chosen at first, or none that can be read', () => {
    expect(serve({defaultValue: 'L'}).sent()).toEqual(['L']);
    expect(serve({value: 'S', required: false}).native.options).toHaveLength(3);
    expect(serve({children: <SelectTrigger />}).native.options[0]?.text.trim()).toBe('');
    expect(serve({disabled: true}).native.disabled).toBe(true);
  });

  it('sends its value until React runs, and leaves it to the hidden input then', () => {
    const {native, sent} = serve({defaultValue: 'L'});
    expect(sent()).toEqual(['L']);
    render(form({defaultValue: 'L'}), {
      container: document.body.firstElementChild as HTMLElement,
      hydrate: true,
    });
    expect(sent()).toEqual(['L']);
    expect(native.hidden && native.disabled && native.validity.valid).toBe(true);
    expect(screen.getAllByRole('combobox')).toEqual([trigger()]);
    expect(trigger().getAttribute('aria-required')).toBe('true');
    expect(errors).not.toHaveBeenCalled();
  });

  it('costs nothing where React renders the select at first', () => {
    render(form({}));
    expect(document.querySelector('select')).toBeNull();
  });
});

describe('in a field', () => {
  const field = (value: string | null) => (
    <form aria-label="Order">
      <Field
        label="Size"
        description="Of the sweater"
        required
        messages={{valueMissing: 'Choose a size.'}}
      >
        <Size name="size" value={value} />
      </Field>
    </form>
  );
  const described = () =>
    trigger()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);

  it('is wired, asks for a choice, and forgets the error once there is one', () => {
    const {rerender} = render(field(null));
    expect(screen.getByRole('combobox', {name: 'Size'})).toBe(trigger());
    expect(described()).toEqual(['Of the sweater']);
    expect(trigger().hasAttribute('required')).toBe(false);
    expect(trigger().getAttribute('aria-required')).toBe('true');
    act(() => void screen.getByRole<HTMLFormElement>('form').reportValidity());
    expect(trigger().getAttribute('aria-invalid')).toBe('true');
    expect(described()).toEqual(['Of the sweater', 'Choose a size.']);
    expect(document.activeElement).toBe(trigger());
    rerender(field('M'));
    expect(trigger().hasAttribute('aria-invalid')).toBe(false);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('wrong use is reported in development', () => {
  it('an empty value', async () => {
    render(
      <Size open>
        <SelectTrigger aria-label="Size" />
        <SelectContent>
          <SelectItem value="">None</SelectItem>
        </SelectContent>
      </Size>,
    );
    await settle();
    const messages = errors.mock.calls.map(([message]) => String(message));
    expect(messages).toContainEqual(expect.stringContaining('has an empty `value`'));
  });
});
