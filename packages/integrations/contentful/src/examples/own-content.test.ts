import {expect, it} from 'vitest';
import {contentfulConfig} from './config.ts';
import {createOwnCms} from './own-content.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

const entry = (id: string, type: string, fields: object) => ({
  sys: {type: 'Entry', id, updatedAt: '2025-03-04T10:30:00.000Z', contentType: {sys: {id: type}}},
  fields,
});
const draft = {sys: {type: 'Link', linkType: 'Entry', id: 'draft'}};

const read = (measure: string, included?: object, link?: object) => {
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
  return cms.getPage({by: 'slug', slug: 'sizes'}, context, AbortSignal.timeout(1000));
};

it('reads blocks and fields of a store, and leaves out a draft', async () => {
  expect(await read('cm')).toMatchObject({
    custom: {campaign: 'autumn'},
    content: [{type: 'SizeGuide', id: 'guide', measure: 'cm'}],
  });
});

it('names the field of a block that does not fit', async () => {
  await expect(read('ell')).rejects.toMatchObject({
    type: 'invalid-response',
    path: 'items[0].fields.content[0].fields.measure',
    expected: 'cm or inch',
  });
});

it('leaves out a grid inside itself', async () => {
  const self = {sys: {type: 'Link', linkType: 'Entry', id: 'grid'}};
  const promo = entry('promo', 'promoText', {text: 'Free shipping'});
  // The SDK puts the entry in the place of the link to it.
  const found = await read('cm', entry('grid', 'grid', {columns: '2', items: [self, promo]}), self);
  expect(found).toMatchObject({
    content: [
      {type: 'SizeGuide'},
      {type: 'Grid', columns: {base: 2}, items: [{type: 'PromoText', text: 'Free shipping'}]},
    ],
  });
});
