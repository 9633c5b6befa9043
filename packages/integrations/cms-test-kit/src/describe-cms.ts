import {
  type Answer,
  describeIntegration,
  startVendor,
  type VendorHandler,
  type VendorRequest,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Encoder, sampleEntry, type SampleFields} from './samples.ts';

/** What a vendor is asked for, read from its request. */
export interface Wanted {
  /** Content type, by its name in the content model. */
  readonly model: string;
  /** Value that a field or the id has to have. */
  readonly value?: string;
  /** Locale that is asked for, as the vendor writes it. */
  readonly locale: string;
  /** Whether drafts are asked for. */
  readonly preview: boolean;
  /** How many entries come before the first that is asked for. */
  readonly skip: number;
}

/** A CMS under test. */
export interface CmsUnderTest {
  /** Key of the vendor. */
  readonly vendor: string;
  /** Writes entries. */
  readonly encoder: Encoder;
  /** Makes the integration with the locales `en-US` and `de-DE`, which calls the server. */
  readonly create: (
    url: string,
    options: {readonly timeout: number; readonly retries: number},
  ) => CmsIntegration;
  /** Reads a request. */
  readonly wanted: (request: VendorRequest) => Wanted;
  /** Writes an answer: these entries, of `total` that there are. */
  readonly answer: (entries: readonly unknown[], total: number, wanted: Wanted) => Answer;
  /** How many slugs the vendor sends at most in one answer. */
  readonly largest: number;
}

const context: DynamicServerContext = {
  locale: 'en-US',
  currency: 'EUR',
  preview: false,
  audiences: [],
};
const never = () => new AbortController().signal;

