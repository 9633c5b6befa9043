/** What the finished pages need to know of the build. */
export interface PageAssets {
  /** Paths of the font files that text needs at once, as the browser requests them. */
  fonts: readonly string[];
}

/** The theme hides its icon sprite by an inline style, which the Content-Security-Policy would block. */
const SPRITE = '<svg style="display: none;">';

/**
 * Makes an emitted page ready to be served under the site's Content-Security-Policy, and preloads its fonts.
 *
 * @param html - A page as Docusaurus wrote it.
 * @returns The page without inline styles, with one preload hint for each font, before the style sheet.
 */
export function finishPage(html: string, {fonts}: PageAssets): string {
  const hints = fonts
    .map((href) => `<link rel=preload as=font type=font/woff2 href=${href} crossorigin>`)
    .join('');
  return html
    .replace(SPRITE, '<svg class="icon-sprite" aria-hidden="true">')
    .replace(/<link rel="?stylesheet"?/, (link) => hints + link);
}
