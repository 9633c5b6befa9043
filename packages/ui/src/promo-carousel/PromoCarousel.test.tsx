import type {PromoCarouselBlock} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {PromoCarousel, type PromoCarouselSlide} from '@storefront-toolkit/ui/promo-carousel';
import {CarouselDataAttributes} from '@storefront-toolkit/ui/carousel';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const block: PromoCarouselBlock = {
  type: 'PromoCarousel',
  id: 'offers',
  label: 'Offers',
  slides: [
    {type: 'PromoText', id: 'shipping', text: 'Free shipping'},
    {type: 'PromoText', id: 'returns', text: 'Free returns'},
  ],
};
const single: PromoCarouselBlock = {...block, slides: block.slides.slice(0, 1)};
const renderBlock = (slide: PromoCarouselSlide) =>
  slide.type === 'PromoText' && <p>{slide.text}</p>;

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  // jsdom has no layout; Embla asks for these.
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
  vi.unstubAllGlobals();
});

describeConformance(
  'PromoCarousel',
  <PromoCarousel block={block} renderBlock={renderBlock} />,
  HTMLElement,
);
describeConformance(
  'PromoCarousel of one',
  <PromoCarousel block={single} renderBlock={renderBlock} />,
  HTMLElement,
);

const names = (role: string) =>
  screen.getAllByRole(role, {hidden: true}).map((one) => one.getAttribute('aria-label'));

describe('PromoCarousel', () => {
  it('renders each slide in order, in a carousel with its name @claim-promo-carousel.pattern', () => {
    render(<PromoCarousel block={block} renderBlock={renderBlock} />);
    const region = screen.getByRole('region', {name: 'Offers'});
    expect(region.getAttribute('aria-roledescription')).toBe('carousel');
    expect(region.getAttribute(CarouselDataAttributes.transition)).toBe('slide');
    const texts = [...region.querySelectorAll('[aria-roledescription=slide] p')];
    expect(texts.map(({textContent}) => textContent)).toEqual(['Free shipping', 'Free returns']);
    expect(screen.queryByRole('button', {name: /automatic/})).toBeNull();
    expect(errors).not.toHaveBeenCalled();
  });

  it('has a button that stops slides which turn by themselves, and lets no slide be too short to read @claim-promo-carousel.interval', () => {
    render(<PromoCarousel block={{...block, interval: 2}} renderBlock={renderBlock} />);
    expect(screen.getByRole('button', {name: 'Stop automatic slides'})).toBeTruthy();
    // The carousel reports an interval below 5.
    expect(errors).not.toHaveBeenCalled();
  });

  it('has its controls before the slides, the one that stops them first @claim-promo-carousel.controls-first', () => {
    render(<PromoCarousel block={{...block, interval: 8}} renderBlock={renderBlock} />);
    const region = screen.getByRole('region', {name: 'Offers'});
    const order = [...region.querySelectorAll('button, [aria-roledescription=slide]')].map((one) =>
      one.tagName === 'BUTTON' ? one.getAttribute('aria-label') : 'slide',
    );
    expect(order[0]).toBe('Stop automatic slides');
    expect(order.indexOf('slide')).toBe(order.length - 2);
    expect(order.slice(-2)).toEqual(['slide', 'slide']);
  });

  it('takes the transition of the block, and words of the page', () => {
    const words = {
      next: 'Onward',
      previous: 'Back',
      carouselRole: 'row of offers',
      slideRole: 'offer',
    };
    render(
      <PromoCarousel
        block={{...block, transition: 'fade'}}
        renderBlock={renderBlock}
        words={words}
      />,
    );
    const region = screen.getByRole('region', {name: 'Offers'});
    expect(region.getAttribute(CarouselDataAttributes.transition)).toBe('fade');
    expect(region.getAttribute('aria-roledescription')).toBe('row of offers');
    expect(names('button')).toEqual(expect.arrayContaining(['Back', 'Onward']));
  });

  it('shows a single offer without controls', () => {
    render(<PromoCarousel block={single} renderBlock={renderBlock} />);
    expect(screen.getByRole('region', {name: 'Offers'}).textContent).toBe('Free shipping');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reports a block without slides', () => {
    render(<PromoCarousel block={{...block, slides: []}} renderBlock={renderBlock} />);
    expect(String(errors.mock.lastCall?.[0])).toMatch(/<PromoCarousel> .*without slides/);
  });
});
