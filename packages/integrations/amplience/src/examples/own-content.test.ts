import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {amplienceConfig} from './config.ts';
import {createOwnCms} from './own-content.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

const item = (deliveryId: string, type: string, fields: object) => ({
  _meta: {name: deliveryId, deliveryId, schema: `https://schema.example.com/${type}`},
  ...fields,
});
const unpublished = {
  _meta: {schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link'},
  id: 'draft',
};

const read = (measure: string, onProblem?: (problem: IntegrationProblem) => void) => {
  const page = item('sizes', 'page', {
    title: 'Sizes',
    updatedAt: '2025-03-04T10:30:00.000Z',
    layout: item('default', 'layout', {}),
    campaign: 'autumn',
    content: [item('guide', 'size-guide', {measure}), unpublished],
  });
  const cms = createOwnCms(amplienceConfig({}), () =>
    Promise.resolve(Response.json({responses: [{content: page}], page: {responseCount: 1}})),
  );
  return cms.getPage(
    {by: 'slug', slug: 'sizes'},
    {...context, onProblem},
    AbortSignal.timeout(1000),
  );
};

it('reads blocks and fields of a store, and leaves out what is not published @claim-amplience.custom', async () => {
  expect(await read('cm')).toMatchObject({
    custom: {campaign: 'autumn'},
    content: [{type: 'SizeGuide', id: 'guide', measure: 'cm'}],
  });
});

it('leaves out a block that does not fit, and names its field @claim-amplience.own-blocks', async () => {
  const problems: IntegrationProblem[] = [];
  const onProblem = (problem: IntegrationProblem) => problems.push(problem);
  const found = await read('ell', onProblem);
  expect(found).toMatchObject({title: 'Sizes', content: []});
  expect(problems).toContainEqual(
    expect.objectContaining({
      missing: 'block',
      path: 'responses[0].content.content[0].measure',
      reason: 'is not cm or inch',
    }),
  );
});
