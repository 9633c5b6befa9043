import {describe, expect, it} from 'vitest';
import type {ApiExport, ApiModel, ApiProperty, TypeToken} from '../model.ts';
import {exportOf} from '../testing/export-of.ts';
import {makeLinks} from './links.ts';
import {membersTable} from './members.ts';

const CONFIG = '@storefront-toolkit/types/config';
const source = {file: '', line: 1};

const property = (name: string, type = 'string', optional = false): ApiProperty => ({
  name,
  type: [{text: type}],
  optional,
  description: '',
  source,
});

const named = (name: string): TypeToken => ({text: name, target: `${CONFIG}#${name}`});

const union = (name: string, ...values: TypeToken[][]): ApiExport =>
  exportOf(name, {
    kind: 'union',
    values: values.map((value) => ({value, description: '', source})),
  });

const image = exportOf('Image', {
  properties: [
    property('type', "'Image'"),
    property('id'),
    property('alt'),
    property('size', '{width: number}'),
    property('size.width', 'number'),
  ],
});
const vimeo = exportOf('Vimeo', {
  properties: [
    property('type', "'Video'"),
    property('provider', "'Vimeo'"),
    property('id'),
    property('hash', 'string', true),
  ],
});
const youTube = exportOf('YouTube', {
  properties: [property('type', "'Video'"), property('provider', "'YouTube'"), property('id')],
});
const grid = exportOf('Grid', {
  properties: [property('type', "'Grid'"), property('id'), property('items')],
});
const video = union('Video', [named('Vimeo')], [named('YouTube')]);
const media = union('Media', [named('Image')], [named('Video')]);
const block = union('Block', [named('Grid'), {text: '<Own>'}], [named('Image')], [{text: 'Own'}]);

const model: ApiModel = {
  entries: [
    {
      id: CONFIG,
      package: '@storefront-toolkit/types',
      folder: 'packages/types',
      name: 'config',
      file: '',
    },
  ],
  exports: [image, vimeo, youTube, grid, video, media, block],
  problems: [],
};
const tableOf = (item: ApiExport) => membersTable(item, makeLinks(model, '/nowhere'), model);

describe('membersTable', () => {
  it('lists the members with what tells them apart and what is their own', () => {
    expect(tableOf(block)).toEqual({
      caption: 'Members of Block',
      discriminant: 'type',
      shared: [{name: 'id', required: true}],
      rows: [
        {
          id: 'member-Grid',
          name: 'Grid',
          href: '/docs/packages/types/config/reference/Grid',
          value: 'Grid',
          components: [],
          fields: [{name: 'items', required: true}],
        },
        {
          id: 'member-Image',
          name: 'Image',
          href: '/docs/packages/types/config/reference/Image',
          value: 'Image',
          components: [],
          fields: [
            {name: 'alt', required: true},
            {name: 'size', required: true},
          ],
        },
      ],
    });
  });

  it('finds the property whose literals differ', () => {
    expect(tableOf(video)).toMatchObject({
      discriminant: 'provider',
      rows: [
        {value: 'Vimeo', fields: [{name: 'hash', required: false}]},
        {value: 'YouTube', fields: []},
      ],
    });
  });

  it('has nothing to show where no single property tells members apart', () => {
    expect(tableOf(media)).toBeUndefined();
    expect(tableOf(image)).toBeUndefined();
    expect(tableOf(union('One', [named('Image')]))).toBeUndefined();
    expect(tableOf(union('None', [{text: 'string'}]))).toBeUndefined();
  });

  it('names the components that take a member', () => {
    const entry = '@storefront-toolkit/ui/grid';
    const props = exportOf('GridProps', {id: `${entry}#GridProps`, entry});
    const component = exportOf('GridView', {
      id: `${entry}#GridView`,
      entry,
      kind: 'component',
    });
    const used = {...grid, usedBy: [props.id, video.id]};
    const withComponent = {...model, exports: [used, image, props, component, block]};
    const table = membersTable(block, makeLinks(withComponent, '/nowhere'), withComponent);
    expect(table?.rows.map(({components}) => components)).toEqual([[{text: 'GridView'}], []]);
  });
});
