import {cleanup, render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ThemeError, THEME_ATTRIBUTE, themeToCss} from '@storefront-toolkit/theme';
import type {ThemeData} from '@storefront-toolkit/types/cms';
import {LiveThemeProvider, ThemeDataAttributes, ThemeProvider} from '@storefront-toolkit/ui/theme';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const theme = (id: string, brand: `#${string}` = '#112233'): ThemeData => ({
  id,
  fonts: [{family: 'Lora', fallbacks: ['serif'], files: []}],
  light: {brand},
  dark: {},
  typography: {bodyFamily: 'Lora'},
});

/** Stands for a style sheet made by script, which jsdom does not have. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({text}) => text);

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.assign(document, {adoptedStyleSheets: []});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describeConformance('ThemeProvider', <ThemeProvider>Scarves</ThemeProvider>, HTMLDivElement);
describeConformance(
  'ThemeProvider with a theme',
  <ThemeProvider theme={theme('sea')}>Scarves</ThemeProvider>,
  HTMLDivElement,
);
describeConformance(
  'LiveThemeProvider',
  <LiveThemeProvider theme={theme('sea')}>Scarves</LiveThemeProvider>,
  HTMLDivElement,
);

it('uses the attribute that the style sheet asks for', () => {
  expect(ThemeDataAttributes.theme).toBe(THEME_ATTRIBUTE);
});

describe('ThemeProvider', () => {
  it('has its style sheet in the HTML, as it is, with the nonce @claim-component-packages.nonce', () => {
    const html = renderToString(<ThemeProvider theme={theme('sea')} nonce="r4nd0m" />);
    expect(html).toContain(`<style nonce="r4nd0m">${themeToCss(theme('sea'))}</style>`);
    expect(html).toContain('data-storefront-theme="sea"');
  });

  it('sets a color mode alone, without a style sheet', () => {
    const {container} = render(<ThemeProvider colorMode="dark" />);
    const root = container.firstElementChild;
    expect(root?.getAttribute(ThemeDataAttributes.colorMode)).toBe('dark');
    expect(root?.hasAttribute(ThemeDataAttributes.theme)).toBe(false);
    expect(root?.innerHTML).toBe('');
  });

  it('follows the page without a color mode', () => {
    const {container} = render(<ThemeProvider />);
    expect(container.firstElementChild?.hasAttribute(ThemeDataAttributes.colorMode)).toBe(false);
  });

  it('has no style element for a theme that changes nothing', () => {
    const plain = {id: 'plain', fonts: [], light: {}, dark: {}, typography: {}};
    const {container} = render(<ThemeProvider theme={plain} />);
    expect(container.querySelector('style')).toBeNull();
  });

  it('refuses a theme with a value that is none @claim-theme.error', () => {
    const bad = theme('sea', '#fff;}');
    expect(() => renderToString(<ThemeProvider theme={bad} />)).toThrow(ThemeError);
  });
});

describe('LiveThemeProvider', () => {
  it('adopts its style sheet while it is there, and follows the theme', () => {
    const {container, rerender, unmount} = render(<LiveThemeProvider theme={theme('sea')} />);
    expect(adopted()).toEqual([themeToCss(theme('sea'))]);
    expect(container.querySelector('style')).toBeNull();
    rerender(<LiveThemeProvider theme={theme('plum', '#445566')} />);
    expect(adopted()).toEqual([themeToCss(theme('plum', '#445566'))]);
    unmount();
    expect(adopted()).toEqual([]);
  });

  it('leaves the style sheets of others alone', () => {
    const other = new Sheet();
    Object.assign(document, {adoptedStyleSheets: [other]});
    const {unmount} = render(<LiveThemeProvider theme={theme('sea')} />);
    expect(adopted()).toHaveLength(2);
    unmount();
    expect(document.adoptedStyleSheets).toEqual([other]);
  });
});
