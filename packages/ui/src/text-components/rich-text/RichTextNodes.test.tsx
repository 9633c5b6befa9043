import type {BlockBase, Page, RichText as RichTextTree} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';
import {ContentPage, uiBlocks} from '@storefront-toolkit/ui/contentpage';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';

const words = (text: string) => ({type: 'Text', text}) as const;
const cell = (text: string, heading?: boolean) => ({content: [words(text)], heading});

const TABLE: RichTextTree = [
  {
    type: 'Table',
    head: [{id: '0', cells: [cell('Size'), cell('Chest')]}],
    body: [{id: '1', cells: [cell('M', true), cell('96')]}],
  },
];
const promo = {type: 'PromoText', id: 'promo', text: 'Free shipping'} as const;
const EMBED: RichTextTree = [
  {type: 'Embed', block: promo},
  {type: 'Paragraph', content: [words('After')]},
];

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('RichText', () => {
  it('shows a table with the headings of its columns and rows, which keys can scroll', () => {
    const {container} = render(<RichText text={TABLE} />);
    expect(screen.getByRole('columnheader', {name: 'Chest'})).toBeTruthy();
    expect(screen.getByRole('rowheader', {name: 'M'})).toBeTruthy();
    expect(screen.getByRole('cell', {name: '96'})).toBeTruthy();
    expect(container.querySelector('table')?.parentElement?.tabIndex).toBe(0);
    expect(errors).not.toHaveBeenCalled();
  });

  it('leaves an embedded block out without `renderBlock`, and reports it', () => {
    const {container} = render(<RichText text={EMBED} />);
    expect(container.textContent).toBe('After');
    expect(String(errors.mock.lastCall?.[0])).toContain('"type":"Embed"');
  });

  it('has embedded blocks rendered by the caller', () => {
    const {container} = render(
      <RichText text={EMBED} renderBlock={({id}: BlockBase) => <b>{id}</b>} />,
    );
    expect(container.textContent).toBe('promoAfter');
  });
});

describe('pages', () => {
  const shared = {
    id: 'p',
    slug: 'p',
    title: 'Care',
    description: '',
    openGraph: {title: 'Care', description: ''},
    layout: 'default',
    indexed: true,
    custom: {},
  };

  it('shows blocks in the texts of a content page by its registry', () => {
    const page: Page = {
      ...shared,
      type: 'Page',
      name: 'content',
      content: [{type: 'Text', id: 'text', text: EMBED}],
    };
    const store = {
      ProductTile: () => null,
      SimpleProductTile: () => null,
      VendorRendered: () => null,
    };
    render(<ContentPage page={page} blocks={{...uiBlocks, ...store}} />);
    expect(screen.getByText('Free shipping')).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it('shows blocks in an article by the function that is given', () => {
    const page = {...shared, type: 'SimpleContentPage', heading: 'Care', body: EMBED} as const;
    render(<ArticlePage page={page} renderBlock={({id}) => <b>{`block ${id}`}</b>} />);
    expect(screen.getByText('block promo')).toBeTruthy();
  });
});
