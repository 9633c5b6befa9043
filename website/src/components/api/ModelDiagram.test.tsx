import {cleanup, render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import type {ModelDiagramData} from './data.ts';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));

const {default: ModelDiagram} = await import('./ModelDiagram.tsx');

afterEach(cleanup);

const place = {x: 2, y: 2, width: 100, height: 28};
const data: ModelDiagramData = {
  label: 'Diagram of the cart types',
  legend: 'An arrow leads to a type.',
  width: 300,
  height: 200,
  boxes: [
    {name: 'Cart', href: '/docs/Cart', ...place},
    {name: 'Money', href: '/docs/Money', area: 'cms', ...place},
  ],
  arrows: [{kind: 'holds', line: 'M0 0C1 1', head: 'M1 1Z', label: {x: 5, y: 5, words: ['total']}}],
  relations: [[{text: 'Cart', href: '/docs/Cart'}, {text: ' has total, one '}, {text: 'Money'}]],
};

it('is a region that keys can scroll, in which each type is a link', () => {
  render(<ModelDiagram data={data} sheets={{diagram: '/diagram.css'}} />);
  const region = screen.getByRole('region', {name: 'Diagram of the cart types'});
  expect(region.tabIndex).toBe(0);
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cart', '/docs/Cart'],
    ['Moneycms', '/docs/Money'],
  ]);
});

it('hides arrows from screen readers and says the same in a list', () => {
  render(<ModelDiagram data={data} sheets={{diagram: '/diagram.css'}} />);
  expect(screen.getByText('total').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('listitem', {hidden: true}).textContent).toBe(
    'Cart has total, one Money',
  );
});

it('has no inline style', () => {
  const {container} = render(<ModelDiagram data={data} sheets={{diagram: '/diagram.css'}} />);
  expect(container.querySelector('[style], style')).toBeNull();
});
