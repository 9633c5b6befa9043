import {
  type ReviewErrors,
  ReviewsForm,
  ReviewsFormDataAttributes,
} from '@storefront-toolkit/commerce-ui/product/reviews';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {Component, type ComponentProps, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

/** Shows the error that reaches it, as a router reads it. */
class Boundary extends Component<{children: ReactNode}> {
  override state = {message: ''};

  static getDerivedStateFromError = ({message}: Error) => ({message});

  override render() {
    return this.state.message || this.props.children;
  }
}

type Props = ComponentProps<typeof ReviewsForm>;

const form = (props: Partial<Props> = {}) =>
  render(<ReviewsForm productId="p-101" action="/reviews" locale="en-IE" {...props} />);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', {name});
const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', {name});
const button = () => screen.getByRole('button', {name: 'Send review'});

/** Fills in the form, as a shopper would. */
function fillIn() {
  fireEvent.click(star('4 stars'));
  fireEvent.input(field('Headline'), {target: {value: 'Dry'}});
  fireEvent.input(field('Your review'), {target: {value: 'Light and quiet.'}});
  fireEvent.input(field('Your name'), {target: {value: 'A customer'}});
}

const submit = () =>
  act(async () => Promise.resolve(fireEvent.submit(document.querySelector('form')!)));

/** The form's data now. */
const held = () => Object.fromEntries(new FormData(document.querySelector('form')!));

const FILLED = {
  productId: 'p-101',
  rating: '4',
  title: 'Dry',
  text: 'Light and quiet.',
  author: 'A customer',
};

describe('ReviewsForm', () => {
  it('posts its fields to a route @claim-reviews.route', () => {
    form();
    const element = document.querySelector('form')!;
    expect([element.getAttribute('action'), element.method]).toEqual(['/reviews', 'post']);
    fillIn();
    expect(held()).toEqual(FILLED);
    const event = new Event('submit', {bubbles: true, cancelable: true});
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(errors).not.toHaveBeenCalled();
  });

  it('has a required rating and text, and two fields that may be empty', () => {
    form();
    expect(star('1 star').required).toBe(true);
    expect(['Headline', 'Your review', 'Your name'].map((name) => field(name).required)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('gives a function the form, and thanks with the focus @claim-reviews.thanks', async () => {
    const action = vi.fn<(data: FormData) => Promise<void>>(() => Promise.resolve());
    const {container} = form({action});
    fillIn();
    button().focus();
    await submit();
    expect(Object.fromEntries(action.mock.lastCall![0])).toEqual(FILLED);
    expect(container.querySelector('form')).toBeNull();
    expect(document.activeElement).toBe(container.querySelector('[tabindex="-1"]'));
    expect(document.activeElement?.textContent).toBe(
      'Thank you for your reviewIt appears on this page after we have read it.',
    );
    expect(container.firstElementChild?.getAttribute(ReviewsFormDataAttributes.state)).toBe('sent');
  });

  it('shows each error at its field, leads the focus to the first, and keeps what was typed @claim-reviews.field-errors @claim-reviews.kept', async () => {
    const refusal = {text: 'Write more.', author: 'Choose another name.'};
    form({action: () => refusal});
    fillIn();
    await submit();
    const text = field('Your review');
    expect(document.activeElement).toBe(text);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'Write more.',
      'Choose another name.',
      '',
    ]);
    expect(held()).toEqual(FILLED);
  });

  it('leads the focus to the chosen star if the rating is refused', async () => {
    form({action: () => Promise.resolve({rating: 'You have rated it already.', text: 'No.'})});
    fillIn();
    await submit();
    expect(document.activeElement).toBe(star('4 stars'));
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  });

  it("forgets a field's error when it changes, and no other @claim-reviews.forgets", async () => {
    form({action: () => ({title: 'Too loud.', text: 'Write more.'})});
    fillIn();
    await submit();
    fireEvent.input(field('Your review'), {target: {value: 'Light, quiet, and it packs small.'}});
    expect(screen.queryByText('Write more.')).toBeNull();
    expect(screen.getByText('Too loud.')).toBeTruthy();
  });

  it('says in an alert that it failed, each time, and keeps what was typed @claim-reviews.failure', async () => {
    const action = vi.fn(() => Promise.reject(new Error('down')));
    form({action});
    fillIn();
    button().focus();
    await submit();
    const alert = screen.getByText('We could not send your review. Try again.');
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(document.activeElement).toBe(button());
    expect(held()).toEqual(FILLED);
    await submit();
    expect(action).toHaveBeenCalledTimes(2);
    expect(alert.isConnected).toBe(false);
    expect(screen.getByText('We could not send your review. Try again.')).toBeTruthy();
  });

  it('shows an error of none of the fields', async () => {
    form({action: () => ({form: 'One review a day is enough.'})});
    fillIn();
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('One review a day is enough.');
    expect(screen.getByRole('img', {name: 'Error'})).toBeTruthy();
  });

  it('sends once while it waits, and is busy @claim-reviews.pending', async () => {
    let answer: (errors: ReviewErrors | undefined) => void = () => {};
    const action = vi.fn(
      () => new Promise<ReviewErrors | undefined>((resolve) => (answer = resolve)),
    );
    const {container} = form({action});
    fillIn();
    await submit();
    await submit();
    expect(action).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(container.firstElementChild?.getAttribute('data-state')).toBe('pending');
    await act(async () => Promise.resolve(answer({text: 'Write more.'})));
    expect(button().getAttribute('aria-busy')).not.toBe('true');
    await submit();
    expect(action).toHaveBeenCalledTimes(2);
    // React holds back the results of all later actions while one is on its way.
    await act(async () => Promise.resolve(answer(undefined)));
  });

  it('lets the router have the errors by which Next.js navigates', async () => {
    const redirect = Object.assign(new Error('NEXT_REDIRECT'), {
      digest: 'NEXT_REDIRECT;push;/thanks',
    });
    const action = () => Promise.reject(redirect);
    render(
      <Boundary>
        <ReviewsForm productId="p-101" action={action} locale="en-IE" />
      </Boundary>,
    );
    fillIn();
    await submit();
    expect(await screen.findByText('NEXT_REDIRECT')).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('starts with what a route refused, and with its errors @claim-reviews.route-errors', () => {
    const {rerender} = form({
      errors: {title: 'Too loud.'},
      defaultValues: {rating: 2, title: 'LOUD', text: 'Fine.', author: 'A customer'},
    });
    expect(held()).toEqual({
      productId: 'p-101',
      rating: '2',
      title: 'LOUD',
      text: 'Fine.',
      author: 'A customer',
    });
    expect(field('Headline').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(document.body);
    const next = (given: ReviewErrors) => (
      <ReviewsForm productId="p-101" action="/reviews" locale="en-IE" errors={given} />
    );
    rerender(next({text: 'Write more.'}));
    expect(screen.queryByText('Too loud.')).toBeNull();
    expect(screen.getByText('Write more.')).toBeTruthy();
  });

  it('thanks on the page that a route leads to, without moving the focus @claim-reviews.sent', () => {
    const {container} = form({sent: true, labels: {sentText: 'Within two days.'}});
    expect(container.querySelector('form')).toBeNull();
    expect(container.textContent).toBe('Thank you for your reviewWithin two days.');
    expect(document.activeElement).toBe(document.body);
  });

  it('works without scripts for a server function, and has no javascript: address for another @claim-reviews.server-function @claim-reviews.no-javascript-url', () => {
    const served = Object.assign(() => Promise.resolve(undefined), {
      $$FORM_ACTION: () => ({
        name: '$ACTION_ID',
        method: 'POST',
        encType: 'multipart/form-data',
        data: null,
      }),
    });
    const html = (action: Props['action']) =>
      renderToString(<ReviewsForm productId="p" action={action} locale="en-IE" />);
    expect(html(served)).toContain('name="$ACTION_ID"');
    const plain = html(() => undefined);
    expect(plain).toMatch(/<form[^>]*method="post"/);
    expect(plain).not.toContain('javascript:');
  });

  it('has its own fields above the button', () => {
    form({children: <p>Our rules for reviews</p>});
    const rules = screen.getByText('Our rules for reviews');
    expect(rules.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