/** The tests that every CMS passes, by the vendor's own SDK and over HTTP. */
export function describeCms({
  vendor,
  encoder,
  create,
  wanted,
  answer,
  largest,
}: CmsUnderTest): void {
  const one: VendorHandler = (request) => {
    const query = wanted(request);
    return answer([sampleEntry(query.model, 1, encoder)], 1, query);
  };

  describeIntegration<CmsIntegration>({
    vendor,
    kind: 'cms',
    create,
    operations: {
      getPage: {
        call: (cms, signal) => cms.getPage({by: 'slug', slug: 'page-1'}, context, signal),
        answer: one,
      },
      getProductPage: {
        call: (cms, signal) => cms.getProductPage({by: 'slug', slug: 'mug'}, context, signal),
        answer: one,
      },
      getLayout: {call: (cms, signal) => cms.getLayout('Layout-1', context, signal), answer: one},
      getNavigation: {
        call: (cms, signal) => cms.getNavigation('Navigation-1', context, signal),
        answer: one,
      },
      getTheme: {call: (cms, signal) => cms.getTheme(context, signal), answer: one},
      getSlugs: {call: (cms, signal) => cms.getSlugs(context, signal), answer: one},
    },
  });

  describe(`${vendor} as a CMS`, () => {
    let server: VendorServer;
    beforeAll(async () => {
      server = await startVendor();
    });
    afterAll(() => server.close());

    const cms = () => create(server.url, {timeout: 5000, retries: 0});
    const asked = () => server.requests.map(wanted);
    const page = (fields: SampleFields) =>
      encoder.entry('home', 'Page', {
        title: 'Home',
        layout: sampleEntry('Layout', 1, encoder),
        ...fields,
      });
    const play = (...entries: readonly unknown[]) =>
      server.play((request) => answer(entries, entries.length, wanted(request)));
    const playByModel = (models: Readonly<Record<string, readonly unknown[]>>) =>
      server.play((request) => {
        const query = wanted(request);
        const entries = models[query.model] ?? [];
        return answer(entries, entries.length, query);
      });
    const getHome = () => cms().getPage({by: 'name', name: 'home'}, context, never());

    it('reads a page with its blocks', async () => {
      const link = {text: 'Jackets', category: 'jackets'};
      const content = [
        encoder.entry('promo', 'PromoText', {
          text: 'Free shipping',
          link: encoder.entry('link', 'Link', link),
          spaceAbove: 'large',
        }),
        encoder.entry('hero', 'MediaHero', {heading: 'Autumn', media: encoder.image('peak')}),
      ];
      play(page({name: 'home', description: 'All for outdoors', content}));
      const found = await getHome();
      expect(found).toMatchObject({
        type: 'Page',
        id: 'home',
        slug: '',
        name: 'home',
        title: 'Home',
        openGraph: {title: 'Home', description: 'All for outdoors'},
        layout: 'Layout-1',
        indexed: true,
        custom: {},
        content: [
          {
            type: 'PromoText',
            id: 'promo',
            text: 'Free shipping',
            link: {text: 'Jackets', link: {type: 'SearchResults', category: 'jackets'}},
            spacing: {above: 'large'},
          },
          {type: 'MediaHero', heading: 'Autumn', links: [], media: {type: 'Image', width: 1200}},
        ],
      });
      expect(found.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(asked()).toMatchObject([{model: 'Page', value: 'home', preview: false}]);
    });

    it('looks for a text page where there is no other', async () => {
      const text = encoder.entry('terms', 'SimpleContentPage', {
        title: 'Terms',
        slug: '/terms/',
        layout: sampleEntry('Layout', 1, encoder),
        body: encoder.richText('We ship within a day.'),
      });
      playByModel({SimpleContentPage: [text]});
      const found = await cms().getPage({by: 'slug', slug: 'terms'}, context, never());
      expect(found).toMatchObject({
        type: 'SimpleContentPage',
        slug: 'terms',
        heading: 'Terms',
        body: [{type: 'Paragraph', content: [{type: 'Text', text: 'We ship within a day.'}]}],
      });
      expect(asked().map(({model}) => model)).toEqual(['Page', 'SimpleContentPage']);
    });

    it('finds nothing', async () => {
      play();
      const signal = never();
      await expect(getHome()).rejects.toMatchObject({
        type: 'not-found',
        entity: 'page',
        key: 'home',
      });
      await expect(cms().getLayout('wide', context, signal)).rejects.toMatchObject({
        type: 'not-found',
        entity: 'layout',
        key: 'wide',
      });
      expect(await cms().getTheme(context, signal)).toBeNull();
      expect(await cms().getProductPage({by: 'sku', sku: 'A'}, context, signal)).toBeNull();
      expect(await cms().getSlugs(context, signal)).toEqual([]);
    });

    it('leaves a type that it does not know to the component of the vendor', async () => {
      play(page({content: [encoder.entry('quiz', 'SizeQuiz', {heading: 'Which size?'})]}));
      const found = await getHome();
      const [block] = found.type === 'Page' ? found.content : [];
      expect(block).toMatchObject({type: 'VendorRendered', id: 'quiz', vendor});
      expect(JSON.stringify(block)).toContain('Which size?');
    });

    it('names the field that has no translation', async () => {
      const content = [encoder.entry('promo', 'PromoText', {alignment: 'center'})];
      play(page({content}));
      const error: unknown = await getHome().catch((cause: unknown) => cause);
      expect(error).toMatchObject({type: 'invalid-response', expected: 'filled in'});
      expect((error as {path: string}).path).toMatch(/text$/);
    });

    it('leaves out a link to an address that a page may not open', async () => {
      const link = encoder.entry('link', 'Link', {text: 'Win', url: 'javascript:alert(1)'});
      const content = [
        encoder.entry('promo', 'PromoText', {text: 'Win', link}),
        encoder.entry('item', 'LinkItem', {link}),
      ];
      play(page({content}));
      expect(await getHome()).toMatchObject({content: [{type: 'PromoText', text: 'Win'}]});
      expect(JSON.stringify(await getHome())).not.toContain('javascript');
    });

    it('keeps a price in the currency that the editor wrote', async () => {
      const tile = {
        title: 'Mug',
        image: encoder.image('mug'),
        productSlug: 'mug',
        price: '1200',
        currency: 'JPY',
      };
      play(page({content: [encoder.entry('tile', 'SimpleProductTile', tile)]}));
      const price = {amount: 1200, currency: 'JPY', exponent: 0};
      expect(await getHome()).toMatchObject({content: [{price}]});
    });

    it.each([
      ['en-US', 'en-US'],
      ['de-CH', 'de-DE'],
      ['fr-FR', 'en-US'],
    ] as const)('answers %s in %s', async (locale, expected) => {
      play(page({}));
      await cms().getPage({by: 'slug', slug: 'care'}, {...context, locale}, never());
      const [{locale: sent} = {locale: ''}] = asked();
      expect(sent.toLowerCase().replace('_', '-')).toBe(expected.toLowerCase());
    });

    it('reads drafts in preview alone', async () => {
      play(page({}));
      await getHome();
      await cms().getPage({by: 'name', name: 'home'}, {...context, preview: true}, never());
      await cms().getSlugs({...context, preview: true}, never());
      expect(asked().map(({preview}) => preview)).toEqual([false, true, false, false]);
    });

    it('lists the slugs of all answers, each once', async () => {
      const total = largest + 1;
      const slugs = Array.from({length: total}, (_, index) => `page-${index}`);
      const entries = slugs.map((slug) => encoder.entry(slug, 'Page', {slug}));
      server.play((request) => {
        const query = wanted(request);
        const all = query.model === 'Page' ? entries : entries.slice(0, 1);
        return answer(all.slice(query.skip, query.skip + largest), all.length, query);
      });
      expect([...(await cms().getSlugs(context, never()))].sort()).toEqual([...slugs].sort());
    });
  });
}
