import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {ErrorSummary, type FormError} from '@storefront-toolkit/ui/forms/error-summary';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const errors = [
  {message: 'Enter a city that we deliver to', controlId: 'city'},
  {message: 'We could not reach your bank'},
];

// Missing in jsdom: the attribute is global, and React compares the property.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus');
  },
});

describeConformance('ErrorSummary', <ErrorSummary errors={errors} />, HTMLElement);
describeConformance('ErrorSummary without errors', <ErrorSummary />, HTMLElement);

beforeEach(() => {
  vi.useFakeTimers();
  // Missing in jsdom.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const summary = () => screen.queryByRole('region', {name: 'There is a problem'});
const links = () => screen.queryAllByRole('link').map(({textContent}) => textContent);
const submit = () => {
  act(() => document.querySelector('form')!.requestSubmit());
  act(() => void vi.runAllTimers());
};

describe('errors of the browser', () => {
  const form = (
    <form onSubmit={(event) => event.preventDefault()}>
      <ErrorSummary />
      <Field label="Name" required messages={{valueMissing: 'Enter your name'}}>
        <Input />
      </Field>
      <Field label="Email" required>
        <Input type="email" />
      </Field>
      <RadioGroup name="to" label="Delivery" required messages={{valueMissing: 'Choose how'}}>
        <RadioGroupItem value="home">Home</RadioGroupItem>
        <RadioGroupItem value="store">Store</RadioGroupItem>
      </RadioGroup>
      <Field required messages={{valueMissing: 'Accept the terms'}}>
        <Checkbox>I accept the terms</Checkbox>
      </Field>
      <label>
        Note <input name="note" required />
      </label>
    </form>
  );
  const name = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Name'});

  it('are listed once for each field, in its words, when a submission fails @claim-error-summary.collects @claim-error-summary.same-words', () => {
    render(form);
    expect(summary()).toBeNull();
    submit();
    const email = screen.getByRole<HTMLInputElement>('textbox', {name: 'Email'});
    expect(links()).toEqual([
      'Enter your name',
      `Email: ${email.validationMessage}`,
      'Choose how',
      'Accept the terms',
      `Note: ${email.validationMessage}`,
    ]);
  });

  it('move the focus to the summary, not to the first control @claim-error-summary.focus', () => {
    render(form);
    const focused = vi.fn();
    name().addEventListener('focus', focused);
    submit();
    expect(document.activeElement).toBe(summary());
    expect(focused).not.toHaveBeenCalled();
    expect(name().getAttribute('aria-invalid')).toBe('true');
  });

  it('link to the control, and to the first one of a group @claim-error-summary.links', () => {
    render(form);
    submit();
    fireEvent.click(screen.getByRole('link', {name: 'Enter your name'}));
    expect(document.activeElement).toBe(name());
    fireEvent.click(screen.getByRole('link', {name: 'Choose how'}));
    expect(document.activeElement).toBe(screen.getByRole('radio', {name: 'Home'}));
    fireEvent.click(screen.getByRole('link', {name: 'Accept the terms'}));
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
      expect(document.getElementById(decodeURIComponent(link.hash.slice(1)))).toBeTruthy();
    }
  });

  it('stay while they are fixed, take the focus again, and go when the form is sent or reset @claim-error-summary.stays', () => {
    render(form);
    submit();
    name().focus();
    fireEvent.input(name(), {target: {value: 'Ada'}});
    expect(links()).toHaveLength(5);
    submit();
    expect(links()).toHaveLength(4);
    expect(document.activeElement).toBe(summary());
    act(() => document.querySelector('form')!.reset());
    expect(summary()).toBeNull();
    submit();
    for (const control of document.querySelectorAll('input')) control.required = false;
    submit();
    expect(summary()).toBeNull();
  });

  it('are found in a form elsewhere', () => {
    render(
      <>
        <ErrorSummary form="contact" />
        <form id="contact">
          <input aria-label="Question" required />
        </form>
      </>,
    );
    submit();
    expect(links()).toEqual([expect.stringMatching(/^Question: /)]);
  });
});

describe('errors of the server', () => {
  it('are a whole list in the served HTML, which asks the browser for the focus @claim-error-summary.no-script', () => {
    const html = renderToString(<ErrorSummary errors={errors} />);
    const served = new DOMParser().parseFromString(html, 'text/html');
    const section = served.querySelector('section')!;
    expect([section.hidden, section.tabIndex, section.autofocus]).toEqual([false, -1, true]);
    expect(served.querySelector('a')?.getAttribute('href')).toBe('#city');
    expect([...served.querySelectorAll('li')].map(({textContent}) => textContent)).toEqual(
      errors.map(({message}) => message),
    );
    expect(renderToString(<ErrorSummary errors={errors} focusOnLoad={false} />)).not.toContain(
      'autofocus',
    );
  });

  it('move the focus when they arrive, but not when the page renders again @claim-error-summary.focus', () => {
    const page = (list: readonly FormError[]) => (
      <>
        <ErrorSummary errors={list} />
        <input id="city" aria-label="City" />
      </>
    );
    const {rerender} = render(page([]));
    const city = screen.getByRole('textbox');
    city.focus();
    expect(summary()).toBeNull();
    rerender(page(errors));
    expect(document.activeElement).toBe(summary());
    city.focus();
    rerender(page(structuredClone(errors)));
    expect(document.activeElement).toBe(city);
  });

  it('leave the focus where it is at first, if asked to', () => {
    render(<ErrorSummary errors={errors} focusOnLoad={false} />);
    expect(document.activeElement).toBe(document.body);
    cleanup();
    render(<ErrorSummary errors={errors} />);
    expect(document.activeElement).toBe(summary());
  });

  it('leave the focus to readers who have moved it before scripts ran', () => {
    const container = document.body.appendChild(document.createElement('div'));
    const page = (
      <>
        <ErrorSummary errors={errors} />
        <input id="city" aria-label="City" />
      </>
    );
    container.innerHTML = renderToString(page);
    screen.getByRole('textbox').focus();
    render(page, {container, hydrate: true});
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('are text, whatever they contain', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    render(<ErrorSummary errors={[{message: hostile, controlId: 'no such control'}]} />);
    fireEvent.click(screen.getByRole('link', {name: hostile}));
    expect(document.querySelector('img')).toBeNull();
  });

  it('are replaced by those of the browser', () => {
    render(
      <form>
        <ErrorSummary errors={errors} />
        <input id="city" aria-label="City" required />
      </form>,
    );
    submit();
    expect(links()).toEqual([expect.stringMatching(/^City: /)]);
  });
});

it('says with a heading and a name what it is, and reads its errors with it @claim-error-summary.name', () => {
  render(<ErrorSummary errors={errors} level={3} title="Fix this" />);
  const region = screen.getByRole('region', {name: 'Fix this'});
  expect(screen.getByRole('heading', {level: 3, name: 'Fix this'})).toBeTruthy();
  const description = document.getElementById(region.getAttribute('aria-describedby')!);
  expect(description?.textContent).toBe(errors.map(({message}) => message).join(''));
  expect(region.closest('[role=alert], [aria-live]')).toBeNull();
});
