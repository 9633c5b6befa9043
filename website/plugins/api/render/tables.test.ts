import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {ApiExport, ApiModel, ApiProperty} from '../model.ts';
import {exportOf} from '../testing/export-of.ts';
import {makeLinks} from './links.ts';
import {propertiesTable} from './tables.ts';

const UI = '@storefront-toolkit/ui';
const source = {file: '', line: 1};

const entry = (name: string) => ({
  id: `${UI}/${name}`,
  package: UI,
  folder: 'packages/ui',
  name,
  file: '',
});

const exported = (of: string, name: string, given: Partial<ApiExport>) =>
  exportOf(name, {id: `${UI}/${of}#${name}`, entry: `${UI}/${of}`, ...given});

const property = (name: string, inherited?: true): ApiProperty => ({
  name,
  type: [{text: 'string'}],
  optional: true,
  description: `${name}.`,
  source,
  ...(inherited && {inherited}),
});

const button = [
  exported('forms/button', 'Button', {kind: 'component'}),
  exported('forms/button', 'ButtonProps', {
    properties: [property('size'), property('type')],
    inherited: [{element: 'button', except: []}],
  }),
];

const extending = (of: string, except: string[], given: Partial<ApiExport> = {}) =>
  exported(of, 'TriggerProps', {
    extended: [{id: `${UI}/forms/button#ButtonProps`, except}],
    properties: [property('render'), property('size', true), property('type', true)].filter(
      ({name}) => !except.includes(name),
    ),
    inherited: [{element: 'button', except}],
    ...given,
  });

let docs: string;
beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'docs-'));
  mkdirSync(path.join(docs, 'component-packages/ui/forms'), {recursive: true});
});
afterEach(() => rmSync(docs, {recursive: true}));

test('a property says which version brought it, unless it is the first one', () => {
  const since = (version?: string) => {
    const size = {...property('size'), ...(version !== undefined && {since: version})};
    const item = exported('forms/button', 'ButtonProps', {properties: [size]});
    const links = makeLinks({entries: [], exports: [item], problems: []}, docs);
    return propertiesTable(item, links)?.rows;
  };
  expect(since('0.2.0')?.[0]).toMatchObject({name: 'size', since: '0.2.0'});
  expect(since('0.1.0')).toEqual(since());
});

/** The names of the rows, and the line below them, as text with addresses. */
function tableOf(item: ApiExport, exports: readonly ApiExport[] = button) {
  const model: ApiModel = {
    entries: [entry('forms/button'), entry('sheet')],
    exports: [...exports, item],
    problems: [],
  };
  const table = propertiesTable(item, makeLinks(model, docs));
  const words = table?.inherited?.map((node) => {
    if (typeof node === 'string') return node;
    const text = node.children.filter((child) => typeof child === 'string').join('');
    return node.tag === 'a' ? `${text} (${node.href})` : text;
  });
  return [...(table?.rows.map(({name}) => name) ?? []), words?.join('')];
}

const addPage = () => writeFileSync(path.join(docs, 'component-packages/ui/forms/button.mdx'), '');

test('the table of a component that extends another leads to its table', () => {
  addPage();
  const href = '/docs/component-packages/ui/forms/button#button';
  expect(tableOf(extending('sheet', []))).toEqual([
    'render',
    `Also takes every property of Button (${href}).`,
  ]);
  expect(tableOf(extending('sheet', ['type']))).toEqual([
    'render',
    `Also takes every property of Button (${href}) except type.`,
  ]);
});

test('within a page the link leads to the heading', () => {
  addPage();
  expect(tableOf(extending('forms/button', [])).at(-1)).toBe(
    'Also takes every property of Button (#button).',
  );
});

test('what it says of its own stays a row, and is no exception', () => {
  addPage();
  const own = {properties: [property('type'), property('size', true)]};
  expect(tableOf(extending('forms/button', ['type'], own))).toEqual([
    'type',
    'Also takes every property of Button (#button).',
  ]);
});

test('attributes of another element are named too', () => {
  addPage();
  const inherited = [
    {element: 'button', except: []},
    {element: 'li', except: ['value']},
  ];
  expect(tableOf(extending('forms/button', [], {inherited})).at(-1)).toBe(
    'Also takes every property of Button (#button) and every attribute of <li> except value.',
  );
});

test('without a page, or without a component of that name, all rows are there', () => {
  const all = ['render', 'size', 'type', 'Also takes every attribute of <button>.'];
  expect(tableOf(extending('sheet', []))).toEqual(all);
  addPage();
  expect(tableOf(extending('sheet', []), button.slice(1))).toEqual(all);
});
