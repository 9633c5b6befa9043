// The part of the site's search that `packages/mcp` uses: the ranking of pages, and the words of queries and texts.
export {createLookup} from '../../src/search/embedded/lookup';
export {queryWords, relatedTerms} from '../../src/search/embedded/terms';
export {wordsOf} from '../../src/search/embedded/words';
