import {expect, test} from 'vitest';
import {searchHeadTags} from './search-head-tags';
import settings from './site.config';

test('the search keeps to what is being read, and its page stands at /search @spec-3.5', () => {
  expect(settings.search).toMatchObject({contextualSearch: true, searchPagePath: 'search'});
  expect(settings.search.indexName).toMatch(/\S/);
});

test('pages connect ahead to the host of the application, in the hosted mode alone @spec-7.1', () => {
  const {indexName, contextualSearch, searchPagePath} = settings.search;
  const shared = {indexName, contextualSearch, searchPagePath};
  expect(
    searchHeadTags({...shared, mode: 'algolia', applicationId: 'TESTAPP', searchKey: 'key'}),
  ).toEqual([
    {
      tagName: 'link',
      attributes: {
        rel: 'preconnect',
        href: 'https://TESTAPP-dsn.algolia.net',
        crossorigin: 'anonymous',
      },
    },
  ]);
  expect(searchHeadTags({...shared, mode: 'embedded'})).toEqual([]);
});
