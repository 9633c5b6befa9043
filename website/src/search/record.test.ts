import {describe, expect, it} from 'vitest';
import type {SearchEngine, SearchHit} from './engine';
import {deepestLevel} from './record';

const hit: SearchHit = {
  record: {
    objectID: '/docs/intro#start:lvl2',
    url: '/docs/intro#start',
    type: 'lvl2',
    content: null,
    hierarchy: {
      lvl0: 'Docs',
      lvl1: 'Introduction',
      lvl2: 'Start',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    rank: 1,
  },
  highlights: {lvl2: [[0, 5]]},
};

const engine: SearchEngine = {search: () => Promise.resolve({total: 1, hits: [hit]})};

describe('deepestLevel', () => {
  it('is the level that a found record stands for', async () => {
    const {hits} = await engine.search(
      {
        query: 's',
        facets: {language: '', docusaurus_tag: []},
        hitsPerPage: 20,
        page: 0,
        snippetWords: 10,
      },
      new AbortController().signal,
    );
    expect(hits.map(({record}) => deepestLevel(record.hierarchy))).toEqual(['lvl2']);
  });

  it('is the page where no heading is', () => {
    expect(deepestLevel({...hit.record.hierarchy, lvl2: null})).toBe('lvl1');
  });
});
