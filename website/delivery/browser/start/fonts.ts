/**
 * Runs in the head of each page, after its style sheets. A page that is opened when the fonts are in the browser's cache is set
 * in them. Any other page is set in the stand-ins (see `css/fonts.css`), and loads the fonts when it is idle, for the pages
 * after it: to change the font of a page that is being read would move its text.
 *
 * `build-start-script.ts` minifies this file. The site has none when its fonts come from a font host.
 */

try {
  /**
   * Loads the fonts of packages/theme/src/fonts.css, and says in storage that they are in the browser's cache. A browser that
   * has painted nothing yet waits a moment for fonts that a script asks for in the head.
   */
  const load = () => {
    document.fonts
      .load('1em Instrument Sans Variable,JetBrains Mono Variable')
      .then(() => (localStorage.fonts = 1))
      .catch(() => {});
  };

  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};
  if (localStorage.fonts) {
    document.documentElement.dataset.fonts = '';
    load();
  } else if (!connection?.saveData && !/2g/.test(connection?.effectiveType as string)) {
    addEventListener('load', () =>
      // On a busy machine a page is never idle.
      ((self as Partial<Window>).requestIdleCallback ?? setTimeout)(load, {timeout: 3000} as never),
    );
  }
} catch {
  // Storage is blocked: pages stay in the stand-ins.
}
