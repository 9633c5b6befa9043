'use client';

import {themeToCss} from '@storefront-toolkit/theme';
import type {ThemeData} from '@storefront-toolkit/types/cms';
import {type ComponentProps, useInsertionEffect} from 'react';
import {type ColorMode, rootProps} from './root-props.ts';

/** Props of `LiveThemeProvider`. All other props of `<div>` reach the element. */
export interface LiveThemeProviderProps extends ComponentProps<'div'> {
  /** Theme of the CMS. A new one applies at once. */
  theme: ThemeData;
  /**
   * Color mode of this part. Without it the part follows the page.
   */
  colorMode?: ColorMode | undefined;
}

/**
 * A part of the page with a theme that changes while somebody looks, such as a preview. Its style sheet is made by script, which
 * every Content-Security-Policy allows, and is not in the server's HTML: the theme shows when the page is hydrated.
 *
 * @throws ThemeError while it renders, if the theme holds an invalid value for a token.
 */
export function LiveThemeProvider({theme, colorMode, className, ...rest}: LiveThemeProviderProps) {
  const css = themeToCss(theme);
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
  return <div {...rest} {...rootProps(theme, colorMode, className)} />;
}
