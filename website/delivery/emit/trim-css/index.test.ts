import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, beforeEach, expect, it} from 'vitest';
import trimCss from './index';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'trim-css-'));
  for (const folder of ['src/css', 'delivery/browser'])
    mkdirSync(path.join(siteDir, folder), {recursive: true});
  write('src/css/variables.css', ':root { --ifm-color-primary: red }');
  write('docusaurus.config.ts', '');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(name: string, text: string) {
  writeFileSync(path.join(siteDir, name), text);
}

/** Runs the plugin over a style sheet with a path. */
async function trim(css: string, from = '/x/node_modules/infima/dist/css/default/default.css') {
  const options = {plugins: [] as AcceptedPlugin[]};
  trimCss({siteDir} as LoadContext).configurePostCss?.(options);
  const result = await postcss(options.plugins).process(css, {from});
  return result.css.replace(/\s+/g, '');
}

it('drops a rule of Infima whose class nothing uses', async () => {
  expect(await trim('.menu{color:red}.never-seen-anywhere{color:red}')).toBe('.menu{color:red}');
});

it('keeps a rule whose class a page of the site uses', async () => {
  const css = '.seen-on-a-page{color:red}';
  expect(await trim(css)).toBe('');
  write('src/page.tsx', '<p className="seen-on-a-page" />');
  expect(await trim(css)).toBe(css);
});

it('keeps the classes that the theme puts together at run time', async () => {
  const css = '.alert--warning{color:red}.theme-doc-version-badge{color:red}';
  expect(await trim(css)).toBe(css);
});

it('drops a custom property that nothing reads, and one that the site sets itself', async () => {
  const css =
    ':root{--ifm-navbar-padding-horizontal:1px;--ifm-color-primary:red;--ifm-read-by-nothing:2px;--other:3px}';
  write('src/narrow.css', '@media print { :root { --ifm-navbar-padding-horizontal: 0 } }');
  expect(await trim(css)).toBe(':root{--ifm-navbar-padding-horizontal:1px;--other:3px}');
});

it('writes the value of a property that never changes where it is used, in every style sheet', async () => {
  const css = '.menu{height:var(--ifm-navbar-height)}';
  expect(await trim(`:root{--ifm-navbar-height:1px}${css}`)).toBe(':root{}.menu{height:3.75rem}');
  expect(await trim(css, '/x/src/css/site.css')).toBe('.menu{height:3.75rem}');
});

it('leaves every other style sheet alone', async () => {
  const css = '.never-seen-anywhere{--ifm-read-by-nothing:1px}';
  expect(await trim(css, '/x/src/css/site.css')).toBe(css);
});

it('drops the parts of Infima that no page uses though their names are words of the code', async () => {
  write('src/page.tsx', '<button className="button" />');
  const css =
    '.button{color:red}.button:hover{color:red}.button-group>.button{color:red}.menu{color:red}';
  expect(await trim(css)).toBe('.menu{color:red}');
});

it('reads the properties of the rules that stay, not of those that go', async () => {
  const css =
    ':root{--ifm-a:1px;--ifm-b:2px}.menu{margin:var(--ifm-a)}.button{margin:var(--ifm-b)}';
  expect(await trim(css)).toBe(':root{--ifm-a:1px}.menu{margin:var(--ifm-a)}');
});

it('sees each rule though another plugin moves the rules into a layer', async () => {
  const css = '.gone-1{color:red}.gone-2{color:red}.gone-3{color:red}.menu{color:red}';
  const options = {plugins: [] as AcceptedPlugin[]};
  trimCss({siteDir} as LoadContext).configurePostCss?.(options);
  const wrap: AcceptedPlugin = {
    postcssPlugin: 'wrap',
    Once(root) {
      const {nodes} = root.clone();
      root.removeAll();
      root.append({type: 'atrule', name: 'layer', params: 'x', nodes});
    },
  };
  const from = '/x/node_modules/infima/dist/css/default/default.css';
  const result = await postcss([...options.plugins, wrap]).process(css, {from});
  expect(result.css.replace(/\s+/g, '')).toBe('@layerx{.menu{color:red}}');
});

it('keeps the columns of the grid that the theme lays pages out with', async () => {
  const css = '.col{color:red}.col--3{color:red}';
  expect(await trim(css)).toBe(css);
});
