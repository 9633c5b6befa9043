import {expect, test} from 'vitest';
import {readLanguage} from './language.ts';

test.each([
  ['en-IE', 'en-IE', 'EUR', 'IE', false],
  ['DE-ch', 'de-CH', 'CHF', 'CH', false],
  ['en', 'en', 'USD', 'US', false],
  ['ja', 'ja', 'JPY', 'JP', false],
  ['ar-AE', 'ar-AE', 'AED', 'AE', true],
  ['he', 'he', 'ILS', 'IL', true],
  ['es-419', 'es-419', 'EUR', undefined, false],
  ['zh-hant-tw', 'zh-Hant-TW', 'EUR', 'TW', false],
])('%s is read @claim-create.language', (text, tag, currency, country, isRightToLeft) => {
  expect(readLanguage(text)).toEqual({tag, currency, country, isRightToLeft});
});

test.each(['', 'english', 'en_IE', 'x', 'qq-QQ', "en'", '-'])('"%s" is refused', (text) => {
  expect(() => readLanguage(text)).toThrow(/isn't a language .* Write a tag/);
});
