import type {IndexSettings, SynonymHit} from 'algoliasearch';

/** The hosted index's settings: as near to the embedded engine as its service allows. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  // Finds `GridGapOptions` by "grid gap".
  camelCaseAttributes: ['hierarchy', 'content'],
  customRanking: ['desc(rank)'],
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
};

/** Words that stand for one another, as the service takes them. */
export const toSynonymHits = (synonyms: readonly (readonly string[])[]): SynonymHit[] =>
  synonyms.map((words) => ({
    objectID: `synonyms-${words.join('-')}`,
    type: 'synonym',
    synonyms: [...words],
  }));
