import {themeToCss} from '@storefront-toolkit/theme';
import type {ThemeData} from '@storefront-toolkit/types/cms';
import type {ComponentProps} from 'react';
import {type ColorMode, rootProps} from './root-props.ts';

/** Props of `ThemeProvider`. All other props of `<div>` reach the element. */
export interface ThemeProviderProps extends ComponentProps<'div'> {
  /**
   * Theme of the CMS. Its style sheet is part of the HTML, so that the first paint has its colors. Without a theme the part keeps the
   * tokens of the page, and a `colorMode` alone is set.
   */
  theme?: ThemeData | undefined;
  /**
   * Color mode of this part. Without it the part follows the page.
   */
  colorMode?: ColorMode | undefined;
  /**
   * The nonce of the page's Content-Security-Policy, for the `<style>` element. Leave it out where the policy allows inline styles.
   */
  nonce?: string | undefined;
}

// #region provider
/**
 * A part of the page, or all of it, with a theme or a color mode of its own.
 *
 * @throws ThemeError while it renders, if the theme holds an invalid value for a token.
 */
export function ThemeProvider({
  theme,
  colorMode,
  nonce,
  className,
  children,
  ...rest
}: ThemeProviderProps) {
  const css = theme && themeToCss(theme);
  return (
    <div {...rest} {...rootProps(theme, colorMode, className)}>
      {css && (
        // Browsers hide a nonce from scripts, so that React would report another value when it hydrates.
        <style nonce={nonce} suppressHydrationWarning>
          {css}
        </style>
      )}
      {children}
    </div>
  );
}
// #endregion
