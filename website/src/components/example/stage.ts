/**
 * The stage around the server-rendered HTML of an example. Inside, the site's styles do not apply (see
 * `css/toolkit.css`), and the element is not React's, so that the example can be a React root of its own.
 *
 * @param id - Id of the example when it is to come to life, as in `button/add-to-cart`.
 */
export function stageHtml(html: string, id?: string) {
  const mark = id === undefined ? '' : ` data-example-stage="${id}"`;
  return `<div class="storefront-toolkit example-stage"${mark}>${html}</div>`;
}
