import {
  GiftCards,
  GiftCardsDataAttributes,
  type GiftCardsProps,
} from '@storefront-toolkit/commerce-ui/cart/gift-cards';
import {giftCard, placedOrder} from '@storefront-toolkit/fixtures/cart';
import type {CartMessage, Payment, PaymentStatus} from '@storefront-toolkit/types/cart';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const ignore = () => {};
const credit: Payment = {...giftCard, id: 'credit', label: 'Store credit'};
const refusal: CartMessage = {level: 'error', code: 'gift-card-refused', text: 'It is empty.'};

describeConformance(
  'GiftCards',
  <GiftCards
    payments={[giftCard, credit]}
    locale="en-IE"
    applyAction={ignore}
    removeAction="/remove"
  />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers({shouldAdvanceTime: true});
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  // The announcer would wait for a timer that is gone.
  vi.runAllTimers();
  forgetAnnouncements();
  vi.useRealTimers();
  errors.mockRestore();
});

const giftCards = (props: Partial<GiftCardsProps> = {}) => (
  <GiftCards payments={[]} locale="en-IE" applyAction={ignore} removeAction={ignore} {...props} />
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Gift card'});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', {name});
const alertText = () => screen.queryByRole('alert')?.textContent;
const settle = () => act(() => vi.advanceTimersByTimeAsync(200));
const press = (name: string) => act(async () => Promise.resolve(button(name).click()));

async function enter(code: string) {
  fireEvent.input(field(), {target: {value: code}});
  await press('Apply');
}

/** Stands for a page with a server that knows one code. */
function Cart() {
  const [cart, setCart] = useState<Pick<GiftCardsProps, 'payments' | 'messages'>>({payments: []});
  return giftCards({
    ...cart,
    applyAction: (form) =>
      setCart(
        form.get('code') === 'GIFT-X7K2'
          ? {payments: [giftCard]}
          : {payments: [], messages: [refusal]},
      ),
    removeAction: (form) =>
      setCart({payments: [giftCard].filter(({id}) => id !== form.get('paymentId'))}),
  });
}

describe('GiftCards', () => {
  it('shows the last characters of each gift card and what it pays, and announces both @claim-gift-cards.name @claim-gift-cards.news', async () => {
    render(<Cart />);
    await enter('GIFT-X7K2');
    await settle();
    const item = screen.getByRole('listitem');
    expect(item.textContent).toBe('•••• X7K2Gift card ending in X7K2Pays €25.00Remove');
    expect(screen.getByText('•••• X7K2').getAttribute('aria-hidden')).toBe('true');
    expect(item.getAttribute(GiftCardsDataAttributes.status)).toBe('initiated');
    expect(button('Remove: Gift card ending in X7K2')).toBeTruthy();
    expect(field().value).toBe('');
    expect(announced()).toEqual(['Gift card ending in X7K2 pays €25.00']);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['•••• X7K2', 'Remove: Gift card ending in X7K2'],
    ['**** **** 1234', 'Remove: Gift card ending in 1234'],
    ['Store credit', 'Remove: Store credit'],
    ['••••', 'Remove: ••••'],
  ])('names the gift card "%s" by what can be read @claim-gift-cards.name', (label, name) => {
    render(giftCards({payments: [{...giftCard, label}]}));
    expect(button(name)).toBeTruthy();
  });

  it('writes amounts in the locale', () => {
    render(giftCards({payments: [giftCard], locale: 'de-DE', labels: {pays: 'Zahlt {amount}'}}));
    expect(screen.getByRole('listitem').textContent).toContain('Zahlt 25,00\u00a0€');
  });

  it('leaves out other payments', () => {
    render(giftCards({payments: [...placedOrder.payments, giftCard]}));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each<[PaymentStatus, number]>([
    ['initiated', 1],
    ['authorized', 1],
    ['paid', 1],
    ['failed', 0],
    ['canceled', 0],
    ['refunded', 0],
  ])('of a gift card that is %s, shows %i', (status, count) => {
    render(giftCards({payments: [{...giftCard, status}]}));
    expect(screen.queryAllByRole('listitem')).toHaveLength(count);
  });

  it('keeps a refused code in the field, next to the reason @claim-gift-cards.refusal', async () => {
    render(<Cart />);
    field().focus();
    await enter('GIFT-0000');
    expect(alertText()).toBe('It is empty.');
    expect(field().value).toBe('GIFT-0000');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  it('announces the same refusal again when the shopper asks again @claim-gift-cards.refusal', async () => {
    render(<Cart />);
    await enter('GIFT-0000');
    await enter('GIFT-1111');
    await settle();
    expect(announced('assertive')).toEqual(['It is empty.']);
    expect(field().value).toBe('GIFT-1111');
  });

  it('takes back what a route puts into the field, and shows no other messages', () => {
    const messages = [{...refusal, code: 'coupon-unknown', text: 'No such code.'} as const];
    render(giftCards({messages, defaultCode: 'GIFT-0000'}));
    expect(field().value).toBe('GIFT-0000');
    expect(alertText()).toBeUndefined();
  });

  it('removes a gift card by its payment, announces it, and moves the focus to the field @claim-gift-cards.focus @claim-gift-cards.news', async () => {
    render(<Cart />);
    await enter('GIFT-X7K2');
    button('Remove: Gift card ending in X7K2').focus();
    await press('Remove: Gift card ending in X7K2');
    await settle();
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    expect(document.activeElement).toBe(field());
    expect(announced()).toContain('Gift card ending in X7K2 removed');
  });

  it('says nothing when only an amount changes @claim-gift-cards.news', async () => {
    const {rerender} = render(giftCards({payments: [giftCard]}));
    rerender(giftCards({payments: [{...giftCard, amount: placedOrder.totals.total}]}));
    await settle();
    expect(announced()).toEqual([]);
  });

  it('says that it failed to apply or to remove @claim-gift-cards.failure', async () => {
    const reject = () => Promise.reject(new Error('Offline'));
    render(giftCards({payments: [giftCard], applyAction: reject, removeAction: reject}));
    await enter('GIFT-1111');
    expect(alertText()).toBe('We could not check this gift card. Try again.');
    expect(field().value).toBe('GIFT-1111');
    await press('Remove: Gift card ending in X7K2');
    const texts = screen.getAllByRole('alert').map(({textContent}) => textContent);
    expect(texts).toContain('This gift card could not be removed. Try again.');
  });

  it('sends nothing when the field is empty, and says so @claim-gift-cards.empty', async () => {
    const applyAction = vi.fn();
    render(giftCards({applyAction}));
    await press('Apply');
    expect(applyAction).not.toHaveBeenCalled();
    expect(alertText()).toBe('Enter the code on your gift card.');
    expect(document.activeElement).toBe(field());
  });

  it('serves forms that send a POST without scripts @claim-gift-cards.no-script', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      giftCards({payments: [giftCard], applyAction: '/cards', removeAction: '/cards/remove'}),
    );
    const forms = [...container.querySelectorAll('form')];
    expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
      ['post', '/cards'],
      ['post', '/cards/remove'],
    ]);
    expect([...new FormData(forms[1])]).toEqual([['paymentId', 'gift-1']]);
  });

  it('leaves out a payment that is there twice, and reports it without its key, which may be money', () => {
    render(giftCards({payments: [giftCard, giftCard]}));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    const reports = errors.mock.calls.map(([text]) => String(text));
    expect(reports).toEqual([
      expect.stringMatching(/<GiftCards> got an item twice, so it is left out\..*Fix the cart/),
    ]);
    expect(reports.join()).not.toContain('gift-1');
  });
});
