import type {IntegrationProblem} from '@storefront-toolkit/types/config';
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

const read = (measure: string, onProblem?: (problem: IntegrationProblem) => void) => {
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
  return cms.getPage(
    {by: 'slug', slug: 'sizes'},
    {...context, onProblem},
    AbortSignal.timeout(1000),
  );
};

it('reads blocks and fields of a store, and leaves out what is not published @claim-builder.custom', async () => {
  expect(await read('cm')).toMatchObject({
    custom: {campaign: 'autumn'},
    content: [{type: 'SizeGuide', id: 'guide', measure: 'cm'}],
  });
});

it('leaves out a block that does not fit, and names its field @claim-builder.own-blocks', async () => {
  const problems: IntegrationProblem[] = [];
  const onProblem = (problem: IntegrationProblem) => problems.push(problem);
  const found = await read('ell', onProblem);
  expect(found).toMatchObject({title: 'Sizes', content: []});
  expect(problems).toContainEqual(
    expect.objectContaining({
      missing: 'block',
      path: 'results[0].data.content[0].entry.value.data.measure',
      reason: 'is not cm or inch',
    }),
  );
});
