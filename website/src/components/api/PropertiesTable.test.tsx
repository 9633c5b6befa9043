import {cleanup, render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {ConstantsTableData, MembersTableData, PropertiesTableData} from './data.ts';

const collectAnchor = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor})}));

const {default: PropertiesTable} = await import('./PropertiesTable.tsx');
const {default: ConstantsTable} = await import('./ConstantsTable.tsx');
const {default: MembersTable} = await import('./MembersTable.tsx');

afterEach(cleanup);

const PROPERTIES: PropertiesTableData = {
  caption: 'Properties of Offer',
  heading: 'Property',
  rows: [
    {
      id: 'prop-price',
      name: 'price',
      type: [{text: 'Money', href: '/docs/money'}, {text: ' | null'}],
      required: true,
      description: ['In ', {tag: 'code', children: ['cents']}, '.'],
    },
    {
      id: 'prop-limit',
      name: 'limit',
      type: [{text: 'number'}],
      required: false,
      default: '50',
      since: '0.2.0',
      deprecated: ['Use pages.'],
      description: [{tag: 'p', children: ['At most.']}],
    },
    {
      id: 'prop-note',
      name: 'note',
      type: [{text: 'string'}],
      required: false,
      description: ['Text.'],
    },
  ],
  inherited: ['Also takes every attribute of ', {tag: 'code', children: ['<a>']}, '.'],
};

describe('PropertiesTable', () => {
  it('folds a union of many members, and says how many', () => {
    const names = Array.from({length: 13}, (_, index) => `'color-${index}'`);
    const [row] = PROPERTIES.rows;
    const typeOf = (members: readonly string[]) => {
      const data = {...PROPERTIES, rows: [{...row!, type: [{text: members.join(' | ')}]}]};
      const {container, unmount} = render(<PropertiesTable data={data} />);
      const cell = container.querySelector('td')!;
      unmount();
      return cell;
    };
    const folded = typeOf(names).querySelector('details')!;
    expect(folded.open).toBe(false);
    expect(folded.querySelector('summary')!.textContent).toBe("One of 13, such as 'color-0'");
    expect(folded.lastChild!.textContent).toBe(names.join(' | '));
    expect(typeOf(names.slice(1)).querySelector('details')).toBeNull();
  });

  it('is a table with a name, column headings and a heading for each row', () => {
    render(<PropertiesTable data={PROPERTIES} />);
    const table = screen.getByRole('table', {name: 'Properties of Offer'});
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map((cell) => cell.textContent)).toEqual(['Property', 'Type', 'Description']);
    const rows = within(table).getAllByRole('rowheader');
    const texts = rows.map((cell) => [cell.firstChild?.textContent, cell.lastChild?.textContent]);
    expect(texts).toEqual([
      ['price', 'required'],
      ['limit', 'since 0.2.0'],
      ['note', 'optional'],
    ]);
    expect(screen.getByText(/Also takes/).textContent).toBe('Also takes every attribute of <a>.');
  });

  it('is one line for a component that has no properties of its own', () => {
    render(<PropertiesTable data={{...PROPERTIES, rows: []}} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/Also takes/)).toBeTruthy();
  });

  it('links each known type, and each row to itself', () => {
    render(<PropertiesTable data={PROPERTIES} />);
    expect(screen.getByRole('link', {name: 'Money'}).getAttribute('href')).toBe('/docs/money');
    const link = screen.getByRole('link', {name: 'price'});
    expect(link.getAttribute('href')).toBe('#prop-price');
    expect(document.getElementById('prop-price')?.tagName).toBe('TH');
    expect(collectAnchor).toHaveBeenCalledWith('prop-price');
  });

  it('keeps the fragments of two tables on a page apart', () => {
    render(
      <>
        <PropertiesTable data={PROPERTIES} anchor="offer" />
        <PropertiesTable data={PROPERTIES} anchor="sale" />
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(ids).size).toBe(6);
    expect(ids).toContain('sale-prop-price');
  });

  it('shows what is deprecated and since when a property exists', () => {
    render(<PropertiesTable data={PROPERTIES} />);
    expect(screen.getByText('Deprecated.').parentElement?.textContent).toBe(
      'Deprecated. Use pages.',
    );
    const name = screen.getByText('since 0.2.0').closest('th')!;
    expect(name.textContent).toBe('limit default 50 since 0.2.0');
    expect(screen.getAllByText(/^since/)).toHaveLength(1);
  });

  it('has no inline style', () => {
    const {container} = render(<PropertiesTable data={PROPERTIES} />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('ConstantsTable', () => {
  const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  const row = {id: 'value-a', value: [{text: "'a'"}], description: ['First.']};

  it('shows the values of a closed set', () => {
    const data: ConstantsTableData = {caption: 'Values of Kind', rows: [row]};
    render(<ConstantsTable data={data} />);
    expect(headings()).toEqual(['Value', 'Description']);
    expect(screen.getByRole('rowheader').textContent).toBe("'a'");
  });

  it('shows the names of constants', () => {
    const data: ConstantsTableData = {caption: 'Constants', rows: [{...row, name: 'first'}]};
    render(<ConstantsTable data={data} />);
    expect(headings()).toEqual(['Value', 'Constant', 'Description']);
    expect(screen.getAllByRole('cell')[0]?.textContent).toBe('first');
  });
});

describe('MembersTable', () => {
  const data: MembersTableData = {
    caption: 'Members of Block',
    discriminant: 'type',
    shared: [{name: 'id', required: true}],
    rows: [
      {
        id: 'member-GridBlock',
        name: 'GridBlock',
        href: '/docs/grid',
        value: 'Grid',
        components: [],
        fields: [
          {name: 'items', required: true},
          {name: 'gap', required: false},
        ],
      },
    ],
  };

  it('shows what tells members apart, and their fields', () => {
    render(<MembersTable data={data} />);
    const table = screen.getByRole('table', {name: 'Members of Block'});
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map((cell) => cell.textContent)).toEqual(['Contract', 'type', 'Fields']);
    const cells = within(table).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(["'Grid'", 'items, gap?']);
    expect(screen.getByRole('link', {name: 'GridBlock'}).getAttribute('href')).toBe('/docs/grid');
    expect(screen.getByText(/Each also has/).textContent).toBe('Each also has id.');
  });

  it('says nothing of shared fields where there are none', () => {
    render(<MembersTable data={{...data, shared: []}} />);
    expect(screen.queryByText(/Each also has/)).toBeNull();
  });

  it('names the components where a member has some', () => {
    const [row] = data.rows;
    if (!row) throw new Error('There is no row.');
    const components = [{text: 'GridView', href: '/docs/grid-view'}, {text: 'Shelf'}];
    const other = {...row, id: 'member-Text', name: 'Text'};
    render(<MembersTable data={{...data, rows: [{...row, components}, other]}} />);
    const headings = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headings).toEqual(['Contract', 'type', 'Fields', 'Components']);
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect([cells[2], cells[5]]).toEqual(['GridView, Shelf', '']);
  });
});
