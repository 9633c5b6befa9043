import {cleanup, render, screen, within} from '@testing-library/react';
import {collectProblems} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {ProblemReport} from '@storefront-toolkit/ui/problem-report';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const problem: IntegrationProblem = {
  vendor: 'shopify',
  kind: 'commerce',
  operation: 'getProducts',
  missing: 'product',
  path: 'data.nodes[1].title',
  reason: 'is not a text',
};

describeConformance('ProblemReport', <ProblemReport problems={[problem]} />, HTMLElement);

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

describe('ProblemReport', () => {
  it('names the part, the vendor, the path and the reason of each problem', () => {
    render(<ProblemReport problems={[problem, {...problem, missing: 'block'}]} />);
    const items = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'product (shopify, getProducts): data.nodes[1].title is not a text',
      'block (shopify, getProducts): data.nodes[1].title is not a text',
    ]);
  });

  it('is a landmark whose name says how much is missing @claim-problem-report.landmark', () => {
    const {rerender} = render(<ProblemReport problems={[problem]} />);
    const nameOf = () => screen.getByRole('complementary').getAttribute('aria-label');
    expect(nameOf()).toBe('1 part of this page is missing');
    rerender(<ProblemReport problems={[problem, problem]} />);
    expect(nameOf()).toBe('2 parts of this page are missing');
    rerender(<ProblemReport problems={[problem]} title="Ein Teil fehlt" />);
    expect(nameOf()).toBe('Ein Teil fehlt');
    expect(screen.getByText('Ein Teil fehlt').tagName).toBe('P');
  });

  it('renders nothing in production, unless it is told to @claim-problem-report.production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(renderToStaticMarkup(<ProblemReport problems={[problem]} />)).toBe('');
    expect(renderToStaticMarkup(<ProblemReport shown problems={[problem]} />)).toContain('title');
  });

  it('renders nothing when nothing is missing', () => {
    expect(renderToStaticMarkup(<ProblemReport shown problems={[]} />)).toBe('');
  });

  it('shows what a context collected', () => {
    const request = {locale: 'en-IE', currency: 'EUR', preview: false, audiences: []} as const;
    const {context, problems} = collectProblems(request);
    context.onProblem?.(problem);
    render(<ProblemReport problems={problems} />);
    expect(screen.getByText('data.nodes[1].title')).toBeTruthy();
  });

  it('shows nothing as markup that a vendor sent @claim-problem-report.text', () => {
    const path = '<img src=x onerror=alert(1)>';
    const markup = renderToStaticMarkup(<ProblemReport shown problems={[{...problem, path}]} />);
    expect(markup).toContain('&lt;img src=x');
    expect(markup).not.toContain('<img');
  });
});
