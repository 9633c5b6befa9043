import {modelName} from '@storefront-toolkit/integration-cms-core';
import {createHygraphCmsIntegration} from '@storefront-toolkit/integration-hygraph';
import {Faq} from './Faq.tsx';
import type {FaqBlock} from './faq-block.ts';
import {readFaq} from './read-faq.ts';
// #region test
import type {ContentfulConfig} from '@storefront-toolkit/integration-contentful';
import {ContentPage} from '@storefront-toolkit/ui/contentpage';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {blocks} from './blocks.tsx';
import {createCms} from './cms.ts';

const entry = (id: string, type: string, fields: object) => ({
  sys: {type: 'Entry', id, updatedAt: '2026-03-09T14:30:00.000Z', contentType: {sys: {id: type}}},
  fields,
});
const returns = entry('returns', 'question', {
  question: 'May I return it?',
  answer: 'For 30 days.',
});
/** The rest of a link when the entry behind it is not published. */
const draft = {sys: {type: 'Link', linkType: 'Entry', id: 'draft'}};

/** A space that answers every query with the same entries. */
const spaceWith = (items: readonly object[]) => ({
  config: {
    audience: 'server',
    kind: 'cms',
    vendor: 'contentful',
    client: {space: 's'},
    server: {deliveryToken: 't'},
  } satisfies ContentfulConfig,
  sdk: {
    adapter: <Request,>(config: Request) =>
      Promise.resolve({
        data: {items, total: 1},
        status: 200,
        statusText: 'OK',
        headers: {},
        config,
      }),
  },
});

const request = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

/** The HTML of a page that holds questions, and the paths of what was left out. */
async function pageWith(questions: readonly object[]) {
  const problems: string[] = [];
  const faq = entry('faq-1', 'faq', {title: 'Before you buy', questions});
  const {config, sdk} = spaceWith([
    entry('help', 'page', {title: 'Help', layout: entry('l', 'layout', {}), content: [faq]}),
  ]);
  const page = await createCms(config, sdk).getPage(
    {by: 'slug', slug: 'help'},
    {...request, onProblem: ({path}) => problems.push(path)},
    AbortSignal.timeout(1000),
  );
  if (page.type !== 'Page') throw new Error(`The page is a ${page.type}.`);
  return {html: renderToStaticMarkup(<ContentPage page={page} blocks={blocks} />), problems};
}

it('shows published questions, from the answer of Contentful to HTML @claim-adding-cms-content-type.end-to-end @claim-adding-cms-content-type.draft', async () => {
  const {html, problems} = await pageWith([returns, draft]);
  document.body.innerHTML = html;
  expect(document.querySelector('h2')?.textContent).toBe('Before you buy');
  expect(document.querySelectorAll('summary')).toHaveLength(1);
  expect(document.body.textContent).toContain('For 30 days.');
  expect(problems).toEqual([]);
});

it('leaves out what cannot be shown, and names its field @claim-adding-cms-content-type.wrong', async () => {
  const empty = entry('empty', 'question', {question: 'May I return it?', answer: ' '});
  const {html, problems} = await pageWith([returns, empty]);
  expect(html).toContain('<h1');
  expect(html).not.toContain('Before you buy');
  expect(problems).toEqual(['items[0].fields.content[0].fields.questions[1].fields.answer']);
});
// #endregion

const block: FaqBlock = {
  type: 'Faq',
  id: 'faq',
  title: 'Before you buy',
  questions: [{id: 'why', question: 'Why?', answer: 'Wool keeps you warm when it is wet.'}],
};

it('has questions that are headings one level below the title @claim-adding-cms-content-type.outline', async () => {
  const {html} = await pageWith([returns]);
  document.body.innerHTML = html;
  expect([...document.querySelectorAll('h1, h2, h3, h4')].map((one) => one.outerHTML)).toEqual([
    expect.stringMatching(/^<h1 .*Help/),
    expect.stringMatching(/^<h2 .*Before you buy/),
    expect.stringMatching(/^<h3 .*May I return it\?/),
  ]);
  for (const level of [1, 2, 3, 4, 5, 6] as const) {
    document.body.innerHTML = renderToStaticMarkup(<Faq block={block} headingLevel={level} />);
    expect(document.querySelector(`summary h${Math.min(level + 1, 6)}`)?.textContent).toBe('Why?');
  }
});

it('leaves out a list without a published question @claim-adding-cms-content-type.never-empty', async () => {
  const {html, problems} = await pageWith([draft]);
  expect(html).not.toContain('Before you buy');
  expect(problems).toEqual(['items[0].fields.content[0].fields.questions']);
});

it('has a key in Pascal case for each content type @claim-adding-cms-content-type.key', () => {
  expect(['faq', 'size_guide', 'sizeGuide'].map(modelName)).toEqual([
    'Faq',
    'SizeGuide',
    'SizeGuide',
  ]);
});

it('shows nothing of a type that the code does not know @claim-adding-cms-content-type.unknown', async () => {
  const countdown = entry('c-1', 'countdown', {until: '2026-12-24'});
  const layout = entry('l', 'layout', {});
  const items = [entry('help', 'page', {title: 'Help', layout, content: [countdown]})];
  const {config, sdk} = spaceWith(items);
  const query = {by: 'slug', slug: 'help'} as const;
  const page = await createCms(config, sdk).getPage(query, request, AbortSignal.timeout(1000));
  if (page.type !== 'Page') throw new Error(`The page is a ${page.type}.`);
  expect(page.content).toMatchObject([{type: 'VendorRendered', id: 'c-1'}]);
  document.body.innerHTML = renderToStaticMarkup(<ContentPage page={page} blocks={blocks} />);
  expect(document.body.textContent).toBe('Help');
});

it('reads the same block from another CMS @claim-adding-cms-content-type.other-cms', async () => {
  const at = {updatedAt: '2026-03-09T14:30:00.000000+00:00'};
  const question = {...at, __typename: 'Question', id: 'q-1', question: 'When?', answer: 'Soon.'};
  const faq = {...at, __typename: 'Faq', id: 'faq-1', title: 'Delivery', questions: [question]};
  const layout = {...at, __typename: 'Layout', id: 'l'};
  const fields = {Page__title: 'Help', Page__layout: layout, Page__content: [faq]};
  const entries = [{...at, __typename: 'Page', id: 'help', ...fields}];
  const cms = createHygraphCmsIntegration<FaqBlock>(
    {
      audience: 'server',
      kind: 'cms',
      vendor: 'hygraph',
      client: {endpoint: 'https://example.com'},
      server: {token: 't'},
    },
    {
      locales: ['en-US'],
      blocks: {Faq: readFaq},
      fetch: () => Promise.resolve(Response.json({data: {entries}})),
    },
  );
  const page = await cms.getPage({by: 'slug', slug: 'help'}, request, AbortSignal.timeout(1000));
  if (page.type !== 'Page') throw new Error(`The page is a ${page.type}.`);
  document.body.innerHTML = renderToStaticMarkup(<ContentPage page={page} blocks={blocks} />);
  expect(document.querySelector('summary')?.textContent).toBe('When?');
});
