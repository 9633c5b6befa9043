import {expect, it} from 'vitest';
import type {ApiExport, ApiModel, ApiProperty} from '../model.ts';
import {exportOf} from '../testing/export-of.ts';
import {SKIP_SECTION} from '../../search/skipped-sections.ts';
import {makeLinks} from './links.ts';
import {firstSentence} from './lists.ts';
import {usedBy} from './used-by.ts';

const property = (name: string, text = ''): ApiProperty => ({
  name,
  type: [{text}, {text: 'Money', target: '@storefront-toolkit/types/config#Money'}],
  optional: false,
  description: '',
  source: {file: '', line: 1},
});
const totals = exportOf('Totals', {
  properties: ['subtotal', 'discount', 'shipping', 'tax', 'fees', 'total'].map((name) =>
    property(name),
  ),
});
const product = exportOf('Product', {properties: [property('price'), property('listPrice')]});
const integration = exportOf('PriceIntegration', {
  category: 'Integration',
  properties: [property('getPrice', '() => ')],
});
const add = exportOf('add', {kind: 'function'});
const ui = '@storefront-toolkit/ui/price';
const component = exportOf('Price', {id: `${ui}#Price`, entry: ui, kind: 'component'});

function linesFor(...users: ApiExport[]): string[] {
  const money = exportOf('Money', {usedBy: users.map(({id}) => id)});
  const model: ApiModel = {entries: [], exports: [money, ...users], problems: []};
  return usedBy(money, model, makeLinks(model, '/nowhere'));
}

it('groups the users by what they are', () => {
  const headings = linesFor(component, add, integration, product).filter((line) => /^#/.test(line));
  expect(headings).toEqual([
    '## Used by',
    '### Types',
    '### Integrations',
    '### Functions',
    '### Components',
  ]);
});

it('has no groups where there is one, and nothing where there is no user', () => {
  expect(linesFor(product)).toEqual(['## Used by', SKIP_SECTION, expect.stringMatching(/^- /)]);
  expect(linesFor()).toEqual([]);
});

it('names the properties, at most five', () => {
  const lines = linesFor(product, totals, integration).join('\n');
  expect(lines).toContain('in `price` and `listPrice`: Summary of Product.');
  expect(lines).toContain('in `subtotal`, `discount`, `shipping`, `tax` and 2 more: Summary');
  expect(lines).toContain('in `getPrice`: Summary');
});

it('takes the first sentence of a summary', () => {
  expect(firstSentence('Costs 1.5 of `a. b`. More of it.')).toBe('Costs 1.5 of `a. b`.');
  expect(firstSentence('No end')).toBe('No end');
});
