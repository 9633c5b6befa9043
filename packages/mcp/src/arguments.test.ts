import {expect, test} from 'vitest';
import {argumentsOf, checkArguments} from './arguments.ts';

const schema = argumentsOf(
  {
    path: {type: 'string', description: 'A path', maxLength: 10},
    offset: {type: 'integer', description: 'An offset', minimum: 0, maximum: 9},
  },
  ['offset'],
);

test('arguments that fit come through', () => {
  expect(schema.required).toEqual(['path']);
  expect(checkArguments({path: '/docs', offset: undefined}, schema)).toEqual({
    args: {path: '/docs'},
  });
  expect(checkArguments({path: '/docs', offset: 9}, schema)).toEqual({
    args: {path: '/docs', offset: 9},
  });
});

test.each([
  ['{}', 'path is missing.'],
  ['{"path": 1}', 'path has to be a string.'],
  ['{"path": " "}', 'path is empty.'],
  ['{"path": "12345678901"}', 'path has 11 characters. Pass at most 10.'],
  ['{"path": "/", "offset": 10}', 'offset has to be a whole number from 0 to 9.'],
  ['{"path": "/", "offset": "1"}', 'offset has to be a whole number from 0 to 9.'],
  ['{"path": "/", "ofset": 1}', 'There is no argument "ofset". Did you mean offset?'],
  ['{"path": "/", "__proto__": 1}', 'There is no argument "__proto__".'],
  ['{"path": "/", "constructor": 1}', 'There is no argument "constructor".'],
  ['[]', 'The arguments have to be an object.'],
  ['null', 'The arguments have to be an object.'],
  ['"path"', 'The arguments have to be an object.'],
])('%s is refused', (json, fault) => {
  expect(checkArguments(JSON.parse(json), schema)).toEqual({faults: [fault]});
});

test('a thousand faults make a few sentences', () => {
  const many = Object.fromEntries(Array.from({length: 1000}, (_, at) => [`a${at}`, at]));
  const {faults} = checkArguments(many, schema) as {faults: string[]};
  expect(faults).toHaveLength(5);
});
