import {
  RatingField,
  RatingFieldDataAttributes,
  StarRating,
  StarRatingDataAttributes,
} from '@storefront-toolkit/commerce-ui/product/rating';
import {products} from '@storefront-toolkit/fixtures/catalog';
import type {Rating} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import fc from 'fast-check';
import type {ComponentProps} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const RATING: Rating = {average: 4.6, count: 128};

describeConformance(
  'StarRating',
  <StarRating rating={RATING} locale="en-IE" href="#reviews" />,
  HTMLDivElement,
);
describeConformance(
  'RatingField',
  <RatingField name="rating" label="Your rating" locale="en-IE" />,
  HTMLFieldSetElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const lastError = () => String(errors.mock.lastCall?.[0]);

const shown = (
  rating: Rating | undefined,
  props: Partial<ComponentProps<typeof StarRating>> = {},
) => render(<StarRating rating={rating} locale="en-IE" {...props} />).container;

/** Takes the place of a router's link. */
const RouterLink = ({children, ...props}: ComponentProps<'a'> & {'data-router': string}) => (
  <a {...props}>{children}</a>
);

/** The text that a screen reader gets. */
function heardIn(container: HTMLElement) {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}

/** Width of the filled stars, in units of the drawing. */
const widthIn = (container: HTMLElement) =>
  Number(container.querySelector('svg svg')?.getAttribute('width') ?? 0);

describe('StarRating', () => {
  it('is one sentence for a screen reader, and figures for the eye @claim-rating.sentence', () => {
    const container = shown(RATING);
    expect(heardIn(container)).toBe('4.6 out of 5, 128 ratings');
    expect(
      [...container.querySelectorAll('span[aria-hidden]')].map((one) => one.textContent),
    ).toEqual(['4.6', '128 ratings']);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has the plural forms and the figures of its language @claim-rating.language', () => {
    expect(heardIn(shown({average: 5, count: 1}))).toBe('5 out of 5, 1 rating');
    const labels = {
      text: {
        one: '{average} von 5, {count} Bewertung',
        other: '{average} von 5, {count} Bewertungen',
      },
    };
    const german = shown({average: 4.25, count: 1234}, {locale: 'de-DE', labels});
    expect(heardIn(german)).toBe('4,3 von 5, 1.234 Bewertungen');
    expect(heardIn(shown({average: 3.5, count: 86}, {locale: 'ar-EG'}))).toContain('٣٫٥');
  });

  it('fills the exact fraction, between the points of a star @claim-rating.fraction', () => {
    const widths = [1, 2, 2.5, 3, 4.6, 5].map((average) => widthIn(shown({average, count: 3})));
    // Squares of 20 with gaps of 2; a star is 1.63 away from the edges of its square.
    expect(widths).toEqual([22, 44, 54, 66, 99.67, 110]);
    fc.assert(
      fc.property(fc.double({min: 1, max: 5, noNaN: true}), (average) => {
        const width = widthIn(shown({average, count: 3}));
        cleanup();
        const whole = Math.floor(average);
        expect(width).toBeGreaterThanOrEqual(whole * 22);
        expect(width).toBeLessThanOrEqual((whole + 1) * 22);
      }),
      {numRuns: 60},
    );
  });

  it('has no style and no script on the server @claim-rating.no-inline-style', () => {
    const html = renderToString(<StarRating rating={RATING} locale="en-IE" />);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/style=|<script| id=/);
  });

  it('is a link with an address, and no link without one @claim-rating.link', () => {
    shown(RATING, {href: '#reviews'});
    const link = screen.getByRole('link', {name: '4.6 out of 5, 128 ratings'});
    expect(link.getAttribute('href')).toBe('#reviews');
    cleanup();
    shown(RATING);
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    shown(RATING, {href: '#a', render: <RouterLink href="#own" className="own" data-router="" />});
    const routed = screen.getByRole('link');
    expect([routed.getAttribute('href'), routed.dataset.router]).toEqual(['#own', '']);
    expect([...routed.classList]).toEqual(expect.arrayContaining(['own', 'inline-flex']));
    expect(routed.textContent).toContain('128 ratings');
  });

  it('leaves out the count or the average, and says only what is shown of the count', () => {
    const bare = shown(RATING, {showAverage: false, showCount: false});
    expect(heardIn(bare)).toBe('4.6 out of 5');
    expect(bare.querySelector('span[aria-hidden]')).toBeNull();
    const counted = shown(RATING, {showAverage: false});
    expect(heardIn(counted)).toBe('4.6 out of 5, 128 ratings');
    expect(counted.querySelectorAll('span[aria-hidden]')).toHaveLength(1);
  });

  it('says that nobody has rated a product, or nothing @claim-rating.unrated', () => {
    const container = shown(undefined);
    expect(container.textContent).toBe('No ratings yet');
    expect(widthIn(container)).toBe(0);
    expect(container.firstElementChild?.getAttribute(StarRatingDataAttributes.unrated)).toBe('');
    expect(shown(undefined, {labels: {unrated: ''}}).innerHTML).toBe('');
    expect(errors).not.toHaveBeenCalled();
  });

  it('shows every product of the shop without a complaint', () => {
    for (const {rating} of products) {
      expect(shown(rating).textContent).toMatch(/ratings?$|No ratings yet/);
      cleanup();
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('reports a rating with no ratings, and says that there are none', () => {
    expect(shown({average: 0, count: 0}).textContent).toBe('No ratings yet');
    expect(lastError()).toMatch(/^Storefront Toolkit: <StarRating> got a rating with the count 0/);
  });

  it.each([0, 0.99, 5.01, 92, -1, Number.NaN, Infinity])(
    'shows nothing false: reports the average %s @claim-rating.range',
    (average) => {
      expect(shown({average, count: 3}).innerHTML).toBe('');
      expect(lastError()).toContain(`got the average ${average}, so it shows nothing`);
    },
  );

  it.each([-1, 2.5, Number.NaN, Infinity])(
    'shows the average without a count that is %s, and reports it',
    (count) => {
      expect(heardIn(shown({average: 4, count}))).toBe('4 out of 5');
      expect(lastError()).toContain(`got the count ${count}`);
    },
  );

  it.each(['en_IE', 'xx-XX', ''])('writes English for the unknown locale "%s"', (locale) => {
    const container = shown(RATING, {locale: locale as LocaleCode});
    expect(heardIn(container)).toBe('4.6 out of 5, 128 ratings');
    expect(lastError()).toContain(`got the locale "${locale}"`);
  });

  it('never throws, and never shows more than five stars', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (average, count) => {
        const container = shown({average, count});
        expect(widthIn(container)).toBeLessThanOrEqual(110);
        cleanup();
      }),
      {numRuns: 60},
    );
  });
});

