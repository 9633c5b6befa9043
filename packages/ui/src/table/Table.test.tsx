import type {TableBlock} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {sizeTable} from '@storefront-toolkit/fixtures/cms';
import {Table} from '@storefront-toolkit/ui/table';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {columnCounts} from './column-counts.ts';

describeConformance('Table', <Table block={sizeTable} />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const words = (text: string) => [{type: 'Text' as const, text}];
const small: TableBlock = {
  type: 'Table',
  id: 'small',
  caption: 'Shipping',
  head: [{id: 'head', cells: [{content: []}, {content: words('Price')}]}],
  body: [
    {
      id: 'express',
      cells: [
        {content: words('Express'), heading: true},
        {
          content: [
            {type: 'Link', link: {type: 'Page', slug: 'express'}, content: words('€12.50')},
          ],
          alignment: 'end',
        },
      ],
    },
  ],
};

describe('Table', () => {
  it('names the table and the area that scrolls by the caption @claim-table.caption @claim-table.focus', () => {
    render(<Table block={sizeTable} />);
    expect(screen.getByRole('table', {name: 'Sizes of jackets'})).toBeTruthy();
    expect(screen.getByRole('region', {name: 'Sizes of jackets'}).tabIndex).toBe(0);
    expect(errors).not.toHaveBeenCalled();
  });

  it('tells headings of columns, of groups of columns and of rows apart @claim-table.headings', () => {
    render(<Table block={sizeTable} />);
    const scopes = ['columnheader', 'rowheader']
      .flatMap((role) => screen.getAllByRole(role))
      .map((cell) => [cell.textContent, cell.getAttribute('scope')]);
    expect(scopes).toContainEqual(['The jacket, in cm', 'colgroup']);
    expect(scopes).toContainEqual(['Chest', 'col']);
    expect(scopes).toContainEqual(['XL', 'row']);
    expect(screen.getByText('Size').getAttribute('rowspan')).toBe('2');
    expect(screen.getByText('The jacket, in cm').getAttribute('colspan')).toBe('2');
    expect(screen.getByText('Chest').hasAttribute('colspan')).toBe(false);
  });

  it('shows every cell in its row', () => {
    render(<Table block={sizeTable} />);
    const rows = screen.getAllByRole('row');
    expect(rows).toHaveLength(sizeTable.head.length + sizeTable.body.length);
    const last = [...rows.at(-1)!.children].map(({textContent}) => textContent);
    expect(last).toEqual(['XL', '110–118', '76', '68.5']);
  });

  it('makes no heading of an empty corner @claim-table.empty-cell', () => {
    render(<Table block={small} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('gives links the addresses of the store', () => {
    render(<Table block={small} hrefOf={() => '/en/express'} />);
    expect(screen.getByRole('link', {name: '€12.50'}).getAttribute('href')).toBe('/en/express');
  });

  it.each([
    ['without a caption', {...small, caption: ''}],
    ['without rows of column headings', {...small, head: []}],
    [
      'rows of 1 and 2 columns',
      {...small, body: [{id: 'short', cells: [{content: words('Only one')}]}]},
    ],
  ])('reports a block %s @claim-table.reports', (what, wrong) => {
    render(<Table block={wrong} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain(what);
  });
});

describe('columnCounts', () => {
  it('counts cells that reach over columns and rows', () => {
    expect(columnCounts(sizeTable.head)).toEqual([4, 4]);
    expect(columnCounts(sizeTable.body)).toEqual([4, 4, 4, 4]);
    const cell = {content: []};
    expect(
      columnCounts([
        {
          id: 'a',
          cells: [
            {...cell, rowSpan: 3},
            {...cell, columnSpan: 2},
          ],
        },
        {id: 'b', cells: [cell, cell]},
        {id: 'c', cells: [cell]},
        {id: 'd', cells: [cell]},
      ]),
    ).toEqual([3, 3, 2, 1]);
  });
});
