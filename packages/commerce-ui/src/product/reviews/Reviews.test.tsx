import {
  ReviewsForm,
  ReviewsList,
  ReviewsListDataAttributes,
  ReviewsSummary,
} from '@storefront-toolkit/commerce-ui/product/reviews';
import {jacketDistribution, jacketReviews, rainJacket} from '@storefront-toolkit/fixtures/catalog';
import type {RatingDistribution, Review} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {cleanup, render, screen, within} from '@testing-library/react';
import fc from 'fast-check';
import type {ComponentProps} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const {rating} = rainJacket;

describeConformance(
  'ReviewsSummary',
  <ReviewsSummary rating={rating} distribution={jacketDistribution} locale="en-IE" />,
  HTMLDivElement,
);
describeConformance(
  'ReviewsList',
  <ReviewsList reviews={jacketReviews} locale="en-IE" />,
  HTMLDivElement,
);
describeConformance(
  'ReviewsForm',
  <ReviewsForm productId="p-1" action="/reviews" locale="en-IE" />,
  HTMLDivElement,
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

/** The text that a screen reader gets. */
function heardIn(element: Element | null | undefined) {
  const copy = element!.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}

function summary(props: Partial<ComponentProps<typeof ReviewsSummary>> = {}) {
  const {container} = render(
    <ReviewsSummary rating={rating} distribution={jacketDistribution} locale="en-IE" {...props} />,
  );
  const rows = [...container.querySelectorAll('li')];
  return {
    container,
    rows,
    texts: rows.map(heardIn),
    widths: rows.map((row) => Number(row.querySelector('rect')?.getAttribute('width') ?? 0)),
  };
}

describe('ReviewsSummary', () => {
  it('says each share in words, and draws it @claim-reviews.share', () => {
    const {texts, widths} = summary();
    expect(texts).toEqual([
      '5 stars: 94 ratings, 73%',
      '4 stars: 22 ratings, 17%',
      '3 stars: 8 ratings, 6%',
      '2 stars: 2 ratings, 2%',
      '1 star: 2 ratings, 2%',
    ]);
    expect(widths).toEqual([73, 17, 6, 2, 2]);
    expect(screen.getByRole('list', {name: 'Ratings by number of stars'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it('has the average once for a screen reader', () => {
    const {container} = summary({distribution: undefined});
    expect(heardIn(container)).toBe('4.6 out of 5, 128 ratings');
    expect(container.querySelector('ul')).toBeNull();
  });

  it('calls only none 0 %, and only all 100 % @claim-reviews.rounding', () => {
    const distribution = {5: 398, 4: 1, 3: 1, 2: 0, 1: 0};
    const {widths, texts} = summary({distribution, rating: {average: 4.9, count: 400}});
    expect(widths).toEqual([99, 1, 1, 0, 0]);
    expect(texts[1]).toBe('4 stars: 1 rating, 1%');
    cleanup();
    const all = {5: 7, 4: 0, 3: 0, 2: 0, 1: 0};
    expect(summary({distribution: all, rating: {average: 5, count: 7}}).texts[0]).toBe(
      '5 stars: 7 ratings, 100%',
    );
  });

  it('links the rows that have reviews, and marks the current one @claim-reviews.star-links', () => {
    const distribution = {5: 3, 4: 0, 3: 1, 2: 0, 1: 0};
    summary({
      distribution,
      rating: {average: 4.5, count: 4},
      starsHref: '/jacket?stars={stars}#reviews',
      selectedStars: 3,
    });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/jacket?stars=5#reviews',
      '/jacket?stars=3#reviews',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
    cleanup();
    summary({starsHref: (stars) => `/of/${stars}`});
    expect(screen.getAllByRole('link')[4]!.getAttribute('href')).toBe('/of/1');
  });

  it('is in the language of the page', () => {
    const labels = {
      stars: {one: '{count} Stern', other: '{count} Sterne'},
      row: {
        one: '{stars}: {count} Bewertung, {share}',
        other: '{stars}: {count} Bewertungen, {share}',
      },
    };
    const distribution = {5: 1200, 4: 0, 3: 0, 2: 0, 1: 1};
    const {texts} = summary({
      distribution,
      rating: {average: 4.9, count: 1201},
      locale: 'de-DE',
      labels,
    });
    expect(texts[0]).toBe('5 Sterne: 1.200 Bewertungen, 99\u00a0%');
    expect(texts[4]).toBe('1 Stern: 1 Bewertung, 1\u00a0%');
  });

  it('has no style on the server @claim-reviews.no-inline-style', () => {
    const html = renderToString(
      <>
        <ReviewsSummary rating={rating} distribution={jacketDistribution} locale="en-IE" />
        <ReviewsList reviews={jacketReviews} locale="en-IE" />
      </>,
    );
    expect(html).toContain('<rect');
    expect(html).not.toContain('style=');
  });

  it('says that there are no ratings, without rows', () => {
    const none = {5: 0, 4: 0, 3: 0, 2: 0, 1: 0};
    const {container} = summary({rating: undefined, distribution: none});
    expect(container.textContent).toBe('No ratings yet');
    expect(errors).not.toHaveBeenCalled();
  });

  it('reports numbers that do not add up, and shows them @claim-reviews.adds-up', () => {
    const distribution = {5: 90, 4: 10, 3: 0, 2: 0, 1: 0};
    expect(summary({distribution}).widths).toEqual([90, 10, 0, 0, 0]);
    expect(lastError()).toMatch(
      /<ReviewsSummary> got a distribution of 100 ratings for a rating of 128/,
    );
    cleanup();
    summary({rating: undefined});
    expect(lastError()).toContain('got a distribution of 128 ratings for a rating of 0');
  });

  it.each([-3, 1.5, Number.NaN, undefined])('counts 0 for %s ratings, and reports it', (wrong) => {
    const distribution = {...jacketDistribution, 3: wrong} as RatingDistribution;
    expect(summary({distribution}).texts[2]).toBe('3 stars: 0 ratings, 0%');
    expect(lastError()).toContain(`got the number ${wrong} of ratings with 3 stars`);
  });

  it('reports an average out of range, an unknown locale and an address for all rows', () => {
    const {container} = summary({rating: {average: 92, count: 128}});
    expect(container.textContent).not.toContain('92');
    expect(lastError()).toContain('got the average 92');
    summary({locale: 'en_IE' as LocaleCode});
    expect(lastError()).toMatch(/<ReviewsSummary> got the locale "en_IE"/);
    summary({starsHref: '/jacket'});
    expect(lastError()).toContain('got the `starsHref` "/jacket" without `{stars}`');
  });

  it('draws every share between none and all, for any numbers', () => {
    const count = fc.oneof(fc.nat(10_000), fc.constant(0));
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), (counts) => {
        const [five, four, three, two, one] = counts;
        const total = counts.reduce((sum, number) => sum + number, 0);
        const {widths, rows} = summary({
          distribution: {5: five, 4: four, 3: three, 2: two, 1: one},
          rating: total === 0 ? undefined : {average: 3, count: total},
        });
        cleanup();
        expect(rows).toHaveLength(total === 0 ? 0 : 5);
        widths.forEach((width, index) => {
          expect(Math.abs(width - (100 * counts[index]!) / total)).toBeLessThanOrEqual(1);
          expect(width > 0).toBe(counts[index]! > 0);
          expect(width === 100).toBe(counts[index] === total);
        });
      }),
      {numRuns: 60},
    );
  });
});

const list = (reviews: readonly Review[], props = {}) =>
  render(<ReviewsList reviews={reviews} locale="en-IE" {...props} />).container;

const [first] = jacketReviews as [Review];

describe('ReviewsList', () => {
  it('has an article with a heading for each review @claim-reviews.articles', () => {
    list(jacketReviews, {headingLevel: 4});
    const articles = screen.getAllByRole('article');
    expect(articles).toHaveLength(jacketReviews.length);
    expect(within(articles[0]!).getByRole('heading', {level: 4}).textContent).toBe(first.title);
    expect(articles.map((one) => one.firstElementChild?.tagName)).toEqual(articles.map(() => 'H4'));
    expect(heardIn(articles[0])).toContain('5 out of 5');
    expect(heardIn(articles[0])).not.toContain('rating');
    expect(errors).not.toHaveBeenCalled();
  });

  it('names a review without a headline by its date @claim-reviews.untitled', () => {
    list([{...first, title: ' '}]);
    expect(screen.getByRole('heading').textContent).toBe('Review of 28 October 2026');
  });

  it('writes dates in the language of the page, in UTC @claim-reviews.dates', () => {
    const late = {...first, createdAt: '2026-03-09T23:59:00.000Z'} as const;
    const container = list([late], {locale: 'de-DE'});
    const time = container.querySelector('time');
    expect([time?.dateTime, time?.textContent]).toEqual([late.createdAt, '9. März 2026']);
    cleanup();
    expect(list([late]).querySelector('time')?.textContent).toBe('9 March 2026');
  });

  it('marks a purchase in words, and shows the answer of the store @claim-reviews.verified @claim-reviews.reply', () => {
    const container = list(jacketReviews);
    const marked = container.querySelectorAll(`[${ReviewsListDataAttributes.verified}]`);
    expect(marked).toHaveLength(jacketReviews.filter(({verified}) => verified).length);
    for (const article of container.querySelectorAll('article')) {
      const isMarked = article.hasAttribute(ReviewsListDataAttributes.verified);
      expect(article.textContent.includes('Verified purchase')).toBe(isMarked);
    }
    const answered = jacketReviews.find(({reply}) => reply)!;
    const article = screen.getByText(answered.text).closest('article')!;
    expect(article.textContent).toContain('Answer from the store3 October 2026');
    expect(article.textContent).toContain(answered.reply!.text);
  });

  it('makes paragraphs of lines, and lets each text have its own direction @claim-reviews.direction', () => {
    const container = list([{...first, title: undefined, text: 'One.\r\n\n  Two.\n', author: 'A'}]);
    const paragraphs = [...container.querySelectorAll('p[dir=auto]')];
    expect(paragraphs.map((one) => one.textContent)).toEqual(['One.', 'Two.']);
    expect(container.querySelector('bdi')?.textContent).toBe('A');
    cleanup();
    expect(list([first]).querySelector('h3')?.getAttribute('dir')).toBe('auto');
  });

  it('never reads a text as markup @claim-reviews.plain-text', () => {
    const text = '<img src=x onerror=alert(1)> & <b>bold</b>';
    const container = list([{...first, title: text, text, author: text}]);
    expect(container.querySelector('img, b')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe(text);
  });

  it('shows a rating without a text, a name or a purchase', () => {
    const container = list([{id: 'a', rating: 3, text: '', createdAt: '2026-03-09T10:00:00.000Z'}]);
    expect(heardIn(container)).toBe('Review of 9 March 20263 out of 59 March 2026');
    expect(errors).not.toHaveBeenCalled();
  });

  it('says that there are none yet @claim-reviews.empty', () => {
    expect(list([]).textContent).toBe('No reviews yet.');
    expect(screen.queryByRole('list')).toBeNull();
    expect(list([], {labels: {empty: 'Write the first.'}}).textContent).toBe('Write the first.');
  });

  it('reports reviews that share a key, and what is no moment or no rating', () => {
    list([first, {...first, title: 'Twice'}]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(lastError()).toMatch(/<ReviewsList> got an item twice/);
    cleanup();
    const container = list([{...first, createdAt: 'yesterday' as never}]);
    expect(container.querySelector('time')).toBeNull();
    expect(lastError()).toContain('got "yesterday" in place of a moment');
    cleanup();
    expect(list([{...first, rating: 9 as never}]).querySelector('svg svg')).toBeNull();
    expect(lastError()).toContain('got the average 9');
  });

  it('writes English for an unknown locale, and reports it', () => {
    const container = list([first], {locale: 'xx-YY'});
    expect(container.querySelector('time')?.textContent).toBe('October 28, 2026');
    expect(lastError()).toMatch(/<ReviewsList> got the locale "xx-YY"/);
  });
});
