/**
 * Gives the elements of a server-rendered example their inline styles back, which its HTML holds as `data-style`
 * (see plugins/components/inline-styles.ts). Script may set what the Content-Security-Policy forbids in HTML.
 */
export function restoreInlineStyles(stage: Element) {
  for (const element of stage.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style!;
    element.removeAttribute('data-style');
  }
}
