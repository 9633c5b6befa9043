import {describe, expect, it} from 'vitest';
import {moneyFromDecimal} from '@storefront-toolkit/types/cms';
import {fieldOf} from './field.ts';

const source = {vendor: 'example', kind: 'commerce', operation: 'getProduct'} as const;
interface Raw {
  title: string;
  price: {amount: string} | null;
  tags?: string[];
  'odd key': number;
}
const raw: Raw = {title: 'Mug', price: {amount: '19.99'}, tags: ['a', 'b'], 'odd key': 1};
const read = (value: unknown) => fieldOf(value as Raw, source, 'data');

const failureOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It should throw.');
};

describe('a value that is as promised', () => {
  it('is read', () => {
    expect(read(raw).at('title').text()).toBe('Mug');
    expect(
      read(raw)
        .at('tags')
        .list()
        .map((tag) => tag.text()),
    ).toEqual(['a', 'b']);
    expect(read(raw).at('odd key').integer()).toBe(1);
    expect(fieldOf({kind: 'b'}, source).at('kind').oneOf('a', 'b')).toBe('b');
    expect(fieldOf(false, source).boolean()).toBe(false);
    expect(fieldOf({a: 1}, source).entries()[0]?.[1].number()).toBe(1);
  });

  it('may be absent where it is asked whether it is given', () => {
    expect(
      read({...raw, price: null})
        .at('price')
        .given(),
    ).toBeUndefined();
    expect(read(raw).at('price').given()?.at('amount').text()).toBe('19.99');
    expect(
      read({...raw, title: ' '})
        .at('title')
        .optionalText(),
    ).toBeUndefined();
  });
});

describe('a value that is not as promised', () => {
  it.each([
    ['a text that is not empty', () => read({title: ''}).at('title').filledText(), 'data.title'],
    ['a text', () => read({title: 5}).at('title').text(), 'data.title'],
    ['a text', () => read({title: 5}).at('title').optionalText(), 'data.title'],
    [
      'a text',
      () =>
        read({tags: ['a', null]})
          .at('tags')
          .list()[1]
          ?.text(),
      'data.tags[1]',
    ],
    [
      'a list',
      () =>
        read({tags: {length: 0}})
          .at('tags')
          .list(),
      'data.tags',
    ],
    ['an object', () => read({}).at('price').at('amount'), 'data.price'],
    ['an object', () => read([]).entries(), 'data'],
    ['a number', () => read({'odd key': '1'}).at('odd key').number(), 'data["odd key"]'],
    ['a whole number', () => read({'odd key': 1.5}).at('odd key').integer(), 'data["odd key"]'],
    ['true or false', () => fieldOf('yes', source).boolean(), 'the answer'],
    ['a or b', () => fieldOf({k: 'c'}, source).at('k').oneOf('a', 'b'), 'k'],
    ['an object', () => fieldOf<unknown>(undefined, source).at('a'), 'the answer'],
    [
      'a text',
      () =>
        fieldOf({}, source)
          .at('toString' as never)
          .text(),
      'toString',
    ],
  ])('is %s no more', (expected, run, path) => {
    expect(failureOf(run)).toMatchObject({type: 'invalid-response', path, expected, ...source});
  });

  it('keeps what a conversion threw', () => {
    const amount = read({price: {amount: 'free'}})
      .at('price')
      .at('amount');
    const error = failureOf(() =>
      amount.read('a decimal', (value) => moneyFromDecimal(value as string, 'EUR')),
    );
    expect(error).toMatchObject({path: 'data.price.amount', expected: 'a decimal'});
    expect((error as Error).cause).toBeInstanceOf(RangeError);
  });
});

it('lets no key be read that the type does not have', () => {
  // @ts-expect-error -- the type has no such key
  expect(read(raw).at('name').value).toBeUndefined();
});
