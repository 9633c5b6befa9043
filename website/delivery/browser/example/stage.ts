import {MARK_ATTRIBUTE} from '@site/src/search/marks';

/**
 * The stage around the server-rendered HTML of an example. Inside, the site's styles do not apply (see
 * `css/stage.css`), and the element is not React's, so that the example can be a React root of its own. The search index
 * leaves it out: it has the code of the example.
 *
 * @param styles - Path on the site of the style sheet that it needs.
 * @param id - Id of the example when it is to come to life, as in `button/add-to-cart`.
 */
export function stageHtml(html: string, styles: string, id?: string) {
  const mark = id === undefined ? '' : ` data-example-stage="${id}"`;
  return `<div class="storefront-toolkit example-stage" ${MARK_ATTRIBUTE}="skip" data-example-styles="${styles}"${mark}>${html}</div>`;
}

/**
 * A still picture of an example, which never comes to life. Give the element around it `inert` and `aria-hidden`.
 *
 * @param styles - Path on the site of the style sheet that it needs.
 */
export function pictureHtml(html: string, styles: string) {
  return `<div class="storefront-toolkit example-picture" ${MARK_ATTRIBUTE}="skip" data-example-styles="${styles}">${html}</div>`;
}
