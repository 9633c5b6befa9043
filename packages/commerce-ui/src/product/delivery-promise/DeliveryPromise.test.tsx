import {
  DeliveryPromise,
  DeliveryPromiseDataAttributes,
  type DeliveryPromiseProps,
} from '@storefront-toolkit/commerce-ui/product/delivery-promise';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {announced} from '../../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const given: DeliveryPromiseProps = {
  delivery: {earliest: '2025-12-02', latest: '2025-12-02'},
  cutoff: '2025-12-01T16:00:00Z',
  now: '2025-12-01T13:50:00Z',
  locale: 'en-US',
  timeZone: 'America/New_York',
};

describeConformance(
  'DeliveryPromise',
  <DeliveryPromise {...given} destinationAction="/postcode" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // The announcer speaks after a pause, which would be in the next test.
  await new Promise((resolve) => setTimeout(resolve, 200));
  document.body.replaceChildren();
  errors.mockRestore();
});

function promise(props: Partial<DeliveryPromiseProps> = {}) {
  const {container, rerender} = render(<DeliveryPromise {...given} {...props} />);
  const root = container.firstElementChild as HTMLElement;
  return {
    root,
    text: () => root.querySelector('p')!.textContent,
    state: () => root.getAttribute(DeliveryPromiseDataAttributes.state),
    again: (next: Partial<DeliveryPromiseProps>) =>
      rerender(<DeliveryPromise {...given} {...props} {...next} />),
  };
}

const ORDER = 'Order within 2 hr 10 min, delivered Tuesday, December 2';

