import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {carePage} from '@storefront-toolkit/fixtures/cms';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

describeConformance('ArticlePage', <ArticlePage page={carePage} />, HTMLElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const outline = () =>
  screen.getAllByRole('heading').map(({tagName, textContent}) => `${tagName} ${textContent}`);

describe('ArticlePage', () => {
  it('is an article that its heading names, with the text below @claim-articlepage.name', () => {
    render(<ArticlePage page={carePage} />);
    const article = screen.getByRole('article', {name: carePage.heading});
    expect(article.textContent).toContain('A rain jacket stays tight when it is washed.');
    expect(screen.getByRole('img').getAttribute('width')).toBe('1600');
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([1, 2, 3] as const)(
    'has an outline without gaps below level %i @claim-articlepage.outline',
    (headingLevel) => {
      render(<ArticlePage page={carePage} headingLevel={headingLevel} />);
      expect(outline()).toEqual([
        `H${headingLevel} How to care for a rain jacket`,
        `H${headingLevel + 1} How to wash it`,
        `H${headingLevel + 2} What you need`,
      ]);
    },
  );

  it('shows what belongs between heading and text, and no room without @claim-articlepage.default-level', () => {
    const {rerender} = render(<ArticlePage page={carePage} meta="Five minutes" />);
    const meta = screen.getByText('Five minutes');
    expect(meta.previousElementSibling?.tagName).toBe('H1');
    rerender(<ArticlePage page={carePage} />);
    expect(screen.getByRole('article').childElementCount).toBe(2);
  });

  it('gives links the addresses of the store', () => {
    render(<ArticlePage page={carePage} hrefOf={() => '/en/rain-jacket'} />);
    expect(screen.getByRole('link', {name: 'Our rain jacket'}).getAttribute('href')).toBe(
      '/en/rain-jacket',
    );
  });

  it('reports a page without a text @claim-articlepage.reports', () => {
    render(<ArticlePage page={{...carePage, body: []}} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain(
      'without a text, so shoppers see only a heading',
    );
  });
});
