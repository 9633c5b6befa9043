import {cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {BackToTop, BackToTopDataAttributes} from '@storefront-toolkit/ui/back-to-top';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

describeConformance('BackToTop', <BackToTop />, HTMLAnchorElement);
describeConformance('sticky BackToTop', <BackToTop position="sticky" />, HTMLAnchorElement);

let errors: MockInstance<typeof console.error>;
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
let reducedMotion = false;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({matches: reducedMotion}));
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
  scrollTo.mockReset();
  reducedMotion = false;
  vi.unstubAllGlobals();
});

/** A box of 300 pixels that holds the link. */
function Box({href}: {href?: string}) {
  return (
    <div data-testid="box" style={{overflowY: 'auto'}}>
      <h2 id="orders">Your orders</h2>
      <BackToTop position="sticky" {...(href && {href})} />
    </div>
  );
}

function renderBox(href?: string) {
  render(<Box {...(href && {href})} />);
  const box = screen.getByTestId('box');
  Object.defineProperty(box, 'clientHeight', {value: 300});
  box.scrollTo = scrollTo as typeof box.scrollTo;
  return {box, link: screen.getByRole('link')};
}

describe('BackToTop', () => {
  it('shows once more than a screenful has been scrolled past', () => {
    const {box, link} = renderBox();
    const isVisible = () => link.hasAttribute(BackToTopDataAttributes.visible);
    expect(isVisible()).toBe(false);
    box.scrollTop = 300;
    fireEvent.scroll(box);
    expect(isVisible()).toBe(false);
    box.scrollTop = 301;
    fireEvent.scroll(box);
    expect(isVisible()).toBe(true);
    box.scrollTop = 0;
    fireEvent.scroll(box);
    expect(isVisible()).toBe(false);
    expect(errors).not.toHaveBeenCalled();
  });

  it('scrolls its box and moves the focus to the start of it @claim-back-to-top.focus', () => {
    const {box, link} = renderBox();
    fireEvent.click(link);
    expect(scrollTo.mock.lastCall).toEqual([{top: 0, behavior: 'smooth'}]);
    expect(document.activeElement).toBe(box);
    box.blur();
    expect(box.hasAttribute('tabindex')).toBe(false);
  });

  it('moves the focus to the element that it is given', () => {
    const {link} = renderBox('#orders');
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('scrolls the page where no box scrolls', () => {
    render(<BackToTop />);
    fireEvent.click(screen.getByRole('link'));
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(document.body);
  });

  it('listens passively, and changes when it shows or hides alone @claim-back-to-top.passive', () => {
    const listen = vi.spyOn(HTMLElement.prototype, 'addEventListener');
    const {box} = renderBox();
    expect(listen).toHaveBeenCalledWith('scroll', expect.any(Function), {passive: true});
    listen.mockRestore();
    const changes = new MutationObserver(() => {});
    changes.observe(box, {subtree: true, attributes: true, childList: true, characterData: true});
    for (const top of [10, 200, 300, 301, 400, 900, 301, 20, 0]) {
      box.scrollTop = top;
      fireEvent.scroll(box);
    }
    expect(changes.takeRecords().map(({attributeName}) => attributeName)).toEqual([
      BackToTopDataAttributes.visible,
      BackToTopDataAttributes.visible,
    ]);
  });

  it('does not move what a reader asked not to move @claim-back-to-top.reduced-motion', () => {
    reducedMotion = true;
    const {link} = renderBox();
    fireEvent.click(link);
    expect(scrollTo.mock.lastCall).toEqual([{top: 0, behavior: 'instant'}]);
  });

  it('leaves a click with a modifier to the browser, and one that your handler prevents', () => {
    render(<BackToTop onClick={(event) => event.shiftKey && event.preventDefault()} />);
    const link = screen.getByRole('link');
    const withControl = createEvent.click(link, {ctrlKey: true});
    fireEvent(link, withControl);
    expect(withControl.defaultPrevented).toBe(false);
    fireEvent.click(link, {shiftKey: true});
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(['/cart', '#'])('reports the target %j', (href) => {
    render(<BackToTop href={href} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <BackToTop> got the `href`.*Pass the id/,
    );
  });
});
