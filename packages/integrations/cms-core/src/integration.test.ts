import {expect, it} from 'vitest';
import {modelName} from './entry.ts';
import {nearestLocale} from './integration.ts';

it.each([
  ['de-DE', 'de-DE'],
  ['DE-de', 'de-DE'],
  ['de-CH', 'de-DE'],
  ['de', 'de-DE'],
  ['pt-BR', 'pt_PT'],
  ['fr-FR', 'en-US'],
] as const)('answers %s in %s', (wanted, expected) => {
  const found = nearestLocale(wanted as 'de', ['en-US', 'de-DE', 'pt_PT']);
  expect(found).toBe(expected);
});

it.each(['promo_text', 'promoText', 'promo-text', 'PromoText'])('knows the type %s', (name) => {
  expect(modelName(name)).toBe('PromoText');
});
