import {createCaller, type Field, fieldOf} from '@storefront-toolkit/integration-core';
import {type BlockBase, collectProblems} from '@storefront-toolkit/types/cms';
import {expect, it} from 'vitest';
import type {CmsDialect} from './entry.ts';
import {cmsIntegration, type CmsOptions} from './integration.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

/** A CMS whose entries have their fields beside their id and type. */
const dialect: CmsDialect = {
  vendor: 'example',
  entry: (field: Field) => ({
    id: field.at('id').text(),
    model: field.at('type').text(),
    vendorModel: field.at('type').text(),
    field,
    updatedAt: field.at('updatedAt'),
    at: (name) => field.at(name),
    raw: field.value,
  }),
  image: () => null,
  richText: () => [],
};

const promo = {id: 'promo', type: 'PromoText', text: 'Now'};
const guide = {id: 'guide', type: 'SizeGuide', measure: 'cm'};

/** Reads a page with the blocks, and what was left out of it. */
async function read<Own extends BlockBase>(
  content: readonly object[],
  options: Partial<CmsOptions<Own>>,
) {
  const page = {
    id: 'sizes',
    type: 'Page',
    title: 'Sizes',
    slug: 'sizes',
    updatedAt: '2025-03-04T10:30:00.000Z',
    layout: {id: 'default', type: 'Layout'},
    content,
  };
  const cms = cmsIntegration<Own>(
    createCaller({vendor: 'example', kind: 'cms'}, () => undefined, {retries: 0}),
    dialect,
    (_query, _signal, source) => Promise.resolve([fieldOf<unknown>(page, source, 'entries[0]')]),
    {locales: ['en-US'], ...options},
  );
  const {context: request, problems} = collectProblems(context);
  const query = {by: 'slug', slug: 'sizes'} as const;
  return {page: await cms.getPage(query, request, AbortSignal.timeout(1000)), problems};
}

const broken = () => {
  throw new TypeError('size is undefined');
};

it('leaves out a block whose own reader throws, whatever it throws', async () => {
  const {page, problems} = await read([guide, promo], {blocks: {SizeGuide: broken}});
  expect(page).toMatchObject({content: [{type: 'PromoText', text: 'Now'}]});
  expect(problems).toEqual([
    {
      vendor: 'example',
      kind: 'cms',
      operation: 'getPage',
      missing: 'block',
      path: 'entries[0].content[0]',
      reason: "is not readable by the store's own function (TypeError: size is undefined)",
    },
  ]);
});

it('leaves custom fields empty when their reader throws', async () => {
  const {page, problems} = await read([promo], {custom: broken});
  expect(page).toMatchObject({title: 'Sizes', custom: {}, content: [{text: 'Now'}]});
  expect(problems).toMatchObject([{missing: 'custom fields', path: 'entries[0]'}]);
});

it('reports a field once that two parts of a contract are made of', async () => {
  const rows = [['Size'], ['M', 96]];
  const table = {id: 'table', type: 'Table', caption: 'Sizes', rows, headRows: 'two'};
  const {page, problems} = await read([table], {});
  expect(page).toMatchObject({
    content: [{head: [{id: '0'}], body: [{cells: [{}, {content: [{text: '96'}]}]}]}],
  });
  expect(problems).toMatchObject([{missing: 'option', path: 'entries[0].content[0].headRows'}]);
});
