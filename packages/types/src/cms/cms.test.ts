import {describe, expect, expectTypeOf, it} from 'vitest';
import {
  type Block,
  type CmsIntegration,
  type CmsIntegrationFunction,
  type DynamicServerContext,
  type GridBlock,
  type ImageMedia,
  isImageMedia,
  isVideoMedia,
  isVimeoVideo,
  isYouTubeVideo,
  type Media,
  type MediaHeroBlock,
  moneyOf,
  type Page,
  type ProductReference,
  type PromoCarouselBlock,
  type RichText,
  type SimpleProductTileBlock,
  type StorefrontLink,
  type VideoMedia,
  type VimeoVideo,
  type YouTubeVideo,
} from '@storefront-toolkit/types/cms';

const image: ImageMedia = {
  type: 'Image',
  id: 'ridge',
  src: 'https://images.example.com/ridge.jpg',
  alt: '',
  width: 2400,
  height: 1350,
};
const vimeo: VimeoVideo = {
  type: 'Video',
  provider: 'Vimeo',
  id: '1',
  title: 'Taping',
  captions: {type: 'NoSpeech'},
  aspectRatio: 16 / 9,
};
const youTube: YouTubeVideo = {...vimeo, provider: 'YouTube'};

describe('Media', () => {
  it('is told apart by its guards', () => {
    const all: readonly Media[] = [image, vimeo, youTube];
    expect(all.filter(isImageMedia)).toEqual([image]);
    expect(all.filter(isVideoMedia)).toEqual([vimeo, youTube]);
    expect(all.filter(isVimeoVideo)).toEqual([vimeo]);
    expect(all.filter(isYouTubeVideo)).toEqual([youTube]);
    expectTypeOf(all.filter(isVideoMedia)).toEqualTypeOf<VideoMedia[]>();
    expectTypeOf(all.filter(isYouTubeVideo)).toEqualTypeOf<YouTubeVideo[]>();
  });

  it("needs words for people who can't see or hear it", () => {
    // @ts-expect-error `alt` is missing.
    const mute: ImageMedia = {type: 'Image', id: 'x', src: '/x.jpg', width: 1, height: 1};
    const {title, ...nameless} = vimeo;
    // @ts-expect-error `title` is missing.
    const video: VimeoVideo = nameless;
    // @ts-expect-error Captions that are provided are provided in a language.
    const captions: VimeoVideo['captions'] = {type: 'Provided', locales: []};
    expect([mute.alt, video.title, title, captions.type]).toEqual([
      undefined,
      undefined,
      'Taping',
      'Provided',
    ]);
  });

  it('keeps providers apart', () => {
    // @ts-expect-error A hash is Vimeo's.
    const video: YouTubeVideo = {...youTube, hash: 'abc', startAt: 3};
    // @ts-expect-error A video of YouTube.
    const other: VimeoVideo = youTube;
    expect(isYouTubeVideo(video) && isYouTubeVideo(other)).toBe(true);
  });
});

