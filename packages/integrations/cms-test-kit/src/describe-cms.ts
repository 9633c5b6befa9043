import {
  type Answer,
  describeIntegration,
  startVendor,
  type VendorHandler,
  type VendorRequest,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import {mappingsOf, type Notation} from '@storefront-toolkit/integration-cms-core';
import {
  type CmsIntegration,
  collectProblems,
  type DynamicServerContext,
  type ProductReference,
} from '@storefront-toolkit/types/cms';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {CmsClaims} from './claims.ts';
import {type Encoder, sampleEntry, type SampleFields} from './samples.ts';

/** The query to a vendor, read from its request. */
export interface Wanted {
  /** Content type, by its name in the content model. */
  readonly model: string;
  /** Value that a field or the id has to have. */
  readonly value?: string;
  /** Locale that is asked for, as the vendor writes it. */
  readonly locale: string;
  /** Whether drafts are asked for. */
  readonly preview: boolean;
  /** The number of entries before the first that is asked for. */
  readonly skip: number;
  /** Fields that entries are filtered, sorted or selected by, as the vendor's paths of the mapping write them. */
  readonly fields: readonly string[];
}

/** An answer with which a vendor refuses a call, and what becomes of it. */
export interface Refusal {
  /** The fault, in the words of a test's title. */
  readonly name: string;
  /** The answer as the vendor publishes it. */
  readonly answer: Answer;
  /** The error, without vendor, kind and operation. */
  readonly error: Readonly<Record<string, unknown>>;
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
  /** The largest number of slugs that the vendor sends in one answer. */
  readonly largest: number;
  /** The vendor's names for content types and fields. */
  readonly notation: Notation;
  /**
   * An answer with an entry whose slug is the number 5, for a vendor whose server would not send it by `answer`.
   *
   * @default answer
   */
  readonly answerUnchecked?: CmsUnderTest['answer'];
  /** Errors that the vendor publishes and that would come again. */
  readonly refusals: readonly Refusal[];
  /** Names of the claims that the tests prove. */
  readonly claims: CmsClaims;
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
  notation,
  refusals,
  answerUnchecked = answer,
  claims,
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
    const getHomeWithProblems = async () => {
      const {context: request, problems} = collectProblems(context);
      const found = await cms().getPage({by: 'name', name: 'home'}, request, never());
      return {found, problems};
    };

    it(`reads a page with its blocks ${claims.pages}`, async () => {
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
          {
            type: 'MediaHero',
            heading: 'Autumn',
            links: [],
            media: {type: 'Image', alt: 'What peak shows', width: 1200, height: 630},
          },
        ],
      });
      expect(found.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(asked()).toMatchObject([{model: 'Page', value: 'home', preview: false}]);
    });

    it(`looks for a text page where there is no other ${claims.pages}`, async () => {
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

    it(`leaves a type that it does not know to the component of the vendor ${claims.unknownType}`, async () => {
      play(page({content: [encoder.entry('quiz', 'SizeQuiz', {heading: 'Which size?'})]}));
      const found = await getHome();
      const [block] = found.type === 'Page' ? found.content : [];
      expect(block).toMatchObject({type: 'VendorRendered', id: 'quiz', vendor});
      expect(JSON.stringify(block)).toContain('Which size?');
    });

    it(`leaves out a block without a translation, and says which ${claims.onePart}`, async () => {
      const content = [
        encoder.entry('promo', 'PromoText', {alignment: 'center'}),
        encoder.entry('other', 'PromoText', {text: 'Free shipping'}),
      ];
      play(page({content}));
      const {found, problems} = await getHomeWithProblems();
      expect(found).toMatchObject({content: [{id: 'other'}]});
      expect(problems).toMatchObject([{vendor, missing: 'block', reason: 'is not filled in'}]);
      expect(problems[0]?.path).toMatch(/text$/);
    });

    it('answers when the function that receives problems throws', async () => {
      play(page({content: [encoder.entry('promo', 'PromoText', {})]}));
      const onProblem = () => {
        throw new Error('The log is full.');
      };
      const home = cms().getPage({by: 'name', name: 'home'}, {...context, onProblem}, never());
      await expect(home).resolves.toMatchObject({content: []});
    });

    it(`leaves out a price with a comma, and keeps its tile ${claims.onePart}`, async () => {
      const tile = {title: 'Mug', image: encoder.image('mug'), productSlug: 'mug'};
      const content = [
        encoder.entry('tile', 'SimpleProductTile', {...tile, price: '12,50', currency: 'EUR'}),
        encoder.entry('half', 'SimpleProductTile', {...tile, price: '12.50'}),
      ];
      play(page({content}));
      const {found, problems} = await getHomeWithProblems();
      expect(found).toMatchObject({content: [{title: 'Mug'}, {title: 'Mug'}]});
      expect(JSON.stringify(found)).not.toContain('"price"');
      expect(problems.map(({missing}) => missing)).toEqual(['price', 'price']);
      expect(problems[0]).toMatchObject({
        path: expect.stringMatching(/price$/) as string,
        reason: 'is not a decimal with a point, of its currency, such as 12.50',
      });
    });

    it(`keeps a layout whose logo has no size, or that has no logo ${claims.logo}`, async () => {
      const layout = (fields: SampleFields) =>
        encoder.entry('default', 'Layout', {
          footer: sampleEntry('Footer', 1, encoder),
          ...fields,
        });
      play(layout({logo: encoder.image('logo', {size: false})}));
      const {context: request, problems} = collectProblems(context);
      const found = await cms().getLayout('default', request, never());
      expect(found.logo).toMatchObject({type: 'Image', alt: 'What logo shows'});
      expect(found.logo).not.toHaveProperty('width');
      expect(problems).toEqual([]);
      play(layout({}));
      const without = await cms().getLayout('default', request, never());
      expect(without).not.toHaveProperty('logo');
      expect(problems).toMatchObject([{missing: 'image', reason: 'is not filled in'}]);
    });

    it('keeps a layout whose footer has an untranslated copyright notice', async () => {
      const footer = encoder.entry('footer', 'Footer', {legal: [sampleEntry('Link', 1, encoder)]});
      play(encoder.entry('default', 'Layout', {logo: encoder.image('logo'), footer}));
      const {context: request, problems} = collectProblems(context);
      const found = await cms().getLayout('default', request, never());
      expect(found.footer).toMatchObject({copyright: '', legal: [{text: 'text 1'}]});
      expect(problems).toMatchObject([{missing: 'text', reason: 'is not filled in'}]);
    });

    it(`lists the slugs of other pages when one can't be read ${claims.onePart}`, async () => {
      const entries = [
        encoder.entry('a', 'Page', {slug: 'a'}),
        encoder.entry('b', 'Page', {slug: 5}),
        encoder.entry('c', 'Page', {slug: 'c'}),
      ];
      server.play((request) => {
        const query = wanted(request);
        const found = query.model === 'Page' ? entries : [];
        return answerUnchecked(found, found.length, query);
      });
      const {context: request, problems} = collectProblems(context);
      expect(await cms().getSlugs(request, never())).toEqual(['a', 'c']);
      expect(problems).toMatchObject([{missing: 'page', reason: 'is not a text'}]);
    });

    it(`finds each page that it lists or links to ${claims.slugRule}`, async () => {
      const slugs = ['care', 'guides/care', '/lead', 'trail/', '/both/'];
      const pages = slugs.map((slug) =>
        encoder.entry(slug, 'Page', {slug, title: slug, layout: sampleEntry('Layout', 1, encoder)}),
      );
      const items = pages.map((target, index) => {
        const link = encoder.entry(`link-${index}`, 'Link', {text: 'Care', page: target});
        return encoder.entry(`item-${index}`, 'LinkItem', {link});
      });
      const hub = page({name: 'home', content: items});
      // A vendor looks for the value as it is written.
      const stored = new Map<string, unknown>([
        ['home', hub],
        ...slugs.map((slug, index) => [slug, pages[index]] as const),
      ]);
      server.play((request) => {
        const query = wanted(request);
        const one = stored.get(query.value ?? '');
        const all = query.value === undefined ? pages : one ? [one] : [];
        const found = query.model === 'Page' ? all : [];
        return answer(found, found.length, query);
      });
      const {found: home, problems} = await getHomeWithProblems();
      const linked = [...JSON.stringify(home).matchAll(/"type":"Page","slug":"([^"]+)"/g)];
      const {context: request, problems: unlisted} = collectProblems(context);
      const listed = await cms().getSlugs(request, never());
      expect(listed).toEqual(['care', 'guides/care']);
      expect(linked.map(([, slug]) => slug)).toEqual(listed);
      for (const slug of listed) {
        await expect(cms().getPage({by: 'slug', slug}, context, never())).resolves.toMatchObject({
          slug,
        });
      }
      const reason = 'is not a slug without a slash at either end';
      expect(problems.map((problem) => problem.reason)).toEqual([reason, reason, reason]);
      expect(unlisted.map((problem) => problem.reason)).toEqual([reason, reason, reason]);
    });

    it('links to no other page than the one that an editor chose', async () => {
      const linkTo = (id: string, fields: SampleFields) => {
        const target = encoder.entry(id, 'Page', {title: id, ...fields});
        const link = encoder.entry(`to-${id}`, 'Link', {text: id, page: target});
        return encoder.entry(`item-${id}`, 'LinkItem', {link});
      };
      const content = [
        linkTo('start', {name: 'home'}),
        linkTo('cart', {name: 'cart'}),
        linkTo('care', {name: 'content', slug: 'care'}),
      ];
      play(page({content}));
      const {found, problems} = await getHomeWithProblems();
      expect(found).toMatchObject({
        content: [{link: {link: {type: 'Home'}}}, {link: {link: {type: 'Page', slug: 'care'}}}],
      });
      expect(problems).toMatchObject([
        {missing: 'block', path: expect.stringMatching(/slug$/) as string},
      ]);
    });

    it(`takes the first key of a product that is filled in ${claims.products}`, async () => {
      const keys = {productSlug: 'mug', productSku: 'MUG-1', productId: '1'};
      const {productSlug: _slug, ...withoutSlug} = keys;
      const content = [keys, withoutSlug, {productId: '1'}, {}].map((fields, index) =>
        encoder.entry(`tile-${index}`, 'ProductTile', fields),
      );
      play(page({content}));
      const {found, problems} = await getHomeWithProblems();
      expect(found).toMatchObject({
        content: [
          {product: {by: 'slug', slug: 'mug'}},
          {product: {by: 'sku', sku: 'MUG-1'}},
          {product: {by: 'id', id: '1'}},
        ],
      });
      expect(problems).toMatchObject([
        {missing: 'block', reason: 'is not filled in, nor is productSku or productId'},
      ]);
    });

    it(`asks by fields of the mapping alone ${claims.queries}`, async () => {
      const signal = never();
      play();
      const asks = [
        cms().getPage({by: 'slug', slug: 'care'}, context, signal),
        getHome(),
        cms().getLayout('Layout-1', context, signal),
        cms().getNavigation('Navigation-1', context, signal),
        cms().getTheme(context, signal),
        cms().getSlugs(context, signal),
        ...(['slug', 'sku', 'id'] as const).map((by) =>
          cms().getProductPage({by, [by]: 'x'} as ProductReference, context, signal),
        ),
      ];
      await Promise.allSettled(asks);
      const queries = asked();
      const unknown = queries.flatMap(({model, fields}) => {
        const mapping = mappingsOf(notation).find(({raw}) => raw === notation.model(model));
        const known = [
          notation.id,
          notation.updatedAt,
          ...(mapping?.rows ?? []).map(({from}) => from),
        ];
        return fields
          .filter((field) => !known.includes(field))
          .map((field) => `${model}: ${field}`);
      });
      expect(unknown).toEqual([]);
      const themes = queries.filter(({model}) => model === 'Theme');
      expect(themes.flatMap(({fields}) => fields)).toEqual([notation.field('active')]);
      const models = ['Page', 'SimpleContentPage', 'ProductPage', 'Layout', 'Navigation', 'Theme'];
      expect([...new Set(queries.map(({model}) => model))].sort()).toEqual(models.sort());
    });

    it.each(refusals.map((refusal) => [refusal.name, refusal] as const))(
      `is refused for good: %s ${claims.errors}`,
      async (_name, {answer: refusal, error: expected}) => {
        server.play(() => refusal);
        const insisting = create(server.url, {timeout: 5000, retries: 2});
        const home = insisting.getPage({by: 'name', name: 'home'}, context, never());
        const error: unknown = await home.catch((cause: unknown) => cause);
        expect(error).toMatchObject({vendor, kind: 'cms', operation: 'getPage', ...expected});
        expect(server.requests).toHaveLength(1);
      },
    );

    it.each([
      ['Page', 'title', {layout: sampleEntry('Layout', 1, encoder)}],
      ['Page', 'layout', {title: 'Home'}],
      ['SimpleContentPage', 'body', {title: 'Terms', layout: sampleEntry('Layout', 1, encoder)}],
    ] as const)(`refuses a %s without its %s ${claims.essential}`, async (model, field, fields) => {
      playByModel({[model]: [encoder.entry('bare', model, {slug: 'bare', ...fields})]});
      const bare = cms().getPage({by: 'slug', slug: 'bare'}, context, never());
      await expect(bare).rejects.toMatchObject({
        type: 'invalid-response',
        path: expect.stringMatching(new RegExp(`${field}$`)) as string,
        expected: 'filled in',
      });
    });

    it.each([
      [401, {type: 'unauthorized'}, 1],
      [403, {type: 'unauthorized'}, 1],
      [404, {type: 'refused', status: 404}, 1],
      [413, {type: 'refused', status: 413}, 1],
      [408, {type: 'unavailable', status: 408}, 2],
      [500, {type: 'unavailable', status: 500}, 2],
      [503, {type: 'unavailable', status: 503}, 2],
    ])(
      `makes of status %d an error ${claims.errors} ${claims.retries}`,
      async (status, expected, requests) => {
        server.play(() => ({status, json: {}}));
        const insisting = create(server.url, {timeout: 5000, retries: 1});
        const home = insisting.getPage({by: 'name', name: 'home'}, context, never());
        await expect(home).rejects.toMatchObject(expected);
        expect(server.requests).toHaveLength(requests);
      },
    );

    it(`waits as long as it is asked to, and not longer than its time limit ${claims.errors}`, async () => {
      const askFor = async (wait: string) => {
        server.play(() => ({status: 429, headers: {'retry-after': wait}, json: {}}));
        const insisting = create(server.url, {timeout: 2000, retries: 1});
        const home = insisting.getPage({by: 'name', name: 'home'}, context, never());
        const error: unknown = await home.catch((cause: unknown) => cause);
        return [error, server.requests.length];
      };
      const limited = (retryAfter: number) =>
        expect.objectContaining({type: 'rate-limited', retryAfter}) as unknown;
      expect(await askFor('0')).toEqual([limited(0), 2]);
      expect(await askFor('60')).toEqual([limited(60), 1]);
    });

    it(`leaves out what leads to a draft, and reports it ${claims.links}`, async () => {
      const {one, item} = encoder.draft;
      const promo = encoder.entry('promo', 'PromoText', {text: 'Now', link: one});
      const linkItem = encoder.entry('item', 'LinkItem', {link: one});
      const items = item === undefined ? [] : [item];
      play(page({content: [...items, promo, linkItem]}));
      const {found, problems} = await getHomeWithProblems();
      expect(found).toMatchObject({content: [{type: 'PromoText', text: 'Now'}]});
      expect(JSON.stringify(found)).not.toContain('"link"');
      // A vendor that sends nothing for a draft gives nothing to report for what may do without.
      expect(problems.filter(({missing}) => missing === 'block')).toHaveLength(items.length + 1);
      play(page({layout: one}));
      const error: unknown = await getHome().catch((cause: unknown) => cause);
      expect(error).toMatchObject({
        type: 'invalid-response',
        path: expect.stringMatching(/layout(\[0\])?$/) as string,
      });
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
    ] as const)(`answers %s in %s ${claims.locales}`, async (locale, expected) => {
      play(page({}));
      await cms().getPage({by: 'slug', slug: 'care'}, {...context, locale}, never());
      const [{locale: sent} = {locale: ''}] = asked();
      expect(sent.toLowerCase().replace('_', '-')).toBe(expected.toLowerCase());
    });

    it(`reads drafts in preview alone ${claims.drafts}`, async () => {
      play(page({}));
      await getHome();
      await cms().getPage({by: 'name', name: 'home'}, {...context, preview: true}, never());
      await cms().getSlugs({...context, preview: true}, never());
      expect(asked().map(({preview}) => preview)).toEqual([false, true, false, false]);
    });

    it(`lists the slugs of all answers, each once ${claims.slugs}`, async () => {
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
