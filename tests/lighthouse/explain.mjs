import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'];

/**
 * @typedef {object} Result The parts of Lighthouse's result for a page that are read.
 * @property {string} finalDisplayedUrl
 * @property {Record<string, {auditRefs: {id: string, weight: number}[]}>} categories
 * @property {Record<string, {title: string, score: number | null, details?: {items?: {node?: {snippet: string}}[]}}>} audits
 */

/**
 * Names the audits that keep a page from the full score, which the assertion of a category does not.
 *
 * @param {string} folder The folder `.lighthouseci`, in which a run leaves its results.
 * @returns {string[]} Lines, page by page. None when every category has its full score.
 */
// #region explain
export function explain(folder) {
  return readdirSync(folder)
    .filter((file) => /^lhr-\d+\.json$/.test(file))
    .sort()
    .map((file) => /** @type {Result} */ (JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    .flatMap(({finalDisplayedUrl, categories, audits}) => {
      const lines = CATEGORIES.flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .flatMap(({id}) => [
            `  ${category}: ${id}: ${audits[id]?.title}`,
            ...(audits[id]?.details?.items ?? []).flatMap(({node}) =>
              node ? [`    ${node.snippet}`] : [],
            ),
          ]),
      );
      return lines.length > 0 ? [new URL(finalDisplayedUrl).pathname, ...lines] : [];
    });
}
// #endregion
