import {afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';

const FORM = `<div class="page-feedback"><form method="post" action="/_feedback">
  <input type="hidden" name="page" value="/docs/intro">
  <input type="submit" name="helpful" value="Yes"><input type="submit" name="helpful" value="No">
  <textarea name="comment">Too short.</textarea><p role="status"></p>
</form></div><form id="other"><input type="submit"></form>`;

const request = vi.fn<typeof fetch>();
beforeAll(() => import('./form').then(() => undefined));
beforeEach(() => {
  document.body.innerHTML = FORM;
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  request.mockReset();
  vi.unstubAllGlobals();
});

const form = () => document.querySelector<HTMLFormElement>('.page-feedback form')!;
const status = () => form().querySelector('[role=status]')!.textContent;
const button = (value: string) => form().querySelector<HTMLElement>(`[value=${value}]`)!;
const text = () => form().querySelector('textarea')!.value;

/** Presses a button of the form, and tells whether the browser sends it. */
function press(element: HTMLElement) {
  let isSent = true;
  const look = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', look, {once: true});
  element.click();
  return isSent;
}

test('an answer is sent with the button that was pressed, and is thanked for once', async () => {
  request.mockImplementation(() => Promise.resolve(new Response(null, {status: 204})));
  button('No').focus();
  expect(press(button('No'))).toBe(false);
  expect(status()).toBe('Sending…');
  await vi.waitFor(() => expect(status()).toBe('Thank you. Your answer was sent.'));
  const [address, init] = request.mock.calls[0]!;
  expect(address).toBe(`${location.origin}/_feedback`);
  expect(String(init?.body as URLSearchParams)).toBe(
    'page=%2Fdocs%2Fintro&helpful=No&comment=Too+short.',
  );
  expect(document.activeElement).toBe(button('No'));
  expect(button('No').getAttribute('aria-disabled')).toBe('true');
  expect(press(button('Yes'))).toBe(false);
  expect(request).toHaveBeenCalledTimes(1);
});

test('the reason is said when the server or the network fails, the text is kept, and it can be sent again', async () => {
  const busy = '429 Too many messages. Try again in 10 s.\n';
  request.mockImplementationOnce(() => Promise.resolve(new Response(busy, {status: 429})));
  press(button('Yes'));
  const said = (words: string) =>
    vi.waitFor(() => expect(status()).toBe(`Your answer was not sent. ${words}`));
  await said('Too many messages. Try again in 10 s.');
  request.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  press(button('Yes'));
  await said('Check your connection, then try again.');
  expect(text()).toBe('Too short.');
  expect(button('Yes').getAttribute('aria-disabled')).toBe('false');
  request.mockImplementationOnce(() => Promise.resolve(new Response(null, {status: 204})));
  press(button('Yes'));
  await vi.waitFor(() => expect(status()).toBe('Thank you. Your answer was sent.'));
});

test('other forms are left alone', () => {
  expect(press(document.querySelector<HTMLElement>('#other input')!)).toBe(true);
  expect(request).not.toHaveBeenCalled();
});
