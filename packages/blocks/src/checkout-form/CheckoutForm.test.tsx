import {address, emptyCart, filledCart, shippingMethods} from '@storefront-toolkit/fixtures/cart';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {CheckoutForm, type CheckoutFormProps} from './CheckoutForm.tsx';
import {type CheckoutErrors, readDetails} from './read-details.ts';

afterEach(cleanup);

const checkout = (props?: Partial<CheckoutFormProps>) => (
  <CheckoutForm
    cart={filledCart}
    shippingMethods={shippingMethods}
    countries={['NL', 'IE', 'DE']}
    locale="en-IE"
    onSubmit={() => Promise.resolve({})}
    {...props}
  />
);
const button = () => screen.getByRole<HTMLButtonElement>('button', {name: 'Continue to payment'});
const form = () => button().form!;
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const summary = () => screen.findByRole('region', {name: 'There is a problem'});
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    ?.textContent;

describe('CheckoutForm', () => {
  it('is filled in with what the cart knows, and by browsers', () => {
    render(checkout({cart: {...filledCart, shippingAddress: {...address, region: 'Leinster'}}}));
    expect(Object.fromEntries(new FormData(form()))).toEqual({
      ...{email: 'jane.doe@example.com', firstName: 'Jane', lastName: 'Doe', company: ''},
      ...{line1: '1 Example Street', line2: '', postalCode: 'D01 X000', city: 'Dublin'},
      ...{region: 'Leinster', country: 'IE', phone: '', shippingMethod: 'standard'},
    });
    const tokens = [...form().querySelectorAll('[autocomplete]')].map((control) =>
      control.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual([
      'email',
      ...['given-name', 'family-name', 'organization', 'address-line1', 'address-line2'].map(
        (token) => `shipping ${token}`,
      ),
      ...['postal-code', 'address-level2', 'address-level1', 'country', 'tel'].map(
        (token) => `shipping ${token}`,
      ),
    ]);
    expect([...field(/^Country/).children].map(({textContent}) => textContent)).toEqual([
      'Choose a country',
      'Germany',
      'Ireland',
      'Netherlands',
    ]);
  });

  it('tells the price and the days of each delivery, and the sums', () => {
    const onShippingMethodChange = vi.fn();
    render(checkout({onShippingMethodChange}));
    const group = within(screen.getByRole('radiogroup', {name: /^Delivery/}));
    const [store, standard, express] = group.getAllByRole('radio');
    const described = (radio?: HTMLElement) =>
      document.getElementById(radio?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
        ?.textContent;
    expect(store?.closest('label')?.textContent).toContain('Collect in the store, free');
    expect(described(store)).toBe('Arrives on 23 Nov 2026');
    expect(described(standard)).toBe(
      'To your door, in two to four days. Arrives from 23 Nov 2026 to 25 Nov 2026',
    );
    fireEvent.click(express!);
    expect(onShippingMethodChange).toHaveBeenCalledExactlyOnceWith('express');
    const order = screen.getByRole('complementary', {name: 'Summary of your order'});
    expect(order.textContent).toContain('Total');
  });

  it('hands on the details, and waits meanwhile', async () => {
    let answer: (errors: CheckoutErrors) => void = () => {};
    const onSubmit = vi.fn(() => new Promise<CheckoutErrors>((resolve) => (answer = resolve)));
    render(checkout({onSubmit}));
    fireEvent.change(field('Phone'), {target: {value: ' +353 1 555 0100 '}});
    fireEvent.submit(form());
    fireEvent.submit(form());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      cartId: 'cart-filled',
      email: 'jane.doe@example.com',
      shippingAddress: {...address, phone: '+353 1 555 0100'},
      shippingMethodId: 'standard',
    });
    expect(button().getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      answer({});
      await Promise.resolve();
    });
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('lists what the browser finds, and sends nothing', async () => {
    const onSubmit = vi.fn();
    render(checkout({cart: emptyCart, onSubmit}));
    fireEvent.change(field(/^Email/), {target: {value: 'jane'}});
    act(() => form().requestSubmit());
    const links = within(await summary()).getAllByRole('link');
    expect(links.map(({textContent}) => textContent)).toEqual([
      'Enter an email address like name@example.com',
      'Enter your first name',
      'Enter your last name',
      'Enter your street and number',
      'Enter your city',
      'Choose a country',
    ]);
    expect(links[5]?.getAttribute('href')).toBe(`#${field(/^Country/).id}`);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists what only the details show, and sends nothing', async () => {
    const onSubmit = vi.fn();
    render(checkout({onSubmit}));
    fireEvent.change(field(/^City/), {target: {value: '  '}});
    fireEvent.submit(form());
    const link = within(await summary()).getByRole('link', {name: 'Enter your city'});
    expect(link.getAttribute('href')).toBe(`#${field(/^City/).id}`);
    expect(errorOf(field(/^City/))).toBe('Enter your city');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists what the server refuses, until it is sent again', async () => {
    const answers: CheckoutErrors[] = [
      {shippingMethod: 'Express is sold out today', postalCode: 'Enter a postal code of Ireland'},
      {},
    ];
    render(checkout({onSubmit: () => Promise.resolve(answers.shift() ?? {})}));
    fireEvent.submit(form());
    const links = within(await summary()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `#${field('Postal code').id}`,
      `#${screen.getAllByRole('radio')[0]?.id}`,
    ]);
    expect(errorOf(field('Postal code'))).toBe('Enter a postal code of Ireland');
    expect(errorOf(screen.getByRole('radiogroup'))).toBe('Express is sold out today');
    await act(async () => {
      fireEvent.submit(form());
      await Promise.resolve();
    });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says that it failed', async () => {
    render(checkout({onSubmit: () => Promise.reject(new Error('offline'))}));
    fireEvent.submit(form());
    expect((await summary()).textContent).toContain('We could not save your details.');
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

  it('asks for no delivery while there is none, and can be sent without a script', () => {
    render(checkout({shippingMethods: [], action: '/checkout'}));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/^You choose the delivery/)).toBeTruthy();
    expect(form().getAttribute('action')).toBe('/checkout');
    expect(form().method).toBe('post');
  });

  it('is the same text from a server', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(checkout());
    expect(served.textContent).toBe(render(checkout()).container.textContent);
    expect(served.textContent).toContain('Continue to payment');
  });
});

describe('readDetails', () => {
  const FIELDS = {
    email: 'jane.doe@example.com',
    firstName: 'Jane',
    lastName: 'Doe',
    line1: '1 Example Street',
    city: 'Dublin',
    country: 'IE',
    shippingMethod: 'standard',
  };
  const read = (fields: Partial<typeof FIELDS>, shippingMethodIds = ['standard']) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({...FIELDS, ...fields})) data.set(name, value);
    return readDetails(data, {cartId: 'cart-1', countries: ['IE'], shippingMethodIds});
  };

  it.each([
    [{email: 'jane doe@example.com'}, {email: 'Enter an email address like name@example.com'}],
    [
      {email: ' ', city: ''},
      {email: 'Enter your email address', city: 'Enter your city'},
    ],
    [{country: 'XX'}, {country: 'Choose a country'}],
    [{shippingMethod: 'drone'}, {shippingMethod: 'Choose a delivery'}],
  ])('refuses %j', (fields, errors) => {
    expect(read(fields)).toEqual({errors});
  });

  it('takes no method while there is none', () => {
    expect(read({}, []).details).toMatchObject({shippingMethodId: undefined});
    expect(read({}).details?.shippingMethodId).toBe('standard');
  });
});
