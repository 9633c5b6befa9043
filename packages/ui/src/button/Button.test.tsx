import {cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Button, ButtonDataAttributes, ButtonLink, IconButton} from '@storefront-toolkit/ui/button';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const icon = <svg aria-hidden="true" />;

describeConformance('Button', <Button>Add to cart</Button>, HTMLButtonElement);
describeConformance('loading Button', <Button loading>Add to cart</Button>, HTMLButtonElement);
describeConformance('IconButton', <IconButton label="Close">{icon}</IconButton>, HTMLButtonElement);
describeConformance('ButtonLink', <ButtonLink href="/cart">Cart</ButtonLink>, HTMLAnchorElement);
describeConformance(
  'ButtonLink with render',
  <ButtonLink render={<CartLink />}>Cart</ButtonLink>,
  HTMLAnchorElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Button', () => {
  it('does not submit a form unless it is told to @claim-button.native', () => {
    render(
      <>
        <Button>Add to cart</Button>
        <Button type="submit">Place order</Button>
      </>,
    );
    expect(screen.getByRole<HTMLButtonElement>('button', {name: 'Add to cart'}).type).toBe(
      'button',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', {name: 'Place order'}).type).toBe(
      'submit',
    );
  });

  it.each(['primary', 'secondary', 'ghost', 'danger'] as const)('says that it is %s', (variant) => {
    render(<Button variant={variant}>Remove</Button>);
    const button = screen.getByRole('button');
    expect(button.getAttribute(ButtonDataAttributes.variant)).toBe(variant);
    expect(errors).not.toHaveBeenCalled();
  });

  it('gives every variant, size and width class names of its own', () => {
    const {container} = render(
      <>
        <Button>Pay</Button>
        <Button variant="secondary">Pay</Button>
        <Button variant="ghost">Pay</Button>
        <Button variant="danger">Pay</Button>
        <Button size="small">Pay</Button>
        <Button size="large">Pay</Button>
        <Button fullWidth>Pay</Button>
        <IconButton label="Pay">{icon}</IconButton>
      </>,
    );
    const classNames = [...container.children].map((button) => button.className);
    expect(new Set(classNames).size).toBe(classNames.length);
  });
});

describe('loading', () => {
  it('blocks activation for the button, its form and its ancestors @claim-button.loading-handler', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: {preventDefault(): void}) => event.preventDefault());
    const onAncestorClick = vi.fn();
    const form = (loading: boolean) => (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- stands for any ancestor that listens
      <form onSubmit={onSubmit} onClick={onAncestorClick}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Place order
        </Button>
      </form>
    );
    const {rerender} = render(form(true));
    const button = screen.getByRole('button');
    const click = createEvent.click(button);
    fireEvent(button, click);
    expect(click.defaultPrevented).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onAncestorClick).not.toHaveBeenCalled();

    rerender(form(false));
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps the element, the focus and the name @claim-button.loading', () => {
    const {rerender} = render(<Button>Update cart</Button>);
    const button = screen.getByRole('button', {name: 'Update cart'});
    button.focus();
    rerender(<Button loading>Update cart</Button>);
    expect(screen.getByRole('button', {name: 'Update cart'})).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute(ButtonDataAttributes.loading)).toBe(true);
    rerender(<Button>Update cart</Button>);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(button.hasAttribute(ButtonDataAttributes.loading)).toBe(false);
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton label="Remove Wool scarf">{icon}</IconButton>);
    expect(screen.getByRole('button', {name: 'Remove Wool scarf'})).toBeTruthy();
  });

  it('needs the label by its type', () => {
    // @ts-expect-error: without a label nobody can tell what the icon means
    const unnamed = <IconButton>{icon}</IconButton>;
    expect(unnamed).toBeTruthy();
  });
});

describe('ButtonLink', () => {
  function RouterLink({to, children, ...props}: ComponentProps<'a'> & {to?: string}) {
    return (
      <a {...props} href={to} data-router="">
        {children}
      </a>
    );
  }

  it('renders a link @claim-button.native', () => {
    render(<ButtonLink href="/checkout">Check out</ButtonLink>);
    expect(screen.getByRole('link', {name: 'Check out'}).getAttribute('href')).toBe('/checkout');
  });

  it('renders the link of a router, whose own props win', () => {
    render(
      <ButtonLink id="mine" render={<RouterLink to="/checkout" id="its" className="router" />}>
        Check out
      </ButtonLink>,
    );
    const link = screen.getByRole('link', {name: 'Check out'});
    expect(link.getAttribute('href')).toBe('/checkout');
    expect(link.dataset.router).toBe('');
    expect(link.id).toBe('its');
    expect(link.classList).toContain('router');
    expect(link.classList).toContain('bg-brand');
  });
});

describe('wrong use is reported in development', () => {
  it.each([
    ['an href on a button', <Button {...{href: '/cart'}}>Cart</Button>, 'Use <ButtonLink href>'],
    ['a button without a name', <Button />, 'Give it text as children'],
    [
      'an icon without a label',
      <IconButton label="">{icon}</IconButton>,
      'Say what the button does',
    ],
    ['a link without a target', <ButtonLink>Cart</ButtonLink>, 'Pass `href`'],
  ])('%s', (_case, element, remedy) => {
    render(element);
    expect(errors).toHaveBeenCalledOnce();
    const message = String(errors.mock.lastCall?.[0]);
    expect(message).toMatch(/^Storefront Toolkit: </);
    expect(message).toContain(remedy);
    render(element);
    expect(errors).toHaveBeenCalledOnce();
  });

  it('and right use is not', () => {
    render(
      <>
        <Button>0 items</Button>
        <Button aria-label="Pay">{null}</Button>
        <IconButton label="Close">{icon}</IconButton>
        <ButtonLink href="/cart">Cart</ButtonLink>
        <ButtonLink render={<CartLink />}>Cart</ButtonLink>
      </>,
    );
    expect(errors).not.toHaveBeenCalled();
  });
});

function CartLink({children, ...props}: ComponentProps<'a'>) {
  return (
    <a {...props} href="/cart">
      {children}
    </a>
  );
}
