import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it} from 'vitest';
import TabItem from '../TabItem';
import Tabs from '.';

beforeEach(() => localStorage.clear());

/** Reads the set as the browser does, for a reader who chose earlier. Markup that is set runs no script, a new element does. */
function readPage(choice?: string) {
  if (choice) localStorage.setItem('docusaurus.tab.packages', choice);
  document.body.innerHTML = renderToStaticMarkup(
    <Tabs groupId="packages" label="Package">
      <TabItem value="npm">npm install</TabItem>
      <TabItem value="pnpm">pnpm add</TabItem>
    </Tabs>,
  );
  const script = document.querySelector('script')!;
  const running = document.createElement('script');
  running.textContent = script.textContent;
  script.replaceWith(running);
}

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({textContent}) => textContent);
const selected = () => textsOf('[role=tab][aria-selected=true][tabindex="0"]');
const shown = () => textsOf('[role=tabpanel]:not([hidden])');

it.each([undefined, 'bun', '"]'])('shows the first tab to a reader who chose %s', (choice) => {
  readPage(choice);
  expect(selected()).toEqual(['npm']);
  expect(shown()).toEqual(['npm install']);
});

it('shows the tab that the reader chose, before any script file is loaded', () => {
  readPage('pnpm');
  expect(selected()).toEqual(['pnpm']);
  expect(shown()).toEqual(['pnpm add']);
});

it('follows a choice in another window', () => {
  readPage('pnpm');
  localStorage.setItem('docusaurus.tab.packages', 'npm');
  dispatchEvent(new Event('storage'));
  expect(selected()).toEqual(['npm']);
  expect(shown()).toEqual(['npm install']);
});

it('names the list of tabs, those of package managers by itself, and insists on a name', () => {
  const nameIn = (markup: string) => /role="tablist" aria-label="([^"]+)"/.exec(markup)?.[1];
  const draw = (props: {groupId: string; label?: string}) =>
    renderToStaticMarkup(
      <Tabs {...props}>
        <TabItem value="a">A</TabItem>
      </Tabs>,
    );
  expect(nameIn(draw({groupId: 'vendor', label: 'Vendor'}))).toBe('Vendor');
  expect(nameIn(draw({groupId: 'npm2yarn'}))).toBe('Package manager');
  expect(() => draw({groupId: 'vendor'})).toThrow(/label=/);
});
