/**
 * The stage around the server-rendered HTML of an example. Inside, the site's styles do not apply (see
 * `css/toolkit.css`), and the element is not React's, so that the example can be a React root of its own.
 */
export function stageHtml(html: string) {
  return `<div class="storefront-toolkit example-stage">${html}</div>`;
}
