import {describe, expect, it} from 'vitest';
import type {ApiExport, ApiModel, ApiProperty, TypeToken} from '../api/model';
import {fieldsOf} from './fields';

const source = {file: 'Box.tsx', line: 1};

const property = (
  name: string,
  type: TypeToken[],
  more: Partial<ApiProperty> = {},
): ApiProperty => ({
  name,
  type,
  optional: true,
  description: '',
  source,
  ...more,
});

const BASE: ApiExport = {
  id: '',
  entry: 'kit/box',
  name: '',
  kind: 'interface',
  entity: false,
  bases: [],
  summary: '',
  remarks: '',
  signature: '',
  imports: [],
  typeParameters: [],
  properties: [],
  extended: [],
  inherited: [],
  parameters: [],
  throws: [],
  values: [],
  examples: [],
  source,
  references: [],
  usedBy: [],
  defaults: {},
};

function fieldsFrom(...properties: ApiProperty[]) {
  const model: ApiModel = {
    entries: [],
    problems: [],
    exports: [
      {
        ...BASE,
        id: 'kit/box#Box',
        name: 'Box',
        kind: 'component',
        parameters: [property('props', [{text: 'BoxProps', target: 'kit/box#BoxProps'}])],
      },
      {...BASE, id: 'kit/box#BoxProps', name: 'BoxProps', properties},
      {
        ...BASE,
        id: 'kit/box#BoxSize',
        name: 'BoxSize',
        kind: 'values',
        values: ["'s'", "'m'"].map((text) => ({value: [{text}], description: '', source})),
      },
    ],
  };
  return fieldsOf('kit/box', model).get('Box')!;
}

describe('the control of a prop', () => {
  it('follows from its type', () => {
    const fields = fieldsFrom(
      property('loading', [{text: 'boolean'}], {default: 'false'}),
      property('size', [{text: 'BoxSize', target: 'kit/box#BoxSize'}], {default: "'m'"}),
      property('level', [{text: '1 | 2 | null'}]),
      property('count', [{text: 'number'}]),
      property('label', [{text: 'string'}], {optional: false}),
      property('icon', [{text: 'ReactNode'}]),
    );
    expect(
      fields.map(({name, kind, values, standard}) => [name, kind, values.length, standard]),
    ).toEqual([
      ['loading', 'switch', 2, 'false'],
      ['size', 'choice', 2, "'m'"],
      ['level', 'choice', 3, undefined],
      ['count', 'number', 0, undefined],
      ['label', 'text', 0, undefined],
      ['icon', 'slot', 3, undefined],
    ]);
  });

  it('is missing for functions, objects, addresses and old names', () => {
    expect(
      fieldsFrom(
        property('onChange', [{text: '(value: string) => void'}]),
        property('items', [{text: 'readonly string[]'}]),
        property('href', [{text: 'string'}]),
        property('className', [{text: 'string'}]),
        property('tone', [{text: "'a' | 'b'"}], {deprecated: 'Use `variant`.'}),
        property('range.min', [{text: 'number'}]),
      ),
    ).toEqual([]);
  });

  it('is missing for state that a handler keeps', () => {
    const names = fieldsFrom(
      property('open', [{text: 'boolean'}]),
      property('defaultOpen', [{text: 'boolean'}]),
      property('checked', [{text: 'boolean'}]),
      property('onCheckedChange', [{text: '(checked: boolean) => void'}]),
    ).map(({name}) => name);
    expect(names).toEqual(['defaultOpen']);
  });

  it('has the first words of the documentation, without marks', () => {
    const description = 'Sets `size` of the\n[box](api:kit/box#Box).\n\nMore.';
    expect(fieldsFrom(property('a', [{text: 'boolean'}], {description}))[0]!.summary).toBe(
      'Sets size of the box.',
    );
  });
});
