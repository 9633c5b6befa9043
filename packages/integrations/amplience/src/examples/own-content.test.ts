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

const read = (measure: string) => {
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
  return cms.getPage({by: 'slug', slug: 'sizes'}, context, AbortSignal.timeout(1000));
};

it('reads blocks and fields of a store, and leaves out what is not published', async () => {
  expect(await read('cm')).toMatchObject({
    custom: {campaign: 'autumn'},
    content: [{type: 'SizeGuide', id: 'guide', measure: 'cm'}],
  });
});

it('names the field of a block that does not fit', async () => {
  await expect(read('ell')).rejects.toMatchObject({
    type: 'invalid-response',
    path: 'responses[0].content.content[0].measure',
    expected: 'cm or inch',
  });
});
