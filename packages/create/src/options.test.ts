import {expect, test} from 'vitest';
import {COLORS, FRAMEWORKS, VENDORS} from './choices.ts';
import {readOptions, USAGE} from './options.ts';

const NONE = {yes: false, help: false, version: false};

test.each([
  [[], NONE],
  [['shop'], {...NONE, folder: 'shop'}],
  [['--yes', 'shop'], {...NONE, yes: true, folder: 'shop'}],
  [['-y'], {...NONE, yes: true}],
  [['-h'], {...NONE, help: true}],
  [['-v'], {...NONE, version: true}],
  [['--framework', 'next'], {...NONE, framework: 'next'}],
  [['--vendor=shopify'], {...NONE, vendor: 'shopify'}],
  [['--language', 'DE-ch'], {...NONE, language: 'de-CH'}],
  [['--color', 'violet'], {...NONE, color: '#6d28d9'}],
  [['--color', '#06C'], {...NONE, color: '#0066cc'}],
])('%j is read', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

test.each([
  [['--hlep'], /Unknown option '--hlep'\. Nothing was written\./],
  [['--framework'], /argument missing/],
  [['--framework', 'svelte'], /--framework doesn't know "svelte"\. Pass one of: vite, next\./],
  [['--vendor', 'constructor'], /Pass one of: fixtures, shopify, bigcommerce, commercetools\./],
  [['--language', 'english'], /"english" isn't a language .* Write a tag .* en-IE/],
  [['--color', 'red'], /"red" isn't a color .* Choose brick, blue, green, violet, or write/],
  [['--color', '#ffd400'], /too light: .* Choose a darker one, such as #[\da-f]{6}\./],
  [['one', 'two'], /Only one folder .* Pass one\./],
])('%j is refused, with what to do @claim-create.unknown', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});

test('the help names each value', () => {
  for (const value of [FRAMEWORKS, VENDORS, COLORS].flatMap((choices) => Object.keys(choices))) {
    expect(USAGE).toContain(value);
  }
});
