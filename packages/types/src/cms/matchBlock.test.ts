import {describe, expect, expectTypeOf, it} from 'vitest';
import {
  type Block,
  type BlockBase,
  type BlockHandlers,
  isBlockType,
  matchBlock,
  type PromoTextBlock,
  type StorefrontLink,
  type TextBlock,
} from '@storefront-toolkit/types/cms';

const promo: PromoTextBlock = {type: 'PromoText', id: 'promo', text: 'Free shipping'};

type Few = PromoTextBlock | TextBlock;
const few = (block: Few) => block;

describe('matchBlock', () => {
  it('calls the function of the kind, with the block', () => {
    const name = matchBlock(few(promo), {
      PromoText: (block) => {
        expectTypeOf(block).toEqualTypeOf<PromoTextBlock>();
        return block.text;
      },
      Text: (block) => {
        expectTypeOf(block).toEqualTypeOf<TextBlock>();
        return 'text';
      },
    });
    expectTypeOf(name).toEqualTypeOf<string>();
    expect(name).toBe('Free shipping');
  });

  it('does not compile without a function for each kind', () => {
    const match = () =>
      // @ts-expect-error Property 'Text' is missing.
      matchBlock(few({type: 'Text', id: 'text', text: []}), {PromoText: () => 1});
    expect(match).toThrow(TypeError);
    // @ts-expect-error No block is called `Promo`.
    matchBlock(few(promo), {PromoText: () => 1, Text: () => 2, Promo: () => 3});
    // @ts-expect-error One function returns what the others do not.
    matchBlock(few(promo), {PromoText: () => 1, Text: () => 'text'});
    // @ts-expect-error Twenty kinds are missing.
    const handlers: BlockHandlers<Block, string> = {Text: () => 'text'};
    expect(Object.keys(handlers)).toEqual(['Text']);
  });

  it('does not compile with a function for what is no kind', () => {
    const handlers: BlockHandlers<Few, number> = {
      PromoText: () => 1,
      Text: () => 2,
      // @ts-expect-error No block is called so.
      Promo: () => 3,
    };
    expect(matchBlock(few(promo), handlers)).toBe(1);
  });

  it('takes blocks of a store, wherever they stand', () => {
    interface SizeGuideBlock extends BlockBase {
      readonly type: 'SizeGuide';
      readonly measure: 'cm' | 'inch';
    }
    type Own = Block<SizeGuideBlock>;
    const guide: Own = {type: 'SizeGuide', id: 'guide', measure: 'cm'};
    const grid: Own = {type: 'Grid', id: 'grid', columns: {base: 1}, items: [guide]};
    expectTypeOf<BlockHandlers<Own, string>>().toHaveProperty('SizeGuide');
    expectTypeOf<BlockHandlers<Block, string>>().not.toHaveProperty('SizeGuide');
    expectTypeOf(grid.items).toEqualTypeOf<readonly Own[]>();
    // @ts-expect-error Only a grid of that store may hold it.
    const plain: Block = grid;
    expect(plain).toBe(grid);
    const measure = matchBlock(guide as SizeGuideBlock | PromoTextBlock, {
      SizeGuide: (block) => block.measure,
      PromoText: (block) => block.text,
    });
    expectTypeOf(measure).toEqualTypeOf<string>();
    expect(measure).toBe('cm');
  });

  it('takes every union that is told apart by its type', () => {
    const hrefOf = (link: StorefrontLink) =>
      matchBlock(link, {
        Page: ({slug}) => `/${slug}`,
        Product: ({slug}) => `/products/${slug}`,
        SearchResults: () => '/search',
        Home: () => '/',
        OrderConfirmation: ({orderId}) => `/orders/${orderId}`,
        Url: ({url}) => url,
      });
    expectTypeOf(hrefOf).returns.toEqualTypeOf<string>();
    expect(hrefOf({type: 'Product', slug: 'rain-jacket'})).toBe('/products/rain-jacket');
  });

  const foreign = (type: string) => ({type, id: 'x'}) as unknown as Few;
  const handlers = {PromoText: () => 'promo', Text: () => 'text'};

  it('hands what it does not know to the function for it', () => {
    const unknown = ({type}: {readonly type: string}) => `no ${type}`;
    expect(matchBlock(foreign('Quiz'), {...handlers, unknown})).toBe('no Quiz');
    expect(matchBlock(promo as Few, {...handlers, unknown})).toBe('promo');
  });

  it('says what to do about a kind that it does not know', () => {
    expect(() => matchBlock(foreign('Quiz'), handlers)).toThrow(
      /handles content of the type "Quiz".*functions for PromoText, Text\. Turn this type/,
    );
    expect(() => matchBlock({id: 'x'} as unknown as Few, handlers)).toThrow(TypeError);
  });

  it.each(['constructor', 'toString', '__proto__'])('does not take "%s" for a kind', (type) => {
    expect(() => matchBlock(foreign(type), handlers)).toThrow(TypeError);
    expect(isBlockType(type)).toBe(false);
  });
});

describe('isBlockType', () => {
  it('knows the names of the blocks', () => {
    const type: string = 'MediaHeroVimeo';
    expect(isBlockType(type)).toBe(true);
    expect(['Hero', 'mediaHero', ''].filter(isBlockType)).toEqual([]);
    if (isBlockType(type)) expectTypeOf(type).toEqualTypeOf<Block['type']>();
  });
});
