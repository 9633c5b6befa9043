import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {
  CarouselContent,
  CarouselDataAttributes,
  CarouselItem,
  CarouselNext,
  CarouselPause,
  CarouselPicker,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';
import type {ReactElement} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

/** Missing in jsdom. Slides are 100 wide, so that Embla has places to rest at. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', Observer);
vi.stubGlobal('ResizeObserver', Observer);
// Embla reports its state outside of what React's `act` sees.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let reducedMotion = false;
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: reducedMotion && query.includes('reduce'),
  addEventListener() {},
  removeEventListener() {},
}));
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: {get: () => 100, configurable: true},
  offsetHeight: {get: () => 100, configurable: true},
  offsetLeft: {
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    },
    configurable: true,
  },
});

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  reducedMotion = false;
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  forgetAnnouncements();
  vi.useRealTimers();
  errors.mockRestore();
});

const inRoot = (element: ReactElement) => (
  <CarouselRoot label="Offers" interval={5}>
    <CarouselPause key="pause" />
    {element}
  </CarouselRoot>
);
describeConformance(
  'CarouselRoot',
  <CarouselRoot label="Offers">
    <CarouselContent>
      <CarouselItem>Scarf</CarouselItem>
    </CarouselContent>
  </CarouselRoot>,
  HTMLElement,
);
describeConformance('CarouselContent', <CarouselContent />, HTMLDivElement, {wrap: inRoot});
describeConformance('CarouselItem', <CarouselItem />, HTMLDivElement, {wrap: inRoot});
describeConformance('CarouselPicker', <CarouselPicker />, HTMLDivElement, {wrap: inRoot});
describeConformance('CarouselNext', <CarouselNext />, HTMLButtonElement, {wrap: inRoot});
describeConformance('CarouselPrevious', <CarouselPrevious />, HTMLButtonElement, {wrap: inRoot});
describeConformance('CarouselPause', <CarouselPause />, HTMLButtonElement, {
  wrap: (element) => (
    <CarouselRoot label="Offers" interval={5}>
      {element}
    </CarouselRoot>
  ),
});

const carousel = (props: {interval?: number; loop?: boolean} = {}) => (
  <CarouselRoot label="Offers" {...props}>
    <CarouselPause />
    <CarouselPrevious />
    <CarouselNext />
    <CarouselPicker />
    <CarouselContent>
      <CarouselItem>Scarf</CarouselItem>
      <CarouselItem label="Hat, {current} of {count}">Hat</CarouselItem>
      {/* Embla reads the margin of the last slide, for which jsdom has no default. */}
      <CarouselItem style={{marginRight: 0}}>Gloves</CarouselItem>
    </CarouselContent>
  </CarouselRoot>
);
const heard = (text: string) => vi.waitFor(() => expect(announced().at(-1)).toBe(text));
const root = () => screen.getByRole('region', {name: 'Offers'});
const button = (name: string) => screen.getByRole('button', {name});

