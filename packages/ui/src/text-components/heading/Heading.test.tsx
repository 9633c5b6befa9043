import type {HeadingFontSize, TextAlignment, TextColorOptions} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  Heading,
  HeadingDataAttributes,
  type HeadingLevel,
} from '@storefront-toolkit/ui/text-components/heading';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('Heading', <Heading level={2}>Care</Heading>, HTMLHeadingElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Heading', () => {
  it.each<[HeadingLevel, HeadingFontSize]>([
    [1, '3xl'],
    [2, '2xl'],
    [3, 'xl'],
    [4, 'lg'],
    [5, 'base'],
    [6, 'base'],
  ])('of level %i has the size %s', (level, size) => {
    render(<Heading level={level}>Care</Heading>);
    const heading = screen.getByRole('heading', {level, name: 'Care'});
    expect(heading.getAttribute(HeadingDataAttributes.size)).toBe(size);
    expect(errors).not.toHaveBeenCalled();
  });

  it('takes a size that is not that of its level @claim-heading.size', () => {
    render(
      <Heading level={2} size="4xl">
        Care
      </Heading>,
    );
    const heading = screen.getByRole('heading', {level: 2});
    expect(heading.getAttribute(HeadingDataAttributes.size)).toBe('4xl');
    expect(heading.className).toContain('text-4xl');
  });

  it('has a look of its own for every alignment and color', () => {
    const alignments: Record<TextAlignment, true> = {start: true, center: true, end: true};
    const colors: Record<TextColorOptions, true> = {
      ink: true,
      'ink-muted': true,
      brand: true,
      'on-brand': true,
    };
    const {container} = render(
      <>
        <Heading level={2}>Care</Heading>
        {Object.keys(alignments).map((one) => (
          <Heading key={one} level={2} alignment={one as TextAlignment}>
            Care
          </Heading>
        ))}
        {Object.keys(colors).map((one) => (
          <Heading key={one} level={2} color={one as TextColorOptions}>
            Care
          </Heading>
        ))}
      </>,
    );
    const looks = [...container.children].map(({className}) => className);
    expect(new Set(looks).size).toBe(8);
  });

  it('reports a level that HTML does not have', () => {
    render(<Heading level={7 as HeadingLevel}>Care</Heading>);
    expect(screen.getByRole('heading', {level: 6})).toBeTruthy();
    expect(String(errors.mock.lastCall?.[0])).toMatch(/<Heading> got the level 7.*fewer levels/);
  });

  it('reports that it is empty', () => {
    render(<Heading level={2} />);
    expect(String(errors.mock.lastCall?.[0])).toMatch(/<Heading> is empty.*Leave the heading out/);
  });
});
