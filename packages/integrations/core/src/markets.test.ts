import {describe, expect, it} from 'vitest';
import {atLeastOne, fieldOf, readCountry, readCurrency, readLocale} from './index.ts';

const source = {vendor: 'example', kind: 'commerce', operation: 'getMarkets'} as const;
const field = (value: unknown) => fieldOf(value, source, 'data.value');

describe('the codes of a market', () => {
  it.each([
    ['country', readCountry, 'IE', ['ie', 'IRL', 'I1', '', null, 5]],
    ['currency', readCurrency, 'EUR', ['eur', 'EU', '€', 978]],
  ] as const)('of a %s are capital letters', (_name, read, code, others) => {
    expect(read(field(code))).toBe(code);
    for (const other of others) {
      const failure = {type: 'invalid-response', path: 'data.value'};
      expect(() => read(field(other))).toThrow(expect.objectContaining(failure) as Error);
    }
  });

  it('of a language are a tag in its canonical form, with the country where it is told', () => {
    expect(readLocale(field('de'))).toBe('de');
    expect(readLocale(field('EN'), 'IE')).toBe('en-IE');
    expect(readLocale(field('PT_BR'), 'PT')).toBe('pt-BR');
    expect(readLocale(field('zh-hant-tw'))).toBe('zh-Hant-TW');
    expect(() => readLocale(field('d'))).toThrow('a language tag, such as de-DE');
    expect(() => readLocale(field(null))).toThrow('data.value');
  });

  it('are each there once, and one is', () => {
    expect(atLeastOne(['de', 'en', 'de'], field([]), 'a list')).toEqual(['de', 'en']);
    expect(() => atLeastOne([], field([]), 'a list with a language')).toThrow(
      'a list with a language',
    );
  });
});
