import {
  CartLines,
  CartLinesDataAttributes,
  type CartLinesProps,
} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {Cart, CartMessage} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {Component, type ReactNode, useState} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../../tests/lib/announced.ts';

afterEach(async () => {
  cleanup();
  // The announcer speaks after a pause, which would be in the next test.
  await new Promise((resolve) => setTimeout(resolve, 160));
  forgetAnnouncements();
});

/** Stands for the part of a framework that gets what a change throws. */
class Boundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {};
  static getDerivedStateFromError = ({message}: Error) => ({message});
  override render() {
    return this.state.message ? `The router has it: ${this.state.message}` : this.props.children;
  }
}

/** A server that answers when a test says so. */
function slowServer() {
  const calls: Record<string, FormDataEntryValue>[] = [];
  const answers: {resolve: () => void; reject: (error: Error) => void}[] = [];
  const action = (form: FormData) => {
    calls.push(Object.fromEntries(form));
    return new Promise<void>((resolve, reject) => answers.push({resolve, reject}));
  };
  const settle = (how: 'resolve' | 'reject' = 'resolve') =>
    act(async () => {
      answers.shift()?.[how](new Error('offline'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return {action, calls, settle};
}

const view = (cart: Cart, props: Partial<CartLinesProps> = {}) => (
  <CartLines
    cart={cart}
    locale="en-IE"
    updateAction={() => {}}
    removeAction={() => {}}
    {...props}
  />
);
/** A text in the list, not in the announcer. */
const shown = (text: string | RegExp) => screen.queryByText(text, {ignore: '[aria-live] *'});
const queryLine = (name: string) => screen.queryByRole('link', {name})?.closest('li');
const lineOf = (name: string) => queryLine(name)!;
const quantityOf = (name: string) =>
  within(lineOf(name)).getByRole<HTMLInputElement>('spinbutton').value;
const increase = (name: string) =>
  fireEvent.click(within(lineOf(name)).getByLabelText('Increase', {selector: 'button'}));
const remove = (name: string) =>
  fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', {name: `Remove ${name}`}).form!);
const isUpdating = (name: string) =>
  lineOf(name).hasAttribute(CartLinesDataAttributes.updating) &&
  lineOf(name).querySelector('[aria-busy="true"]')?.textContent.includes('Updating…');

/** The cart with another quantity of the mugs, and with the amount that belongs to it. */
const withMugs = (quantity: number): Cart => ({
  ...estimatedCart,
  lineItems: estimatedCart.lineItems.map((line) => {
    if (line.name !== 'Enamel mug') return line;
    const total = moneyOf(1990 * quantity, 'EUR');
    return {...line, quantity, subtotal: total, total};
  }),
});
const without = (cart: Cart, ...names: string[]): Cart => ({
  ...cart,
  lineItems: cart.lineItems.filter(({name}) => !names.includes(name)),
});

describe('A quantity', () => {
  it('shows at once, while the amount stays and is marked until the vendor has computed it @claim-cart-lines.optimistic', async () => {
    const {action, calls, settle} = slowServer();
    const {rerender} = render(view(estimatedCart, {updateAction: action}));
    increase('Enamel mug');
    expect(calls).toEqual([{lineItemId: 'l-mug-cream', quantity: '3'}]);
    expect(quantityOf('Enamel mug')).toBe('3');
    expect(isUpdating('Enamel mug')).toBe(true);
    expect(lineOf('Enamel mug').textContent).toContain('€39.80');
    expect(isUpdating('Rain jacket')).toBe(false);
    rerender(view(withMugs(3), {updateAction: action}));
    await settle();
    expect(isUpdating('Enamel mug')).toBe(false);
    expect(quantityOf('Enamel mug')).toBe('3');
    expect(lineOf('Enamel mug').textContent).toContain('€59.70');
  });

  it('is sent one change after the other, and the last one wins @claim-cart-lines.order', async () => {
    const {action, calls, settle} = slowServer();
    render(view(estimatedCart, {updateAction: action}));
    for (let press = 0; press < 4; press += 1) increase('Enamel mug');
    increase('Rain jacket');
    increase('Enamel mug');
    expect(quantityOf('Enamel mug')).toBe('7');
    expect(calls).toHaveLength(1);
    await settle();
    expect(calls).toHaveLength(2);
    await settle();
    await settle();
    const sent = calls.map(({lineItemId, quantity}) => [lineItemId, quantity]);
    expect(sent).toEqual([
      ['l-mug-cream', '3'],
      ['l-mug-cream', '7'],
      ['l-rj-moss-m', '2'],
    ]);
  });

  it('is taken back when it fails, and says so each time @claim-cart-lines.rollback', async () => {
    const {action, settle} = slowServer();
    render(view(estimatedCart, {updateAction: action}));
    const failure = 'The quantity of Enamel mug could not be changed. Try again.';
    increase('Enamel mug');
    await settle('reject');
    expect(quantityOf('Enamel mug')).toBe('2');
    expect(isUpdating('Enamel mug')).toBe(false);
    expect(within(lineOf('Enamel mug')).getByText(failure)).toBeTruthy();
    await vi.waitFor(() => expect(announced('assertive')).toEqual([failure]));
    increase('Enamel mug');
    expect(shown(failure)).toBeNull();
    await settle('reject');
    await vi.waitFor(() => expect(announced('assertive')).toEqual([failure, failure]));
  });

  it('is taken back when the function throws, while others wait', async () => {
    const {action, calls, settle} = slowServer();
    const updateAction = (form: FormData) => {
      if (form.get('lineItemId') === 'l-mug-cream') throw new Error('offline');
      return action(form);
    };
    render(view(estimatedCart, {updateAction}));
    await act(async () => {
      increase('Enamel mug');
      increase('Rain jacket');
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(quantityOf('Enamel mug')).toBe('2');
    expect(quantityOf('Rain jacket')).toBe('2');
    expect(calls).toHaveLength(1);
    await settle();
  });

  it('that the framework answers with another page is not a failure', async () => {
    const caught = vi.spyOn(console, 'error').mockImplementation(() => {});
    const elsewhere = Object.assign(new Error('redirect'), {digest: 'NEXT_REDIRECT;push;/login'});
    render(
      <Boundary>{view(estimatedCart, {updateAction: () => Promise.reject(elsewhere)})}</Boundary>,
    );
    increase('Enamel mug');
    await screen.findByText('The router has it: redirect');
    expect(announced()).toEqual([]);
    caught.mockRestore();
  });

  it('that failed is not mentioned when a newer one follows', async () => {
    const {action, calls, settle} = slowServer();
    render(view(estimatedCart, {updateAction: action}));
    increase('Enamel mug');
    increase('Enamel mug');
    await settle('reject');
    expect(calls).toHaveLength(2);
    expect(quantityOf('Enamel mug')).toBe('4');
    await settle();
    expect(shown(/could not be changed/)).toBeNull();
  });

  it('reaches the newest function, and a cart in its state', async () => {
    function Shop() {
      const [cart, setCart] = useState(estimatedCart);
      const updateAction = async (form: FormData) => {
        await Promise.resolve();
        const lineItems = cart.lineItems.map((line) =>
          line.id === form.get('lineItemId')
            ? {...line, quantity: Number(form.get('quantity'))}
            : line,
        );
        setCart({...cart, lineItems});
      };
      return view(cart, {updateAction});
    }
    render(<Shop />);
    // As in a browser: `act` would hold back the renders between two changes.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    increase('Enamel mug');
    increase('Rain jacket');
    await vi.waitFor(() => expect(isUpdating('Rain jacket')).toBe(false), 5000);
    vi.unstubAllGlobals();
    expect([quantityOf('Enamel mug'), quantityOf('Rain jacket')]).toEqual(['3', '2']);
  });

  it('is sent by Enter too, and not without a change', async () => {
    const {action, calls, settle} = slowServer();
    render(view(estimatedCart, {updateAction: action}));
    const input = within(lineOf('Enamel mug')).getByRole<HTMLInputElement>('spinbutton');
    fireEvent.submit(input.form!);
    expect(calls).toHaveLength(0);
    fireEvent.change(input, {target: {value: '5'}});
    fireEvent.keyDown(input, {key: 'Enter'});
    fireEvent.submit(input.form!);
    expect(calls).toEqual([{lineItemId: 'l-mug-cream', quantity: '5'}]);
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('announces its amount once the vendor has it @claim-cart-lines.announced', async () => {
    const {rerender} = render(view(estimatedCart));
    rerender(view(withMugs(3)));
    await vi.waitFor(() => expect(announced()).toEqual(['Enamel mug: quantity 3, €59.70']));
  });

  it('does not change by itself when it goes to an address @claim-cart-lines.address', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
    const {rerender} = render(view(estimatedCart, {updateAction: '/update'}));
    increase('Enamel mug');
    expect(quantityOf('Enamel mug')).toBe('3');
    expect(submit).not.toHaveBeenCalled();
    expect(isUpdating('Enamel mug')).toBe(false);
    rerender(view(withMugs(5), {updateAction: '/update'}));
    expect(quantityOf('Enamel mug')).toBe('5');
    submit.mockRestore();
  });
});

describe('A removal', () => {
  it('shows at once, and is announced when the cart has it @claim-cart-lines.removal', async () => {
    const {action, calls, settle} = slowServer();
    const {rerender, container} = render(view(estimatedCart, {removeAction: action}));
    remove('Enamel mug');
    expect(queryLine('Enamel mug')).toBeUndefined();
    expect(calls).toEqual([{lineItemId: 'l-mug-cream'}]);
    rerender(view(without(estimatedCart, 'Enamel mug'), {removeAction: action}));
    await settle();
    expect(queryLine('Enamel mug')).toBeUndefined();
    await vi.waitFor(() => expect(announced()).toContain('Enamel mug removed'));
    expect(container.textContent).not.toContain('no longer in your cart');
  });

  it('is taken back when it fails @claim-cart-lines.rollback', async () => {
    const {action, settle} = slowServer();
    const {rerender} = render(view(estimatedCart, {removeAction: action}));
    remove('Enamel mug');
    await settle('reject');
    const failure = 'Enamel mug could not be removed. Try again.';
    expect(within(lineOf('Enamel mug')).getByText(failure)).toBeTruthy();
    await vi.waitFor(() => expect(announced('assertive')).toEqual([failure]));
    // A line that leaves later leaves without the shopper.
    rerender(view(without(estimatedCart, 'Enamel mug'), {removeAction: action}));
    expect(shown('Enamel mug is no longer in your cart.')).toBeTruthy();
  });

  it('comes after a change of the same line that is on its way, in place of one that waits', async () => {
    const {action, calls, settle} = slowServer();
    render(view(estimatedCart, {updateAction: action, removeAction: action}));
    increase('Enamel mug');
    increase('Enamel mug');
    remove('Enamel mug');
    await settle();
    await settle();
    expect(calls).toEqual([
      {lineItemId: 'l-mug-cream', quantity: '3'},
      {lineItemId: 'l-mug-cream'},
    ]);
  });

  it('takes the gift wrap of the line with it', async () => {
    const {action, settle} = slowServer();
    const amount = moneyOf(395, 'EUR');
    const wrap = {
      id: 'wrap',
      kind: 'gift-wrap',
      name: 'Gift wrap',
      lineItemId: 'l-mug-cream',
      quantity: 1,
      unitPrice: amount,
      subtotal: amount,
      total: amount,
      promotions: [],
    } as const;
    render(view({...estimatedCart, customLineItems: [wrap]}, {removeAction: action}));
    remove('Enamel mug');
    expect(screen.queryByText('Gift wrap')).toBeNull();
    await settle();
    expect(await screen.findByText('Gift wrap')).toBeTruthy();
  });

  it.each([
    ['Rain jacket', 'Remove Enamel mug'],
    ['Enamel mug', 'Remove Coffee beans'],
    ['Coffee beans', 'Remove Enamel mug'],
  ])('of %s moves the focus to "%s" @claim-cart-lines.focus', async (name, target) => {
    const {action, settle} = slowServer();
    render(view(estimatedCart, {removeAction: action}));
    screen.getByRole('button', {name: `Remove ${name}`}).focus();
    remove(name);
    expect(document.activeElement).toBe(screen.getByRole('button', {name: target}));
    await settle();
  });

  it('of the last line moves the focus to the empty cart @claim-cart-lines.focus', async () => {
    const {action, settle} = slowServer();
    render(view(without(estimatedCart, 'Enamel mug', 'Coffee beans'), {removeAction: action}));
    screen.getByRole('button', {name: 'Remove Rain jacket'}).focus();
    remove('Rain jacket');
    expect(document.activeElement?.textContent).toBe('Your cart is empty.');
    await settle();
  });
});

describe('A line that the vendor takes out', () => {
  it('is announced and shown above the list, until the next change @claim-cart-lines.gone', async () => {
    const {rerender, container} = render(view(estimatedCart));
    const next = {...without(estimatedCart, 'Enamel mug')};
    rerender(view(next));
    const text = 'Enamel mug is no longer in your cart.';
    const first = () => container.firstElementChild?.firstElementChild;
    expect(first()?.textContent).toBe(text);
    await vi.waitFor(() => expect(announced()).toEqual([text]));
    rerender(view({...next}));
    expect(first()?.textContent).toBe(text);
    rerender(view({...next, updatedAt: '2026-11-21T09:15:00.000Z'}));
    expect(shown(text)).toBeNull();
  });

  it.each([{lineItemId: 'l-mug-cream'}, {}])('is told once, by the vendor (%j)', async (about) => {
    const {rerender, container} = render(view(estimatedCart));
    const message: CartMessage = {
      level: 'error',
      code: 'item-removed',
      text: 'The Enamel mug is no longer sold.',
      ...about,
    };
    rerender(view({...without(estimatedCart, 'Enamel mug'), messages: [message]}));
    expect(container.firstElementChild?.firstElementChild?.textContent).toBe(message.text);
    await vi.waitFor(() => expect(announced('assertive')).toEqual([message.text]));
    expect(announced()).toEqual([]);
  });

  it.each([
    ['Rain jacket', 'Remove Enamel mug'],
    ['Coffee beans', 'Remove Enamel mug'],
  ])('hands the focus in %s on to "%s" @claim-cart-lines.focus', (name, target) => {
    const {rerender} = render(view(estimatedCart));
    within(lineOf(name)).getByRole('spinbutton').focus();
    rerender(view(without(estimatedCart, name)));
    expect(document.activeElement).toBe(screen.getByRole('button', {name: target}));
  });

  it('hands the focus on to the link of a gift, and past a line without either', () => {
    const gift = (cart: Cart): Cart => ({
      ...cart,
      lineItems: cart.lineItems.map((line) => ({...line, gift: line.name === 'Coffee beans'})),
    });
    const {rerender} = render(view(gift(estimatedCart)));
    within(lineOf('Enamel mug')).getByRole('spinbutton').focus();
    rerender(view(gift(without(estimatedCart, 'Enamel mug'))));
    expect(document.activeElement).toBe(screen.getByRole('link', {name: 'Coffee beans'}));
  });

  it('leaves the focus that is elsewhere', () => {
    const {rerender} = render(view(estimatedCart));
    const input = within(lineOf('Rain jacket')).getByRole('spinbutton');
    input.focus();
    rerender(view(without(estimatedCart, 'Enamel mug')));
    expect(document.activeElement).toBe(input);
    input.blur();
    rerender(view(without(estimatedCart, 'Enamel mug', 'Coffee beans')));
    expect(document.activeElement).toBe(document.body);
  });

  it('says nothing when another cart takes its place', async () => {
    const {rerender} = render(view(estimatedCart));
    // Lets the announcements of earlier tests pass.
    await new Promise((resolve) => setTimeout(resolve, 300));
    forgetAnnouncements();
    rerender(view({...without(estimatedCart, 'Enamel mug'), id: 'another'}));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shown(/no longer in your cart/)).toBeNull();
    expect(announced()).toEqual([]);
  });
});
