import {cleanup, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import type {ComponentCard, Gallery} from './types.ts';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));

const {default: BoundaryTable} = await import('./BoundaryTable.tsx');

afterEach(cleanup);

const card = (name: string, gzip: number, files: string[]): ComponentCard => ({
  name,
  title: name,
  description: '',
  route: `/docs/${name}`,
  group: undefined,
  preview: 'small',
  html: '',
  facts: {gzip: 2755, brotli: 2400, clientFiles: files},
  boundary: {files, gzip},
});
const gallery: Gallery = {
  styles: '',
  cards: [card('tabs', 2733, ['a.tsx', 'b.tsx']), card('badge', 0, []), card('menu', 240, ['c'])],
};
const rows = () => screen.getAllByRole('row').map(({textContent}) => textContent);

it('names the entry points that send nothing, and lists the others by what they send', () => {
  const {container} = render(<BoundaryTable gallery={gallery} />);
  expect(container.querySelector('p')?.textContent).toBe(
    '1 of 3 entry points send no code: badge.',
  );
  expect(rows().slice(1)).toEqual(['menu12.8\u00a0kB0.2\u00a0kB', 'tabs22.8\u00a0kB2.7\u00a0kB']);
  expect(screen.getByRole('link', {name: 'badge'}).getAttribute('href')).toBe('/docs/badge');
});

it('shows only those that are named, also one that sends nothing', () => {
  const {container} = render(<BoundaryTable gallery={gallery} only="menu, badge" />);
  expect(container.querySelector('p')).toBeNull();
  expect(rows().slice(1)).toEqual(['badge02.8\u00a0kB0.0\u00a0kB', 'menu12.8\u00a0kB0.2\u00a0kB']);
});

it('stops the build at a name that no entry point has', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<BoundaryTable gallery={gallery} only="menubar" />)).toThrow(
    'names "menubar", which isn’t an entry point',
  );
});
