import type {SearchRequest} from '../engine';
import {LEVELS} from '../record';
import {TAGS} from './tagged';

/** The query that the service is sent, in the parameters of its multi-index queries. */
export function toQuery(request: SearchRequest, indexName: string, clickAnalytics: boolean) {
  const {query, page, hitsPerPage, snippetWords, facets} = request;
  const {language, docusaurus_tag: tags} = facets;
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: TAGS.start,
    highlightPostTag: TAGS.end,
    // The outer list joins by "and", an inner one by "or".
    facetFilters: [
      ...(language === '' ? [] : [`language:${language}`]),
      ...(tags.length === 0 ? [] : [tags.map((tag) => `docusaurus_tag:${tag}`)]),
    ],
    clickAnalytics,
  };
}
