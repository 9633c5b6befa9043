import type {Block, GridBlock} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {grid} from '@storefront-toolkit/fixtures/cms';
import {Grid} from '@storefront-toolkit/ui/grid';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {COLUMNS, GAPS} from './variants.ts';

const renderBlock = (block: Block) => <p>{block.id}</p>;

describeConformance('Grid', <Grid block={grid} renderBlock={renderBlock} />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const gridOf = (block: Partial<GridBlock>) =>
  render(<Grid block={{...grid, ...block}} renderBlock={renderBlock} />).container
    .firstElementChild!;

describe('Grid', () => {
  it('renders the blocks in order @claim-grid.order', () => {
    const ids = [...gridOf({}).querySelectorAll('p')].map(({textContent}) => textContent);
    expect(ids).toEqual(grid.items.map(({id}) => id));
    expect(errors).not.toHaveBeenCalled();
  });

  it('has columns for each width of the screen, and medium gaps without others', () => {
    const {classList} = gridOf({columns: {base: 1, sm: 2, xl: 6}, gap: undefined});
    for (const name of ['grid-cols-1', 'sm:grid-cols-2', 'xl:grid-cols-6', 'gap-4']) {
      expect(classList).toContain(name);
    }
    expect([...classList].filter((name) => /^(md|lg):/.test(name))).toEqual([]);
  });

  it('has gaps for each width of the screen', () => {
    const {classList} = gridOf({gap: {base: 'none', md: 'large'}});
    expect(classList).toContain('gap-0');
    expect(classList).toContain('md:gap-8');
    expect(classList).not.toContain('gap-4');
  });

  it('names every class in full, with the width before it', () => {
    for (const [classes, stem] of [
      [COLUMNS, 'grid-cols-'],
      [GAPS, 'gap-'],
    ] as const) {
      const names = Object.entries(classes).flatMap(([width, values]) =>
        Object.values(values as Record<string, string>).map((name) => {
          expect(name.startsWith(width === 'base' ? stem : `${width}:${stem}`)).toBe(true);
          return name;
        }),
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('is no list @claim-grid.no-list', () => {
    gridOf({});
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('leaves no cell for a block that renders nothing', () => {
    const {container} = render(
      <Grid block={grid} renderBlock={({id}) => (id === grid.items[0]?.id ? null : <p>{id}</p>)} />,
    );
    expect(container.firstElementChild?.childElementCount).toBe(grid.items.length - 1);
  });

  it('leaves out and reports what the contract does not have @claim-grid.reports', () => {
    // A CMS may hold what the types rule out.
    const {classList} = gridOf({columns: {base: 2, lg: 7 as 6}});
    expect([...classList].filter((name) => name.includes('grid-cols'))).toEqual(['grid-cols-2']);
    expect(String(errors.mock.lastCall?.[0])).toMatch(/^Storefront Toolkit: <Grid> .* with 7 as/);
    const huge = gridOf({gap: {base: 'huge' as 'large'}});
    expect([...huge.classList].filter((name) => name.startsWith('gap-'))).toEqual([]);
    expect(String(errors.mock.lastCall?.[0])).toContain('with "huge" as');
  });

  it('reports a block without blocks', () => {
    gridOf({items: []});
    expect(String(errors.mock.lastCall?.[0])).toContain('without blocks, so it shows nothing');
  });
});
