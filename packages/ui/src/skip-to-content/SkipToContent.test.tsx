import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {SkipToContent} from '@storefront-toolkit/ui/skip-to-content';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

describeConformance('SkipToContent', <SkipToContent />, HTMLAnchorElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('SkipToContent', () => {
  it('leads to the main content by default @claim-skip-to-content.link', () => {
    render(<SkipToContent />);
    const link = screen.getByRole('link', {name: 'Skip to the content'});
    expect(link.getAttribute('href')).toBe('#main');
    expect(errors).not.toHaveBeenCalled();
  });

  it('can lead elsewhere, in other words', () => {
    render(<SkipToContent href="#results">Skip to the results</SkipToContent>);
    const link = screen.getByRole('link', {name: 'Skip to the results'});
    expect(link.getAttribute('href')).toBe('#results');
  });

  it.each(['/cart', '#', 'main'])('reports the target %j', (href) => {
    render(<SkipToContent href={href} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <SkipToContent> got the `href`.*Pass the id of the main content/,
    );
  });
});
