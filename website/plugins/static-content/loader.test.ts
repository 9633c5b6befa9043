import {expect, it} from 'vitest';
import split from './loader.cjs';

const source = `import example from '@generated/storefront-components/default/examples/button/add-to-cart.js';
export {default as metadata} from '@site/.docusaurus/x.json';
export const toc = [];
export default function MDXContent(props = {}) { return example; }`;

const run = (code: string, isServer: boolean) =>
  split.call({resourcePath: 'docs/x.mdx', getOptions: () => ({isServer})}, code);

it('marks the content on the server and renders all of it', () => {
  const code = run(source, true);
  expect(code).toContain('markContent_(createElement_(MDXContent, props))');
  expect(code.match(/export default/g)).toHaveLength(1);
});

it('takes the content from the served page in the browser, and names its live examples', () => {
  const code = run(source, false);
  expect(code).toContain(
    `from '@generated/storefront-components/default/live/button/add-to-cart.js'`,
  );
  expect(code).toContain(
    `export default await loadStaticContent_(metadata_.permalink, {'button/add-to-cart': live0_})`,
  );
  expect(code).toContain(`import metadata_ from '@site/.docusaurus/x.json'`);
  expect(code.match(/export default/g)).toHaveLength(1);
});

it('names the file when the framework compiled it to something else', () => {
  expect(() => run('export default 1', false)).toThrow(/docs\/x\.mdx.*loader\.cjs/);
});
