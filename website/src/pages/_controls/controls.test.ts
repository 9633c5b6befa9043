import {describe, expect, it} from 'vitest';
import {LONGEST_TEXT, PLAIN, readAddress, writeAddress} from './address';
import type {ControlsModel, Field} from './model';
import {print} from './print';
import {initialOf, quote, unquote} from './values';

const SOURCE = `<Box\n  size="m"\n  open\n>\n  Add\n</Box>`;

const field = (name: string, more: Partial<Field>): Field => ({
  name,
  kind: 'text',
  values: [],
  optional: true,
  summary: '',
  ...more,
});

const at = (text: string): [number, number] => [
  SOURCE.indexOf(text),
  SOURCE.indexOf(text) + text.length,
];

const model: ControlsModel = {
  path: 'box.tsx',
  source: SOURCE,
  parts: [
    {
      name: 'Box',
      fields: [
        field('children', {optional: false, initial: "'Add'"}),
        field('size', {
          kind: 'choice',
          values: ["'s'", "'m'", "'l'"],
          standard: "'s'",
          initial: "'m'",
        }),
        field('open', {
          kind: 'switch',
          values: ['true', 'false'],
          standard: 'false',
          initial: 'true',
        }),
        field('label', {}),
        field('max', {kind: 'number'}),
        field('icon', {kind: 'slot', values: ["'Sample text'", '<strong>Sample</strong>']}),
      ],
    },
  ],
  elements: [
    {
      part: 0,
      nameEnd: 4,
      attributes: {size: at('\n  size="m"'), open: at('\n  open')},
      text: at('Add'),
    },
  ],
};

const printed = (changes: Record<string, string>) =>
  print(
    model,
    Object.fromEntries(Object.entries(changes).map(([name, code]) => [`Box.${name}`, code])),
  )
    .map(({text}) => text)
    .join('');

describe('the printed code', () => {
  it('is the example without changes', () => {
    expect(printed({})).toBe(SOURCE);
  });

  it('has changed values in their places, and new ones behind the name', () => {
    expect(printed({size: "'l'", label: "'A'", max: '3'})).toBe(
      '<Box label="A" max={3}\n  size="l"\n  open\n>\n  Add\n</Box>',
    );
  });

  it('leaves out a prop that has its default, or is not set', () => {
    expect(printed({size: "'s'", open: 'false', label: 'undefined'})).toBe(
      '<Box\n>\n  Add\n</Box>',
    );
  });

  it('writes texts that JSX reads otherwise as expressions', () => {
    expect(printed({children: "'a {b}'", label: `'5" or more'`})).toBe(
      `<Box label={'5" or more'}\n  size="m"\n  open\n>\n  {'a {b}'}\n</Box>`,
    );
    expect(printed({icon: '<strong>Sample</strong>'})).toContain(
      '<Box icon={<strong>Sample</strong>}',
    );
  });

  it('marks what changed', () => {
    expect(print(model, {'Box.size': "'l'"}).filter(({isChanged}) => isChanged)).toEqual([
      {text: '\n  size="l"', isChanged: true},
    ]);
  });
});

describe('the address', () => {
  const settings = {...PLAIN, theme: 'light' as const};
  const read = (query: string) => readAddress(query, model.parts, 'light');

  it('holds all that differs, and gives it back', () => {
    const changes = {
      'Box.children': quote('A "quoted" \\ it\'s & text'),
      'Box.size': "'l'",
      'Box.open': 'false',
      'Box.max': '-2.5',
      'Box.icon': '<strong>Sample</strong>',
    };
    const all = {
      changes,
      settings: {
        width: 480,
        theme: 'dark',
        dir: 'rtl',
        lessMotion: true,
        forcedColors: true,
      } as const,
    };
    const query = writeAddress('ui/box', model.parts, all, 'light');
    expect(query).toMatch(/^\?of=ui\/box&/);
    expect(read(query)).toEqual({...all, problems: []});
    expect(writeAddress('ui/box', model.parts, {changes: {}, settings}, 'light')).toBe(
      '?of=ui/box',
    );
  });

  it('takes a value as at first for no change', () => {
    expect(read('?of=ui/box&Box.size=m&Box.label=')).toEqual({
      changes: {'Box.label': "''"},
      settings,
      problems: [],
    });
  });

  it.each([
    ['Box.size=xl', 'It takes: s, m, l.'],
    ['Box.max=many', 'It takes: a number.'],
    ['Box.icon=image', 'It takes: text, long, strong.'],
    [`Box.label=${'a'.repeat(LONGEST_TEXT + 1)}`, 'It takes: at most 200 characters.'],
    ['Box.tone=red', "“Box.tone” isn't a setting"],
    ['width=12', 'from 320 to 4000'],
    ['theme=blue', 'It takes: light, dark.'],
    ['constructor.name=x', "“constructor.name” isn't a setting"],
  ])('says that it leaves out %s', (query, words) => {
    const {changes, problems} = read(`?of=ui/box&${query}`);
    expect(changes).toEqual({});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });
});

it('quotes any text, and gives it back', () => {
  for (const text of ['', 'a', `it's`, '"', '\\', '\n', "\\'", '{"a": \'b\'}']) {
    expect(unquote(quote(text))).toBe(text);
  }
});

it('takes a default in words for a prop that is not set', () => {
  expect(initialOf(field('a', {standard: 'that of its container'}))).toBe('undefined');
  expect(initialOf(field('a', {kind: 'switch', standard: 'what the field says'}))).toBe('false');
  expect(initialOf(field('a', {standard: "'x'"}))).toBe("'x'");
});
