import {expect, it} from 'vitest';
import {modelName} from './entry.ts';
import {type FindQuery, nearestLocale} from './integration.ts';
import {contentModels, fieldsOf} from './models.ts';

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

it('has a field for each query, which the compiler proves', () => {
  const shared = {locale: 'en-US', preview: false} as const;
  const queries: FindQuery[] = [
    {...shared, model: 'Theme', where: {field: 'active', value: true}},
    {...shared, model: 'ProductPage', where: {field: 'productSku', value: 'MUG-1'}},
  ];
  // @ts-expect-error The content type of themes has no such field.
  queries.push({...shared, model: 'Theme', where: {field: 'enabled', value: true}});
  // @ts-expect-error A page's name isn't a field of a product page.
  queries.push({...shared, model: 'ProductPage', where: {field: 'name', value: 'home'}});
  const fieldNames = (name: string) =>
    contentModels
      .filter((model) => model.name === name)
      .flatMap(fieldsOf)
      .map((field) => field.name);
  const known = queries.map(({model, where}) => where && fieldNames(model).includes(where.field));
  expect(known).toEqual([true, true, false, false]);
});
