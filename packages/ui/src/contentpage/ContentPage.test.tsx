import type {Block, BlockBase, Page} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import {
  homePage,
  kitchenSinkPage,
  personalizedContent,
  promoText,
  shortText,
} from '@storefront-toolkit/fixtures/cms';
import {
  type BlockRegistry,
  ContentPage,
  createBlockRenderer,
  pickVariant,
  uiBlocks,
} from '@storefront-toolkit/ui/contentpage';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const blocks: BlockRegistry = {
  ...uiBlocks,
  ProductTile: ({id}) => <p data-block={id}>A product</p>,
  SimpleProductTile: ({id, title}) => <p data-block={id}>{title}</p>,
  VendorRendered: ({vendor, model}) => <p>{`${vendor}/${model}`}</p>,
};

const pageOf = (...content: Block[]): Page => ({...homePage, content});

describeConformance('ContentPage', <ContentPage page={homePage} blocks={blocks} />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('ContentPage', () => {
  it('renders every type of block on the server, and reports nothing', () => {
    const html = renderToStaticMarkup(<ContentPage page={kitchenSinkPage} blocks={blocks} />);
    for (const text of [
      'From the summit to the sofa',
      'Departments',
      'over €50',
      'A product',
      'Enamel mug',
      'Camp kitchen',
      'A shelf full of evenings',
      'Which jacket for which weather',
      'A rain jacket stays tight',
      'Sizes of jackets',
      'Find your size',
      'Pitch it once at home',
      'Evening light',
      'This season',
      'A tent, and it rains',
      'Where we test our jackets',
      'Forty seconds of evening light',
      'example/newsletter-form',
    ]) {
      expect(html).toContain(text);
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('has the title as its heading, hidden or shown, and headings of blocks one level below @claim-contentpage.outline', () => {
    const {rerender} = render(<ContentPage page={homePage} blocks={blocks} />);
    const title = screen.getByRole('heading', {level: 1, name: homePage.title});
    expect(title.classList).toContain('sr-only');
    expect(screen.getAllByRole('heading', {level: 2}).length).toBeGreaterThan(1);
    rerender(<ContentPage page={homePage} blocks={blocks} headingLevel={3} titleShown />);
    expect(screen.getByRole('heading', {level: 3, name: homePage.title}).className).not.toContain(
      'sr-only',
    );
    expect(screen.queryByRole('heading', {level: 2})).toBeNull();
    expect(screen.getAllByRole('heading', {level: 4}).length).toBeGreaterThan(1);
  });

  it('skips a block that it does not know, reports it, and tells the store @claim-contentpage.unknown', () => {
    const heard = vi.fn<(block: {readonly id: string}) => void>();
    // An editor may use a newer content model than the types.
    const unknown = ['Countdown', 'constructor', '__proto__'].map(
      (type) => ({type, id: `new-${type}`}) as unknown as Block,
    );
    render(
      <ContentPage page={pageOf(...unknown, promoText)} blocks={blocks} onUnknownBlock={heard} />,
    );
    expect(screen.getByText('over €50')).toBeTruthy();
    expect(heard.mock.calls.map(([{id}]) => id)).toEqual([
      'new-Countdown',
      'new-constructor',
      'new-__proto__',
    ]);
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /skipped the block "new-Countdown" of the type "Countdown".*Add the type to `blocks`/,
    );
  });

  it('tells the store in production too, and reports nothing there @claim-contentpage.unknown-in-production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const heard = vi.fn();
    const unknown = {type: 'Countdown', id: 'new'} as unknown as Block;
    render(<ContentPage page={pageOf(unknown)} blocks={blocks} onUnknownBlock={heard} />);
    vi.unstubAllEnvs();
    expect(heard).toHaveBeenCalledExactlyOnceWith(unknown);
    expect(errors).not.toHaveBeenCalled();
  });

  it('keeps the order of the CMS @claim-contentpage.order', () => {
    const ids = ['a', 'c', 'b'];
    const own = {...blocks, VendorRendered: ({id}: BlockBase) => <p data-block={id} />};
    const vendorBlock = {type: 'VendorRendered', vendor: 'example', model: 'form', fields: {}};
    // Only what the renderer reads.
    const content = ids.map((id) => ({...vendorBlock, id}) as unknown as Block);
    const {container} = render(<ContentPage page={pageOf(...content)} blocks={own} />);
    const shown = [...container.querySelectorAll('[data-block]')];
    expect(shown.map((block) => block.getAttribute('data-block'))).toEqual(ids);
  });

  it('shows each audience its own variant, on the server', () => {
    const htmlFor = (audiences: string[]) =>
      renderToStaticMarkup(
        <ContentPage page={pageOf(personalizedContent)} blocks={blocks} audiences={audiences} />,
      );
    expect(htmlFor([])).toContain('WELCOME10');
    expect(htmlFor(['returning-shopper'])).toContain('Welcome back');
    expect(htmlFor(['returning-shopper'])).not.toContain('WELCOME10');
    expect(htmlFor(['staff'])).not.toMatch(/WELCOME10|Welcome back/);
  });

  it('gives room as the block asks for, and 8 units without a word', () => {
    const spacing = {above: 'extra-large', padding: {start: 'medium'}} as const;
    const {container} = render(
      <ContentPage page={pageOf(promoText, {...shortText, spacing})} blocks={blocks} />,
    );
    const [, plain, spaced] = container.firstElementChild!.children;
    expect(plain?.className).toContain('my-8');
    for (const name of ['mt-16', 'mb-0', 'ps-4', 'pe-0']) expect(spaced?.classList).toContain(name);
  });

  it('loads the first image of the page before others @claim-images.first-block', () => {
    const {container} = render(<ContentPage page={homePage} blocks={blocks} />);
    const eager = [...container.querySelectorAll('img')].filter(
      (image) => image.getAttribute('loading') !== 'lazy',
    );
    expect(eager).toHaveLength(1);
    expect(eager[0]?.getAttribute('fetchpriority')).toBe('high');
  });

  it('gives links the addresses of the store', () => {
    render(<ContentPage page={pageOf(promoText)} blocks={blocks} hrefOf={() => '/en/shipping'} />);
    expect(screen.getByRole('link', {name: 'Shipping costs'}).getAttribute('href')).toBe(
      '/en/shipping',
    );
  });
});

describe('BlockRegistry', () => {
  it('does not compile without a function for each type', () => {
    // @ts-expect-error The three types that need the store are missing.
    const missing: BlockRegistry = uiBlocks;
    // @ts-expect-error One is missing.
    const one: BlockRegistry = {
      ...uiBlocks,
      ProductTile: () => null,
      SimpleProductTile: () => null,
    };
    expect([missing, one]).toHaveLength(2);
    expectTypeOf<keyof BlockRegistry>().toEqualTypeOf<Block['type']>();
  });

  it('has a place for blocks of the store, inside of others too', () => {
    interface PromiseBlock extends BlockBase {
      readonly type: 'Promise';
      readonly days: number;
    }
    const own: BlockRegistry<PromiseBlock> = {
      ...uiBlocks,
      ProductTile: () => null,
      SimpleProductTile: () => null,
      VendorRendered: () => null,
      Promise: ({days}) => <p>{days} days to send it back</p>,
    };
    const renderBlock = createBlockRenderer({blocks: own});
    const grid: Block<PromiseBlock> = {
      type: 'Grid',
      id: 'grid',
      columns: {base: 1},
      items: [{type: 'Promise', id: 'returns', days: 30}],
    };
    render(<>{renderBlock(grid)}</>);
    expect(screen.getByText('30 days to send it back')).toBeTruthy();
    // @ts-expect-error The store's own block is missing.
    const missing: BlockRegistry<PromiseBlock> = blocks;
    expect(missing).toBe(blocks);
  });
});

describe('pickVariant', () => {
  const {variants} = personalizedContent;

  it('goes by the precedence of the variants, not by that of the audiences', () => {
    const first = variants.targeted[0]?.content;
    expect(pickVariant(variants, ['staff', 'returning-shopper'])).toBe(first);
    expect(pickVariant(variants, ['someone-else'])).toBe(variants.fallback);
    expect(pickVariant(variants, ['staff'])).toEqual([]);
  });
});
