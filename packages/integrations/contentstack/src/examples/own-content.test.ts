import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {contentstackConfig} from './config.ts';
import {createOwnCms} from './own-content.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

const entry = (uid: string, type: string, fields: object) => ({
  uid,
  _content_type_uid: type,
  updated_at: '2025-03-04T10:30:00.000Z',
  ...fields,
});
const draft = {uid: 'draft', _content_type_uid: 'promo_text'};

const read = (measure: string, onProblem?: (problem: IntegrationProblem) => void) => {
  const content = [entry('guide', 'size_guide', {measure}), draft];
  const layout = [entry('default', 'layout', {})];
  const entries = [entry('sizes', 'page', {title: 'Sizes', layout, campaign: 'autumn', content})];
  const config = contentstackConfig({CONTENTSTACK_DELIVERY_TOKEN: 'secret'});
  const cms = createOwnCms(config, {
    adapter: (request) =>
      Promise.resolve({
        data: {entries, count: 1},
        status: 200,
        statusText: 'OK',
        headers: {},
        config: request,
      }),
  });
  return cms.getPage(
    {by: 'slug', slug: 'sizes'},
    {...context, onProblem},
    AbortSignal.timeout(1000),
  );
};

it('reads blocks and fields of a store, and leaves out a draft @claim-contentstack.custom', async () => {
  expect(await read('cm')).toMatchObject({
    custom: {campaign: 'autumn'},
    content: [{type: 'SizeGuide', id: 'guide', measure: 'cm'}],
  });
});

it('leaves out a block that does not fit, and names its field @claim-contentstack.own-blocks', async () => {
  const problems: IntegrationProblem[] = [];
  const onProblem = (problem: IntegrationProblem) => problems.push(problem);
  const found = await read('ell', onProblem);
  expect(found).toMatchObject({title: 'Sizes', content: []});
  expect(problems).toContainEqual(
    expect.objectContaining({
      missing: 'block',
      path: 'entries[0].content[0].measure',
      reason: 'is not cm or inch',
    }),
  );
});
