import {describe, expect, it} from 'vitest';
import type {ApiExport, ApiModel, ApiProperty} from '../model.ts';
import {makeLinks} from '../render/links.ts';
import {exportOf} from '../testing/export-of.ts';
import {drawDiagrams} from './diagrams.ts';
import {entityGraph} from './graph.ts';

const CONFIG = '@storefront-toolkit/types/config';
const CMS = '@storefront-toolkit/types/cms';
const packageName = '@storefront-toolkit/types';

const property = (name: string, type: ApiProperty['type'], optional = false): ApiProperty => ({
  name,
  type,
  optional,
  description: '',
  source: {file: '', line: 1},
});
const to = (name: string, entry = CONFIG) => ({text: name, target: `${entry}#${name}`});
const list = (name: string) => [{text: 'readonly '}, to(name), {text: '[]'}];
const entity = (name: string, given: Partial<ApiExport> = {}) =>
  exportOf(name, {entity: true, ...given});
const member = (name: string) => ({
  value: [to(name)],
  description: '',
  source: {file: '', line: 1},
});

const model: ApiModel = {
  entries: [CONFIG, CMS].map((id) => ({
    id,
    package: packageName,
    folder: 'packages/types',
    name: id.replace(/.*\//, ''),
    file: '',
  })),
  exports: [
    entity('Cart', {
      typeParameters: [property('Line', [to('LineItem')])],
      properties: [
        property('lines', [{text: 'readonly Line[]'}]),
        property('total', [to('Money', CMS)]),
        property('notes', list('Note'), true),
        property('window.note', [to('Note')], true),
      ],
    }),
    entity('LineItem', {
      bases: [`${CONFIG}#Undrawn`],
      properties: [property('id', []), property('price', [to('Money', CMS)])],
    }),
    exportOf('Undrawn', {bases: [`${CONFIG}#Base`], properties: [property('id', [])]}),
    entity('Base', {properties: [property('price', [to('Money', CMS)])]}),
    entity('Note', {kind: 'union', values: [member('Text'), member('Picture')]}),
    exportOf('Text', {properties: [property('about', [to('LineItem')])]}),
    entity('Picture'),
    {...entity('Money'), id: `${CMS}#Money`, entry: CMS},
    {...entity('Page'), id: `${CMS}#Page`, entry: CMS},
  ],
  problems: [],
};

describe('entityGraph', () => {
  const {nodes, relations} = entityGraph(model, CONFIG);
  const short = (id: string) => id.replace(/.*#/, '');

  it('has the entities of the area, and those of others that they name', () => {
    expect(nodes.map(({name}) => name)).toEqual([
      'Cart',
      'LineItem',
      'Base',
      'Note',
      'Picture',
      'Money',
    ]);
  });

  it('relates them by properties, members and bases', () => {
    expect(
      relations.map(({from, kind, to: target, properties}) =>
        [short(from), kind, short(target), ...properties.map(({name}) => name)].join(' '),
      ),
    ).toEqual([
      // The type that the type parameter is bound to.
      'Cart holds LineItem lines',
      'Cart holds Money total',
      // The property of an inline object counts as the one that holds it.
      'Cart holds Note notes window',
      // Its price is that of the base. The base between them is not drawn.
      'LineItem extends Base',
      'Base holds Money price',
      'Note member Picture',
      // The member that is not drawn is part of the union.
      'Note holds LineItem about',
    ]);
  });

  it('knows lists and what may be left out', () => {
    const [lines, , notes] = relations;
    expect(lines?.properties).toEqual([{name: 'lines', many: true, optional: false}]);
    expect(notes?.properties[0]).toEqual({name: 'notes', many: true, optional: true});
  });
});

describe('drawDiagrams', () => {
  const links = makeLinks(model, '/nowhere');

  it('draws one box for each type, with its page, inside of the picture', async () => {
    const diagram = (await drawDiagrams(model, links)).get(CONFIG);
    if (!diagram) throw new Error('There is no diagram.');
    const {width, height, boxes} = diagram;
    expect(boxes.map(({name, href, area}) => [name, href, area])).toContainEqual([
      'Money',
      '/docs/packages/types/cms/reference/Money',
      'cms',
    ]);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      // Letters of the monospaced font are 7.2 pixels wide at 12 pixels.
      expect(box.width).toBeGreaterThan(box.name.length * 7.2);
    }
    for (const {label} of diagram.arrows.filter((arrow) => arrow.label)) {
      expect(label?.x).toBeGreaterThan(0);
      expect(label?.x).toBeLessThan(width);
      expect(label?.y).toBeGreaterThan(0);
      expect(label?.y).toBeLessThan(height);
    }
    const apart = boxes.flatMap((a) =>
      boxes.filter(
        (b) =>
          a !== b &&
          Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < (a.width + b.width) / 2 &&
          Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < (a.height + b.height) / 2,
      ),
    );
    expect(apart).toEqual([]);
  });

  it('names a property on its arrow unless it is called like the type', async () => {
    const diagram = (await drawDiagrams(model, links)).get(CONFIG);
    const labels = diagram?.arrows.map(({kind, label}) => [kind, label?.words]);
    expect(labels).toContainEqual(['holds', ['total']]);
    expect(labels).toContainEqual(['holds', ['window']]);
    expect(labels).toContainEqual(['extends', undefined]);
    expect(labels).not.toContainEqual(['holds', ['notes', 'window']]);
  });

  it('says the same in words', async () => {
    const diagram = (await drawDiagrams(model, links)).get(CONFIG);
    expect(diagram?.relations.map((parts) => parts.map(({text}) => text).join(''))).toEqual([
      'Cart has lines, a list of LineItem; has total, one Money; may have notes, a list of Note; may have window, one Note',
      'LineItem extends Base',
      'Base has price, one Money',
      'Note may be Picture; has about, one LineItem',
    ]);
    expect(diagram?.legend).toMatch(/fork.*hollow.*dotted.*dashed/);
  });

  it('draws the same picture each time', async () => {
    const [first, second] = [await drawDiagrams(model, links), await drawDiagrams(model, links)];
    expect([...second]).toEqual([...first]);
  });
});
