import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  Text,
  TextDataAttributes,
  type TextSize,
  type TextWeight,
} from '@storefront-toolkit/ui/text-components/text';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('Text', <Text>Wash it at 30 °C.</Text>, HTMLParagraphElement);
describeConformance('Text as a part of a line', <Text as="span">30 °C</Text>, HTMLSpanElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Text', () => {
  it.each([
    [undefined, 'P'],
    ['p', 'P'],
    ['span', 'SPAN'],
    ['div', 'DIV'],
  ] as const)('as %s is a <%s>', (as, name) => {
    render(<Text as={as}>Wash it</Text>);
    expect(screen.getByText('Wash it').tagName).toBe(name);
    expect(screen.getByText('Wash it').getAttribute(TextDataAttributes.size)).toBe('base');
  });

  it('has a look of its own for every size and weight', () => {
    const sizes: Record<TextSize, true> = {xs: true, sm: true, base: true, lg: true, xl: true};
    const weights: Record<TextWeight, true> = {
      regular: true,
      medium: true,
      semibold: true,
      bold: true,
    };
    const {container} = render(
      <>
        {Object.keys(sizes).map((one) => (
          <Text key={one} size={one as TextSize} />
        ))}
        {Object.keys(weights).map((one) => (
          <Text key={one} weight={one as TextWeight} />
        ))}
        <Text color="ink-muted" />
        <Text alignment="end" />
      </>,
    );
    const looks = [...container.children].map(({className}) => className);
    expect(new Set(looks).size).toBe(11);
    expect(errors).not.toHaveBeenCalled();
  });

  it('reports a click handler, which no key could reach', () => {
    render(<Text onClick={() => {}}>Remove</Text>);
    expect(String(errors.mock.lastCall?.[0])).toMatch(/<Text> got an `onClick`.*Use <Button/);
  });
});