describe('Block', () => {
  it('has a discriminant that follows from its name', () => {
    const hero: MediaHeroBlock = {
      type: 'MediaHero',
      id: 'hero',
      heading: 'Dry',
      links: [],
      media: image,
    };
    // @ts-expect-error The discriminant is wrong.
    const wrong: MediaHeroBlock = {...hero, type: 'MediaCard'};
    // @ts-expect-error A video has a block of its own.
    const video: MediaHeroBlock = {...hero, media: vimeo};
    // @ts-expect-error No block is called so.
    const unknown: Block = {...hero, type: 'Hero'};
    // @ts-expect-error `heading` is missing.
    const headless: Block = {type: 'MediaHero', id: 'hero', links: [], media: image};
    expect([wrong.type, video.media.type, unknown.type, headless.id]).toEqual([
      'MediaCard',
      'Video',
      'Hero',
      'hero',
    ]);
  });

  it('gives all its fields once it is told apart', () => {
    const first = (block: Block): unknown => (block.type === 'Grid' ? block.items[0] : block.id);
    const grid: GridBlock = {
      type: 'Grid',
      id: 'grid',
      columns: {base: 1, lg: 4},
      items: [{type: 'Grid', id: 'inner', columns: {base: 2}, items: []}],
    };
    expect(first(grid)).toMatchObject({id: 'inner'});
    // @ts-expect-error Seven columns are none of the set.
    const wide: GridBlock = {...grid, columns: {base: 7}};
    // @ts-expect-error The narrowest screen has to be given.
    const holed: GridBlock = {...grid, columns: {lg: 4}};
    // @ts-expect-error Blocks are not edited in place.
    grid.items[0] = wide;
    expect([grid.items[0], holed.columns]).toEqual([wide, {lg: 4}]);
  });

  it('holds whole minor units', () => {
    const tile: SimpleProductTileBlock = {
      type: 'SimpleProductTile',
      id: 'tile',
      title: 'Rain jacket',
      image,
      price: moneyOf(12900, 'EUR'),
      link: {type: 'Product', slug: 'rain-jacket'},
    };
    // @ts-expect-error A price isn't a float.
    const float: SimpleProductTileBlock = {...tile, price: {amount: 129.5, currency: 'EUR'}};
    // @ts-expect-error A product tile leads to a product.
    const home: SimpleProductTileBlock = {...tile, link: {type: 'Home'}};
    expect([float.id, home.id]).toEqual(['tile', 'tile']);
  });

  it('keeps carousels out of carousels', () => {
    const carousel: PromoCarouselBlock = {
      type: 'PromoCarousel',
      id: 'carousel',
      label: 'Offers',
      slides: [],
    };
    // @ts-expect-error A slide isn't a carousel.
    const nested: PromoCarouselBlock = {...carousel, slides: [carousel]};
    expect(nested.slides).toHaveLength(1);
  });
});

describe('links and references', () => {
  it('carry what their kind needs and nothing else', () => {
    // @ts-expect-error A link to a product names the product.
    const nowhere: StorefrontLink = {type: 'Product'};
    // @ts-expect-error The home page has no address of its own.
    const home: StorefrontLink = {type: 'Home', url: '/'};
    // @ts-expect-error A reference by slug carries a slug.
    const reference: ProductReference = {by: 'slug', id: '1'};
    expect([nowhere.type, home.type, reference.by]).toEqual(['Product', 'Home', 'slug']);
  });
});

describe('RichText', () => {
  it('is a tree', () => {
    const text: RichText = [
      {type: 'List', ordered: true, items: [[{type: 'Paragraph', content: []}]]},
    ];
    // @ts-expect-error HTML isn't rich text.
    const html: RichText = '<p>Text</p>';
    const nested: RichText = [
      {
        type: 'Paragraph',
        content: [
          // @ts-expect-error A link holds no link.
          {type: 'Link', link: {type: 'Home'}, content: [{type: 'Link', link: {type: 'Home'}}]},
        ],
      },
    ];
    expect([text.length, html.length, nested.length]).toEqual([1, 11, 1]);
  });
});

describe('CmsIntegration', () => {
  type Method = Exclude<keyof CmsIntegration, 'vendor'>;

  it('gives every function the context and then the signal', () => {
    type Last<Parameters extends readonly unknown[]> = Parameters extends readonly [
      ...unknown[],
      infer Context,
      infer Signal,
    ]
      ? [Context, Signal]
      : never;
    type All = {[Name in Method]: Last<Parameters<CmsIntegration[Name]>>}[Method];
    expectTypeOf<All>().toEqualTypeOf<[DynamicServerContext, AbortSignal]>();
    expectTypeOf<ReturnType<CmsIntegration[Method]>>().toExtend<Promise<unknown>>();
    // @ts-expect-error The signal is missing.
    const read = (cms: CmsIntegration, context: DynamicServerContext) => cms.getTheme(context);
    expect(read).toBeTypeOf('function');
  });

  it('is made from an account of a CMS', () => {
    // @ts-expect-error An account for search is none.
    type Wrong = CmsIntegrationFunction<{kind: 'search'}>;
    expectTypeOf<Wrong>().not.toBeAny();
    expectTypeOf<ReturnType<CmsIntegrationFunction>>().toEqualTypeOf<CmsIntegration>();
  });

  it('gives pages with the fields of a store', () => {
    type Own = Page<never, {readonly campaign: string}>;
    expectTypeOf<Own['custom']>().toEqualTypeOf<{readonly campaign: string}>();
    // @ts-expect-error No field is known by any name.
    expectTypeOf<Page['campaign']>();
  });
});
