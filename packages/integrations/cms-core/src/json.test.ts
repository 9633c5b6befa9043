import {expect, it} from 'vitest';
import {jsonOf} from './json.ts';

it('leaves out an object inside itself, and keeps one that stands twice', () => {
  interface Entry {
    readonly id: string;
    self?: unknown;
    list?: unknown[];
  }
  const entry: Entry = {id: 'a'};
  const shared = {id: 'b'};
  entry.self = entry;
  entry.list = [entry, shared, {again: shared, up: entry}];
  expect(jsonOf(entry)).toEqual({id: 'a', list: [{id: 'b'}, {again: {id: 'b'}}]});
});

it('leaves out what JSON has no words for', () => {
  expect(jsonOf({text: 'a', none: null, call: () => 1, key: Symbol('a')})).toEqual({
    text: 'a',
    none: null,
    call: undefined,
    key: undefined,
  });
});
