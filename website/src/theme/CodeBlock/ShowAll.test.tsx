import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: string; values: Record<string, number>}) =>
    children.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

const {default: ShowAll} = await import('./ShowAll.tsx');

afterEach(cleanup);

const code = (lines: number) => 'const price = 20;\n'.repeat(lines);

it('says how many lines a long block has, and leaves that out of the search index', () => {
  const {container} = render(<ShowAll html={code(15)} />);
  expect(container.querySelector('summary')?.textContent).toBe('Show all 15 lines');
  expect(container.querySelector('details')?.dataset.search).toBe('skip');
});

it('is not there for a block that fits', () => {
  expect(render(<ShowAll html={code(14)} />).container.innerHTML).toBe('');
});
