import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {hygraphConfig} from './config.ts';
import {createOwnCms} from './own-content.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

const entry = (id: string, type: string, fields: object) => ({
  __typename: type,
  id,
  updatedAt: '2025-03-04T10:30:00.000000+00:00',
  ...fields,
});

const read = async (measure: string, onProblem?: (problem: IntegrationProblem) => void) => {
  const documents: string[] = [];
  const layout = entry('default', 'Layout', {});
  const content = [entry('guide', 'SizeGuide', {measure})];
  const fields = {Page__title: 'Sizes', Page__layout: layout, Page__content: content};
  const entries = [entry('sizes', 'Page', {...fields, campaign: 'autumn'})];
  const cms = createOwnCms(hygraphConfig({HYGRAPH_TOKEN: 'secret'}), (_url, init) => {
    documents.push(init?.body as string);
    return Promise.resolve(Response.json({data: {entries}}));
  });
  const query = {by: 'slug', slug: 'sizes'} as const;
  return {
    page: await cms.getPage(query, {...context, onProblem}, AbortSignal.timeout(1000)),
    documents,
  };
};

it('asks for blocks and fields of a store, and reads them @claim-hygraph.custom', async () => {
  const {page, documents} = await read('cm');
  expect(page).toMatchObject({
    custom: {campaign: 'autumn'},
    content: [{type: 'SizeGuide', id: 'guide', measure: 'cm'}],
  });
  expect(documents.join()).toMatch(/fragment SizeGuide_1 on SizeGuide \{[^}]* measure \}/);
  expect(documents.join()).toMatch(/fragment Page_0 on Page \{.* campaign \}/);
});

it('leaves out a block that does not fit, and names its field @claim-hygraph.own-blocks', async () => {
  const problems: IntegrationProblem[] = [];
  const onProblem = (problem: IntegrationProblem) => problems.push(problem);
  const {page: found} = await read('ell', onProblem);
  expect(found).toMatchObject({title: 'Sizes', content: []});
  expect(problems).toContainEqual(
    expect.objectContaining({
      missing: 'block',
      path: 'entries[0].content[0].measure',
      reason: 'is not cm or inch',
    }),
  );
});
