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

const read = (measure: string) => {
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
    path: 'entries[0].content[0].measure',
    expected: 'cm or inch',
  });
});
