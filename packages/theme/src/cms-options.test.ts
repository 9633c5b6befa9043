import {readFileSync} from 'node:fs';
import type {
  ColorValue,
  GridBlock,
  HeadingFontSize,
  TextColorOptions,
  ThemeColor,
} from '@storefront-toolkit/types/cms';
import {describe, expect, expectTypeOf, it} from 'vitest';

describe('what editors choose from in a CMS', () => {
  const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
  const tokens = (pattern: RegExp) => [...new Set(css.match(pattern))].sort();

  it('names the colors that the theme has', () => {
    const colors: Record<ThemeColor, true> = {
      canvas: true,
      surface: true,
      raised: true,
      line: true,
      'line-strong': true,
      ink: true,
      'ink-muted': true,
      brand: true,
      'brand-strong': true,
      'brand-soft': true,
      'on-brand': true,
      success: true,
      'success-soft': true,
      warning: true,
      'warning-soft': true,
      danger: true,
      'danger-soft': true,
      'on-danger': true,
      info: true,
      'info-soft': true,
      focus: true,
      skeleton: true,
      overlay: true,
      'on-overlay': true,
      shadow: true,
    };
    expect(Object.keys(colors).sort()).toEqual(tokens(/(?<=--color-)[\w-]+(?=:)/g));
    expectTypeOf<TextColorOptions>().toExtend<ThemeColor>();
    // @ts-expect-error A name isn't a color.
    const value: ColorValue = 'red';
    expect(value).toBe('red');
  });

  it('names sizes of headings and breakpoints that the theme has', () => {
    const sizes: Record<HeadingFontSize, string> = {
      base: '1rem',
      lg: '1.125rem',
      xl: '1.375rem',
      '2xl': '1.75rem',
      '3xl': '2.25rem',
      '4xl': '3rem',
    };
    for (const [size, value] of Object.entries(sizes)) {
      expect(css).toContain(`--text-${size}: ${value};`);
    }
    const widths: Record<Exclude<keyof GridBlock['columns'], 'base'>, string> = {
      sm: '40rem',
      md: '48rem',
      lg: '62.3125rem',
      xl: '80rem',
    };
    expect(tokens(/(?<=--breakpoint-)\w+: .*(?=;)/g)).toEqual(
      Object.entries(widths)
        .map(([name, width]) => `${name}: ${width}`)
        .sort(),
    );
    expect(css).toContain('--spacing: 0.25rem;');
  });
});
