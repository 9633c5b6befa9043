import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {contentfulConfig} from './config.ts';
import {createOwnCms} from './own-content.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

const entry = (id: string, type: string, fields: object) => ({
  sys: {type: 'Entry', id, updatedAt: '2025-03-04T10:30:00.000Z', contentType: {sys: {id: type}}},
  fields,
});
const draft = {sys: {type: 'Link', linkType: 'Entry', id: 'draft'}};

const read = (
  measure: string,
  onProblem?: (problem: IntegrationProblem) => void,
  included?: object,
  link?: object,
) => {
  const guide = entry('guide', 'sizeGuide', {measure});
  const layout = entry('default', 'layout', {});
  const fields = {
    title: 'Sizes',
    layout,
    campaign: 'autumn',
    content: [guide, draft, ...(link ? [link] : [])],
  };
  const items = [entry('sizes', 'page', fields)];
  const cms = createOwnCms(contentfulConfig({CONTENTFUL_DELIVERY_TOKEN: 'secret'}), {
    adapter: (config) =>
      Promise.resolve({
        data: {items, total: 1, includes: {Entry: included ? [included] : []}},
        status: 200,
        statusText: 'OK',
        headers: {},
        config,
      }),
  });
  return cms.getPage(
    {by: 'slug', slug: 'sizes'},
    {...context, onProblem},
    AbortSignal.timeout(1000),
  );
};

it('reads blocks and fields of a store, and leaves out a draft @claim-contentful.custom', async () => {
  expect(await read('cm')).toMatchObject({
    custom: {campaign: 'autumn'},
    content: [{type: 'SizeGuide', id: 'guide', measure: 'cm'}],
  });
});

it('leaves out a block that does not fit, and names its field @claim-contentful.own-blocks', async () => {
  const problems: IntegrationProblem[] = [];
  const onProblem = (problem: IntegrationProblem) => problems.push(problem);
  const found = await read('ell', onProblem);
  expect(found).toMatchObject({title: 'Sizes', content: []});
  expect(problems).toContainEqual(
    expect.objectContaining({
      missing: 'block',
      path: 'items[0].fields.content[0].fields.measure',
      reason: 'is not cm or inch',
    }),
  );
});

it('leaves out a grid inside itself @claim-contentful.circles', async () => {
  const self = {sys: {type: 'Link', linkType: 'Entry', id: 'grid'}};
  const promo = entry('promo', 'promoText', {text: 'Free shipping'});
  // The SDK replaces the link by its entry.
  const found = await read(
    'cm',
    undefined,
    entry('grid', 'grid', {columns: '2', items: [self, promo]}),
    self,
  );
  expect(found).toMatchObject({
    content: [
      {type: 'SizeGuide'},
      {type: 'Grid', columns: {base: 2}, items: [{type: 'PromoText', text: 'Free shipping'}]},
    ],
  });
});