const field = (props: Partial<ComponentProps<typeof RatingField>> = {}) => {
  render(<RatingField name="rating" label="Your rating" locale="en-IE" {...props} />);
  return {
    group: screen.getByRole('radiogroup'),
    radios: screen.getAllByRole<HTMLInputElement>('radio'),
  };
};

describe('RatingField', () => {
  it('is a group of five native radio buttons, each with its name @claim-rating.radios', () => {
    const {group, radios} = field({required: true});
    expect(group.tagName).toBe('FIELDSET');
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(radios.map(({labels}) => labels?.[0]?.textContent)).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(radios.map(({type, name, value, required}) => [type, name, value, required])).toEqual(
      ['1', '2', '3', '4', '5'].map((value) => ['radio', 'rating', value, true]),
    );
    expect(errors).not.toHaveBeenCalled();
  });

  it('calls back with a number, and keeps to the value of your state', () => {
    const onValueChange = vi.fn();
    const {radios} = field({value: 2, onValueChange});
    expect(radios.map(({checked}) => checked)).toEqual([false, true, false, false, false]);
    fireEvent.click(radios[3]!);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(radios[1]!.checked).toBe(true);
  });

  it('starts with a number of stars, and sends it', () => {
    const {container} = render(
      <form>
        <RatingField name="comfort" label="Comfort" locale="en-IE" defaultValue={4} />
      </form>,
    );
    const form = container.querySelector('form')!;
    expect(new FormData(form).get('comfort')).toBe('4');
    fireEvent.click(screen.getByRole('radio', {name: '2 stars'}));
    expect(new FormData(form).get('comfort')).toBe('2');
  });

  it('describes the group by its error, which is announced @claim-rating.error', () => {
    const {group} = field({error: 'Send it again.', description: 'Of the last order.'});
    const ids = group.getAttribute('aria-describedby')!.split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Of the last order.',
      'Send it again.',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Send it again.');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute(RatingFieldDataAttributes.invalid)).toBe('');
  });

  it('asks for a choice in its own words @claim-rating.missing', () => {
    const {group, radios} = field({required: true, labels: {missing: 'How many stars?'}});
    fireEvent.invalid(radios[0]!);
    expect(group.textContent).toContain('How many stars?');
    fireEvent.click(radios[2]!);
    expect(group.textContent).not.toContain('How many stars?');
  });

  it('names the stars in the language of the page', () => {
    const star = {one: '{count} Stern', other: '{count} Sterne'};
    const {radios} = field({locale: 'de-DE', labels: {star}});
    expect(radios.map(({labels}) => labels?.[0]?.textContent)).toEqual([
      '1 Stern',
      '2 Sterne',
      '3 Sterne',
      '4 Sterne',
      '5 Sterne',
    ]);
  });

  it.each([6, -1, 3.5, Number.NaN])('reports the value %s, and chooses no star', (value) => {
    const {radios} = field({defaultValue: value});
    expect(radios.some(({checked}) => checked)).toBe(false);
    expect(lastError()).toContain(`got the defaultValue ${value}`);
    cleanup();
    expect(field({value}).radios.some(({checked}) => checked)).toBe(false);
    expect(lastError()).toContain(`got the value ${value}`);
  });

  it('chooses no star for 0, and does not report it', () => {
    expect(field({value: 0}).radios.some(({checked}) => checked)).toBe(false);
    expect(errors).not.toHaveBeenCalled();
  });

  it('reports an unknown locale', () => {
    expect(field({locale: 'de_DE' as LocaleCode}).radios).toHaveLength(5);
    expect(lastError()).toMatch(/<RatingField> got the locale "de_DE"/);
  });
});
