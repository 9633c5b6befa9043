import {describe, expect, it} from 'vitest';
import type {Field} from '../../src/pages/_controls/model';
import {controllable} from './elements';

const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  kind: 'switch',
  values: ['true', 'false'],
  optional: true,
  summary: '',
  ...more,
});

const FIELDS = new Map([
  ['Box', [field('open'), field('size', {kind: 'choice', values: ["'s'", "'m'"]})]],
  ['Mark', [field('label', {kind: 'text', values: []}), field('on')]],
]);

const read = (jsx: string, imported = 'Box, Mark') =>
  controllable(
    `import {${imported}} from 'kit/box';\nexport default function Show() {\n  return ${jsx};\n}\n`,
    'kit/box',
    FIELDS,
  );

const fieldsOf = (jsx: string) =>
  Object.fromEntries(
    read(jsx).parts.map(({name, fields}) => [
      name,
      Object.fromEntries(fields.map((one) => [one.name, one.initial])),
    ]),
  );

describe('the controls of an example', () => {
  it('are the props of its elements, with the values that it gives them', () => {
    expect(fieldsOf(`<Box open size="m"><Mark label={'It\\'s "on"'} on={false} /></Box>`)).toEqual({
      Box: {open: 'true', size: "'m'"},
      Mark: {label: `'It\\'s "on"'`, on: 'false'},
    });
  });

  it('leave alone what the example computes or spreads', () => {
    expect(fieldsOf('<Box open={isOpen} size="m" />')).toEqual({Box: {size: "'m'"}});
    expect(fieldsOf('<Box {...props} size="m" />')).toEqual({});
  });

  it('set all elements of a part, but give no text to several', () => {
    expect(fieldsOf('<><Mark label="a" on /><Mark label="b" /></>')).toEqual({
      Mark: {on: undefined},
    });
  });

  it('set the text between tags when that is all there is', () => {
    expect(fieldsOf('<Box>\n    Add to\n    cart\n  </Box>').Box).toMatchObject({
      children: "'Add to cart'",
    });
    expect(fieldsOf('<Box>Add {count}</Box>').Box).not.toHaveProperty('children');
    expect(fieldsOf('<Box>Caf&eacute;</Box>').Box).not.toHaveProperty('children');
  });

  it('are not those of elements from elsewhere, or with another name', () => {
    expect(read('<Box />', 'Mark').parts).toEqual([]);
    expect(read('<Box />', 'Mark as Box').parts).toEqual([]);
  });
});

it('passes each element through Controlled, and leaves the rest of the text as it is', () => {
  const {code} = read('<Box open><Other /><Mark /></Box>');
  expect(code).toContain(
    'return <Controlled of={Box} part={0} open><Other /><Controlled of={Mark} part={1} /></Controlled>;',
  );
});