describe('Carousel', () => {
  it('names itself and its slides @claim-carousel.roles', () => {
    render(carousel());
    expect(root().getAttribute('aria-roledescription')).toBe('carousel');
    const slides = root().querySelectorAll('[aria-roledescription=slide]');
    expect([...slides].map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      'Hat, 2 of 3',
      '3 of 3',
    ]);
  });

  it('takes words of yours for its roles @claim-carousel.roles', () => {
    render(
      <CarouselRoot label="Angebote" roleText="Karussell">
        <CarouselContent>
          <CarouselItem roleText="Folie">Schal</CarouselItem>
        </CarouselContent>
      </CarouselRoot>,
    );
    const region = screen.getByRole('region', {name: 'Angebote'});
    expect(region.getAttribute('aria-roledescription')).toBe('Karussell');
    expect(region.querySelector('[aria-roledescription=Folie]')?.textContent).toBe('Schal');
  });

  it('goes on and back, says where it is, and stops at the ends without losing the focus @claim-carousel.status @claim-carousel.ends', async () => {
    render(carousel());
    expect(root().hasAttribute(CarouselDataAttributes.ready)).toBe(true);
    expect(button('Previous slide').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Previous slide'));
    expect(announced()).toEqual([]);
    button('Next slide').focus();
    fireEvent.click(button('Next slide'));
    await heard('Slide 2 of 3');
    fireEvent.click(button('Next slide'));
    await heard('Slide 3 of 3');
    expect(button('Next slide').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Next slide'));
    fireEvent.click(button('Previous slide'));
    await heard('Slide 2 of 3');
  });

  it('goes to the slide of a dot and marks it @claim-carousel.roles', async () => {
    render(carousel());
    fireEvent.click(button('Slide 3 of 3'));
    await heard('Slide 3 of 3');
    expect(button('Slide 3 of 3').getAttribute('aria-current')).toBe('true');
    expect(button('Slide 1 of 3').hasAttribute('aria-current')).toBe(false);
  });

  it('has no button to stop what does not turn by itself', () => {
    render(carousel());
    expect(screen.queryByRole('button', {name: /automatic/})).toBeNull();
  });
});

describe('slides that turn by themselves', () => {
  const pass = (seconds: number) => {
    act(() => {
      vi.advanceTimersByTime(seconds * 1000);
    });
  };
  const selected = () =>
    screen.getAllByRole('button').findIndex((one) => one.hasAttribute('aria-current')) - 2;
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
  });

  it('come after the interval, begin again after the last one, and are not announced @claim-carousel.status', async () => {
    render(carousel({interval: 5}));
    expect(root().hasAttribute(CarouselDataAttributes.rotating)).toBe(true);
    const start = selected();
    pass(5);
    expect(selected()).toBe(start + 1);
    pass(5);
    expect(selected()).toBe(start + 2);
    pass(5);
    expect(selected()).toBe(start);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(announced()).toEqual([]);
  });

  it('stand once they are stopped, and turn again when asked', () => {
    render(carousel({interval: 5}));
    const start = selected();
    fireEvent.click(button('Stop automatic slides'));
    pass(20);
    expect(selected()).toBe(start);
    fireEvent.click(button('Start automatic slides'));
    pass(5);
    expect(selected()).toBe(start + 1);
  });

  it('stand under the pointer and go on behind it', () => {
    render(carousel({interval: 5}));
    const start = selected();
    const enter = new MouseEvent('pointerover', {bubbles: true});
    Object.defineProperty(enter, 'pointerType', {value: 'mouse'});
    fireEvent(root(), enter);
    pass(20);
    expect(selected()).toBe(start);
    fireEvent(root(), new MouseEvent('pointerout', {bubbles: true, relatedTarget: document.body}));
    pass(5);
    expect(selected()).toBe(start + 1);
  });

  it('wait to be asked with reduced motion @claim-carousel.reduced-motion', () => {
    reducedMotion = true;
    render(carousel({interval: 5}));
    const start = selected();
    pass(20);
    expect(selected()).toBe(start);
    fireEvent.click(button('Start automatic slides'));
    pass(5);
    expect(selected()).toBe(start + 1);
  });
});

describe('wrong use', () => {
  it.each([
    ['no label', <CarouselRoot label="" />, 'Say what it shows'],
    [
      'too fast',
      <CarouselRoot label="A" interval={2}>
        <CarouselPause />
      </CarouselRoot>,
      'Set `interval` to 5 or more, in seconds',
    ],
    ['no way to stop it', <CarouselRoot label="B" interval={6} />, 'Put a <CarouselPause />'],
  ])('is reported in development: %s @claim-carousel.reports-no-stop', (_case, element, remedy) => {
    render(element);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });

  it('and right use is not', () => {
    render(carousel({interval: 5}));
    expect(errors).not.toHaveBeenCalled();
  });

  it('says so when a part has no root', () => {
    expect(() => render(<CarouselNext />)).toThrow(/<CarouselNext> is outside of a <CarouselRoot>/);
  });
});
