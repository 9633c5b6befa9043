import {expect, it} from 'vitest';
import {REFERENCE} from '../prepare.ts';
import {builderConfig} from './config.ts';
import {createOwnCms} from './own-content.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

const reference = (id: string, model: string, data?: object) => ({
  '@type': REFERENCE,
  id,
  model,
  ...(data && {value: {id, lastUpdated: 1_741_084_200_000, data}}),
});

const read = (measure: string) => {
  const page = {
    id: 'sizes',
    lastUpdated: 1_741_084_200_000,
    data: {
      title: 'Sizes',
      layout: reference('default', 'layout', {}),
      campaign: 'autumn',
      content: [
        {entry: reference('guide', 'size-guide', {measure})},
        {entry: reference('draft', 'size-guide')},
        {entry: null},
      ],
    },
  };
  const cms = createOwnCms(builderConfig({}), () =>
    Promise.resolve(Response.json({results: [page]})),
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
    path: 'results[0].data.content[0].entry.value.data.measure',
    expected: 'cm or inch',
  });
});
