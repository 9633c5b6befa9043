// #region test
import {ContentPage} from '@storefront-toolkit/ui/contentpage';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {blocks} from './blocks';
import {createCms} from './cms';

const entry = (id: string, type: string, fields: object) => ({
  sys: {type: 'Entry', id, updatedAt: '2026-03-09T14:30:00.000Z', contentType: {sys: {id: type}}},
  fields,
});
const returns = entry('returns', 'question', {
  question: 'May I return it?',
  answer: 'For 30 days.',
});
/** What is left of a link when the entry behind it is not published. */
const draft = {sys: {type: 'Link', linkType: 'Entry', id: 'draft'}};

/** A space with one page, which holds questions. */
async function pageWith(questions: readonly object[]) {
  const faq = entry('faq-1', 'faq', {title: 'Before you buy', questions});
  const items = [
    entry('help', 'page', {title: 'Help', layout: entry('l', 'layout', {}), content: [faq]}),
  ];
  const cms = createCms(
    {
      audience: 'server',
      kind: 'cms',
      vendor: 'contentful',
      client: {space: 's'},
      server: {deliveryToken: 't'},
    },
    {
      adapter: (config) =>
        Promise.resolve({
          data: {items, total: 1},
          status: 200,
          statusText: 'OK',
          headers: {},
          config,
        }),
    },
  );
  const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;
  const page = await cms.getPage({by: 'slug', slug: 'help'}, context, AbortSignal.timeout(1000));
  if (page.type !== 'Page') throw new Error(`The page is a ${page.type}.`);
  return renderToStaticMarkup(<ContentPage page={page} blocks={blocks} />);
}

it('shows published questions, from the answer of Contentful to HTML', async () => {
  document.body.innerHTML = await pageWith([returns, draft]);
  expect(document.querySelector('h2')?.textContent).toBe('Before you buy');
  expect(document.querySelectorAll('summary')).toHaveLength(1);
  expect(document.body.textContent).toContain('For 30 days.');
});

it('names the field of an entry that cannot be shown', async () => {
  const empty = entry('empty', 'question', {question: 'May I return it?', answer: ' '});
  await expect(pageWith([empty])).rejects.toMatchObject({
    type: 'invalid-response',
    path: 'items[0].fields.content[0].fields.questions[0].fields.answer',
  });
});
// #endregion

it('refuses a list without a published question', async () => {
  await expect(pageWith([draft])).rejects.toMatchObject({
    path: 'items[0].fields.content[0].fields.questions',
    expected: 'a list with a published question',
  });
});