describe('DeliveryPromise', () => {
  it('says how much time is left, and the day', () => {
    const {text, state} = promise();
    expect([text(), state()]).toEqual([ORDER, 'before-cutoff']);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<DeliveryPromiseProps>]>([
    ['Delivered Tuesday, December 2', {cutoff: undefined}],
    ['Order within 1 hr, delivered Tuesday, December 2', {now: '2025-12-01T15:00:00Z'}],
    ['Order within 1 min, delivered Tuesday, December 2', {now: '2025-12-01T15:58:01Z'}],
    [
      'Order within less than a minute, delivered Tuesday, December 2',
      {now: '2025-12-01T15:59:30Z'},
    ],
    ['Order within 2 hr 10 min, ready for pickup Tuesday, December 2', {destination: 'store'}],
    ['Ready for pickup Tuesday, December 2', {destination: 'pickup-point', cutoff: undefined}],
  ])('says "%s" @claim-delivery-promise.pickup', (expected, props) => {
    expect(promise(props).text()).toBe(expected);
  });

  it('writes a range of days, and in the language of the page @claim-delivery-promise.language', () => {
    const delivery = {earliest: '2025-12-02', latest: '2025-12-04'} as const;
    expect(promise({delivery, cutoff: undefined}).text()).toMatch(
      /^Delivered Tuesday, December 2 – Thursday, December 4$/,
    );
    cleanup();
    const german = promise({locale: 'de-DE', labels: {orderWithin: 'Noch {time}: {date}'}});
    expect(german.text()).toBe('Noch 2 Std., 10 Min.: Dienstag, 2. Dezember');
  });

  it('names weekday and time of a cutoff that is more than a day ahead, at the store @claim-delivery-promise.time-zone', () => {
    const now = '2025-11-29T12:00:00Z';
    expect(promise({now}).text()).toMatch(
      /^Order by Monday(,| at)? 11:00 AM, delivered Tuesday, December 2$/,
    );
    cleanup();
    expect(promise({now, destination: 'store', timeZone: 'Asia/Tokyo'}).text()).toMatch(
      /^Order by Tuesday(,| at)? 1:00 AM, ready for pickup/,
    );
  });

  it('shows later days after the cutoff, or says that it is too late @claim-delivery-promise.after-cutoff', () => {
    const now = '2025-12-01T16:00:00Z';
    const later = {earliest: '2025-12-03', latest: '2025-12-03'} as const;
    const {text, state} = promise({now, afterCutoff: later});
    expect([text(), state()]).toEqual(['Delivered Wednesday, December 3', 'after-cutoff']);
    cleanup();
    expect(promise({now}).text()).toBe(
      'It is too late to get it Tuesday, December 2. The checkout shows the next date.',
    );
  });

  it('asks for the destination while it is unknown, if it has a form @claim-delivery-promise.unknown', () => {
    const {text, state} = promise({delivery: undefined});
    expect([text(), state()]).toEqual(['The checkout shows the delivery date.', 'unknown']);
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    expect(promise({delivery: undefined, destinationAction: '/postcode'}).text()).toBe(
      'Enter your postcode to see the delivery date.',
    );
  });

  it('names the place', () => {
    promise({place: '10115 Berlin'});
    expect(screen.getByText('Delivery to 10115 Berlin')).toBeTruthy();
    cleanup();
    promise({place: 'Soho', destination: 'store'});
    expect(screen.getByText('Pickup at Soho')).toBeTruthy();
  });

  it('reports times, dates and time zones that nobody can read, and shows the rest @claim-delivery-promise.reports', () => {
    expect(promise({cutoff: 'at four' as never}).text()).toBe('Delivered Tuesday, December 2');
    cleanup();
    expect(promise({now: 'now' as never}).text()).toBe('Delivered Tuesday, December 2');
    cleanup();
    expect(promise({timeZone: 'Mars/Base'}).text()).toBe(ORDER);
    cleanup();
    expect(promise({delivery: {earliest: 'soon', latest: 'later'} as never}).text()).toBe(
      'The checkout shows the delivery date.',
    );
    cleanup();
    promise({delivery: {earliest: '2025-12-02', latest: '2025-12-01'}});
    const texts = errors.mock.calls.map(([text]) => String(text));
    expect(texts.map((text) => /the [^"]*/.exec(text)?.[0])).toEqual([
      'the cutoff ',
      'the time `now` ',
      'the time zone ',
      'the delivery from ',
      'the delivery from ',
    ]);
    for (const text of texts) expect(text).toMatch(/^Storefront Toolkit: <DeliveryPromise> got/);
  });
});

describe('the time that is left', () => {
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  it('is the same on the server and in the first client state @claim-delivery-promise.hydration', () => {
    vi.useFakeTimers({now: Date.parse('2031-05-05T05:05:05Z')});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<DeliveryPromise {...given} />);
    expect(container.querySelector('p')?.textContent).toBe(ORDER);
    render(<DeliveryPromise {...given} />, {container, hydrate: true});
    expect(container.querySelector('p')?.textContent).toBe(ORDER);
    expect(errors).not.toHaveBeenCalled();
  });

  it('counts down each minute, whatever the clock of the browser says, without an announcement @claim-delivery-promise.countdown', () => {
    vi.useFakeTimers({now: Date.parse('2031-05-05T05:05:05Z')});
    const {text} = promise({now: '2025-12-01T13:50:30Z'});
    expect(text()).toContain('2 hr 9 min');
    pass(29_000);
    expect(text()).toContain('2 hr 9 min');
    pass(2000);
    expect(text()).toContain('2 hr 8 min');
    pass(60_000);
    expect(text()).toContain('2 hr 7 min');
    expect(announced()).toEqual([]);
    expect(document.querySelector('[aria-live], [role="status"], [role="timer"]')).toBeNull();
  });

  it('ends at the cutoff, which is announced @claim-delivery-promise.passed-announced', async () => {
    const {text, state} = promise({
      now: '2025-12-01T15:59:59.900Z',
      afterCutoff: {earliest: '2025-12-03', latest: '2025-12-03'},
    });
    expect(state()).toBe('before-cutoff');
    await vi.waitFor(() => expect(state()).toBe('after-cutoff'));
    expect(text()).toBe('Delivered Wednesday, December 3');
    await vi.waitFor(() => expect(announced()).toEqual(['Delivered Wednesday, December 3']));
  });

  it('starts again with another time of the server', () => {
    vi.useFakeTimers();
    const {text, again} = promise();
    pass(5 * 60_000);
    expect(text()).toContain('2 hr 5 min');
    again({now: '2025-12-01T14:00:00Z'});
    expect(text()).toContain('Order within 2 hr, delivered');
    pass(61_000);
    expect(text()).toContain('1 hr 58 min');
  });
});

describe('the form of DeliveryPromise', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Postcode'});

  async function send(postcode: string) {
    fireEvent.change(field(), {target: {value: postcode}});
    await act(async () => {
      field().form!.requestSubmit();
      await Promise.resolve();
    });
  }

  it('posts to a route @claim-delivery-promise.no-script', () => {
    promise({destinationAction: '/postcode', defaultPostcode: 'D02'});
    const {method, name, value, autocomplete} = read(field());
    expect([method, name, value, autocomplete]).toEqual([
      'post /postcode',
      'postcode',
      'D02',
      'postal-code',
    ]);
  });

  it('calls a function, keeps the postcode, and announces the new date @claim-delivery-promise.announced', async () => {
    const sent: unknown[] = [];
    const {again} = promise({
      destinationAction: (form) => void sent.push(form.get('postcode')),
    });
    await send('T12');
    expect(sent).toEqual(['T12']);
    expect(field().value).toBe('T12');
    again({delivery: {earliest: '2025-12-04', latest: '2025-12-04'}, place: 'T12'});
    await vi.waitFor(() =>
      expect(announced()).toEqual(['Order within 2 hr 10 min, delivered Thursday, December 4']),
    );
  });

  it('says in an alert that the field is empty, that the store refused, and that the function failed @claim-delivery-promise.errors', async () => {
    const {again} = promise({destinationAction: () => Promise.reject(new Error('Down'))});
    await send(' ');
    expect(screen.getByRole('alert').textContent).toBe('Enter a postcode.');
    expect(document.activeElement).toBe(field());
    await send('T12');
    expect(screen.getByRole('alert').textContent).toBe(
      'We could not check this postcode. Try again.',
    );
    expect(field().value).toBe('T12');
    again({destinationAction: () => {}, error: 'Not in this country.'});
    await send('99999');
    expect(screen.getByRole('alert').textContent).toBe('Not in this country.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('99999');
  });
});

function read({form, name, value, autocomplete}: HTMLInputElement) {
  return {
    method: `${form!.method} ${form!.getAttribute('action')}`,
    name,
    value,
    autocomplete,
  };
}
