import {
  PromoCodes,
  PromoCodesDataAttributes,
  type PromoCodesProps,
} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import type {CartMessage, Coupon} from '@storefront-toolkit/types/cart';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {Component, type ReactNode, useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const ignore = () => {};
const welcome: Coupon = {code: 'WELCOME10', status: 'applied'};
const mugs: Coupon = {code: 'MUGS', status: 'not-applicable'};
const refusal = (couponCode?: string): CartMessage => ({
  level: 'error',
  code: 'coupon-unknown',
  text: 'We do not know this code.',
  couponCode,
});

describeConformance(
  'PromoCodes',
  <PromoCodes coupons={[welcome, mugs]} applyAction={ignore} removeAction="/remove" />,
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

const promoCodes = (props: Partial<PromoCodesProps> = {}) => (
  <PromoCodes coupons={[]} applyAction={ignore} removeAction={ignore} {...props} />
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Promo code'});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', {name});
const alertText = () => screen.queryByRole('alert')?.textContent;
const settle = () => act(() => vi.advanceTimersByTimeAsync(200));

async function enter(code: string) {
  fireEvent.input(field(), {target: {value: code}});
  await act(async () => {
    button('Apply').click();
    await Promise.resolve();
  });
}

/** Stands for a page with a server that knows one code. */
function Cart({answer = refusal}: {answer?: (code: string) => CartMessage}) {
  const [cart, setCart] = useState<Pick<PromoCodesProps, 'coupons' | 'messages'>>({coupons: []});
  const apply = (form: FormData) => {
    const code = form.get('code') as string;
    setCart(code === 'WELCOME10' ? {coupons: [welcome]} : {coupons: [], messages: [answer(code)]});
  };
  return promoCodes({...cart, applyAction: apply, removeAction: () => setCart({coupons: []})});
}

/** Stands for a framework's boundary around the page. */
class Boundary extends Component<{children: ReactNode}, {caught?: string}> {
  override state: {caught?: string} = {};
  static getDerivedStateFromError = (error: Error) => ({caught: error.message});
  override render = () => this.state.caught ?? this.props.children;
}

describe('PromoCodes', () => {
  it('sends a code to a function, then empties the field and announces the code @claim-promo-codes.news', async () => {
    render(<Cart />);
    await enter('WELCOME10');
    await settle();
    expect(screen.getByRole('list', {name: 'Your promo codes'}).textContent).toContain('WELCOME10');
    expect(field().value).toBe('');
    expect(announced()).toEqual(['WELCOME10 applied']);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['with its code', refusal],
    ['without its code', () => refusal()],
  ])(
    'keeps a refused code in the field, next to the reason: a message %s @claim-promo-codes.refusal',
    async (_case, answer) => {
      render(<Cart answer={answer} />);
      await enter('SUMER');
      expect(alertText()).toBe('We do not know this code.');
      expect(field().value).toBe('SUMER');
      expect(field().getAttribute('aria-invalid')).toBe('true');
      const description = document.getElementById(field().getAttribute('aria-describedby')!);
      expect(description?.textContent).toBe('We do not know this code.');
    },
  );

  it('keeps the field when a code is refused, so that the focus stays @claim-promo-codes.focus', async () => {
    render(<Cart />);
    const before = field();
    before.focus();
    await enter('SUMER');
    expect(document.activeElement).toBe(before);
    await enter('WELCOME10');
    expect(document.activeElement).toBe(before);
    expect(alertText()).toBeUndefined();
  });

  it('announces the same refusal again when the shopper asks again @claim-promo-codes.refusal', async () => {
    render(<Cart />);
    await enter('SUMER');
    await settle();
    expect(announced('assertive')).toEqual([]);
    await enter('SUMER');
    await settle();
    expect(announced('assertive')).toEqual(['We do not know this code.']);
  });

  it('sends nothing when the field is empty, and says so @claim-promo-codes.empty', async () => {
    const applyAction = vi.fn();
    render(promoCodes({applyAction}));
    await enter('  ');
    expect(applyAction).not.toHaveBeenCalled();
    expect(alertText()).toBe('Enter a code.');
    expect(document.activeElement).toBe(field());
    await enter('WELCOME10');
    expect(applyAction).toHaveBeenCalledOnce();
    expect(alertText()).toBeUndefined();
  });

  it('says that a code could not be checked, and keeps it @claim-promo-codes.failure', async () => {
    render(promoCodes({applyAction: () => Promise.reject(new Error('Offline'))}));
    await enter('WELCOME10');
    expect(alertText()).toBe('We could not check this code. Try again.');
    expect(field().value).toBe('WELCOME10');
  });

  it('says that a code could not be removed, again each time @claim-promo-codes.failure', async () => {
    const removeAction = () => Promise.reject(new Error('Offline'));
    render(promoCodes({coupons: [welcome], removeAction}));
    const remove = () => act(async () => Promise.resolve(button('Remove WELCOME10').click()));
    await remove();
    const first = screen.getByRole('alert');
    expect(first.textContent).toBe('We could not remove WELCOME10. Try again.');
    await remove();
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  it('lets a framework navigate after an action', async () => {
    const redirect = Object.assign(new Error('To the cart'), {digest: 'NEXT_REDIRECT;/cart'});
    const applyAction = () => Promise.reject(redirect);
    const {container} = render(<Boundary>{promoCodes({applyAction})}</Boundary>);
    await enter('WELCOME10');
    expect(container.textContent).toBe('To the cart');
  });

  it('is busy while a function runs, and sends once @claim-promo-codes.pending', async () => {
    let finish = ignore;
    const applyAction = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(promoCodes({applyAction}));
    button('Apply').focus();
    await enter('WELCOME10');
    expect(button('Apply').getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button('Apply'));
    expect(field().value).toBe('WELCOME10');
    button('Apply').click();
    expect(applyAction).toHaveBeenCalledOnce();
    await act(async () => Promise.resolve(finish()));
    expect(button('Apply').hasAttribute('aria-busy')).toBe(false);
  });

  it('moves the focus to the field when a focused code has gone, and announces it @claim-promo-codes.focus @claim-promo-codes.news', async () => {
    render(<Cart />);
    await enter('WELCOME10');
    button('Remove WELCOME10').focus();
    await act(async () => Promise.resolve(button('Remove WELCOME10').click()));
    await settle();
    expect(document.activeElement).toBe(field());
    expect(announced()).toContain('WELCOME10 removed');
  });

  it('takes no focus when a code goes by itself @claim-promo-codes.focus', () => {
    const {rerender} = render(promoCodes({coupons: [welcome, mugs]}));
    rerender(promoCodes({coupons: [mugs]}));
    expect(document.activeElement).toBe(document.body);
  });

  it('says when a code stops or starts to take effect, and nothing at first @claim-promo-codes.news', async () => {
    const {rerender} = render(promoCodes({coupons: [welcome, mugs]}));
    await settle();
    expect(announced()).toEqual([]);
    rerender(promoCodes({coupons: [{...welcome, status: 'not-applicable'}, mugs]}));
    await settle();
    expect(announced()).toEqual(['WELCOME10 takes nothing off this cart']);
  });

  it('shows next to each code what it does', () => {
    const promotions = [
      {
        id: 'p',
        label: '€10 off',
        discount: {amount: 1000, currency: 'EUR', exponent: 2} as never,
        couponCode: 'welcome10',
      },
    ];
    render(promoCodes({coupons: [welcome, mugs], promotions}));
    const items = screen.getAllByRole('listitem');
    expect(items.map(({textContent}) => textContent)).toEqual([
      'WELCOME10€10 offRemove',
      'MUGSTakes nothing off this cartRemove',
    ]);
    expect(items.map((one) => one.getAttribute(PromoCodesDataAttributes.status))).toEqual([
      'applied',
      'not-applicable',
    ]);
  });

  it('shows a message about a code that the cart has at the code, not as an error of the field @claim-promo-codes.own-messages', () => {
    const messages = [{...refusal('mugs'), text: 'Add two more mugs.'}];
    render(promoCodes({coupons: [mugs], messages}));
    expect(screen.getByRole('listitem').textContent).toContain('Add two more mugs.');
    expect(alertText()).toBeUndefined();
    expect(field().value).toBe('');
  });

  it('leaves other messages alone, and writes signs in a code as they are', () => {
    const messages = [{level: 'error', code: 'out-of-stock', text: 'Sold out'} as const];
    render(promoCodes({coupons: [{code: '$&10', status: 'applied'}], messages}));
    expect(alertText()).toBeUndefined();
    expect(button('Remove $&10')).toBeTruthy();
  });

  it('starts with a code from outside, and forgets it once it was sent', async () => {
    render(promoCodes({defaultCode: 'SPRING20'}));
    expect(field().value).toBe('SPRING20');
    await act(async () => Promise.resolve(button('Apply').click()));
    expect(field().value).toBe('');
  });

  it('serves forms that send a POST without scripts @claim-promo-codes.no-script', () => {
    const container = document.createElement('div');
    const coupons = [welcome];
    container.innerHTML = renderToString(
      promoCodes({coupons, applyAction: '/codes', removeAction: '/codes/remove'}),
    );
    const forms = [...container.querySelectorAll('form')];
    expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
      ['post', '/codes'],
      ['post', '/codes/remove'],
    ]);
    expect(new FormData(forms[1]).get('code')).toBe('WELCOME10');
  });

  it('takes over the form that a server has sent, without a warning', async () => {
    const applyAction = vi.fn();
    const tree = promoCodes({coupons: [welcome], applyAction});
    const container = document.body.appendChild(document.createElement('div'));
    vi.stubGlobal('document', undefined);
    const html = renderToString(tree);
    vi.unstubAllGlobals();
    expect(html).not.toContain('javascript:');
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    render(tree, {container, hydrate: true, onRecoverableError});
    await enter('SPRING20');
    expect(applyAction).toHaveBeenCalledOnce();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  });

  it('leaves out a code that is there twice or is empty, and reports it', () => {
    render(promoCodes({coupons: [welcome, welcome, {code: '', status: 'applied'}]}));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    const reports = errors.mock.calls.map(([text]) => String(text));
    expect(reports).toEqual([
      expect.stringMatching(/<PromoCodes> got an item twice, so it is left out\. .*Fix the cart/),
      expect.stringMatching(/<PromoCodes> got an item without a key, so it is left out\./),
    ]);
  });
});
