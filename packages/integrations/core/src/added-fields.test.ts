import {expect, it} from 'vitest';
import {fieldAdder} from './index.ts';

const fragments = {
  product: ['ProductFields', 'ListedFields'],
  variant: ['VariantFields'],
  category: [],
};
const query = `query Product { product { ...ProductFields } }
fragment ProductFields on Product { id variants { ...VariantFields } }
fragment VariantFields on Variant { sku }`;

it('adds fields to the fragments of their kind, and to no other place', () => {
  const add = fieldAdder({product: 'tags', variant: ' weight { value } '}, fragments);
  expect(add(query)).toBe(`query Product { product { ...ProductFields } }
fragment ProductFields on Product { tags id variants { ...VariantFields } }
fragment VariantFields on Variant { weight { value } sku }`);
  expect(add('query Tree { tree { id } }')).toBe('query Tree { tree { id } }');
});

it('adds a text as it is, whatever its signs mean elsewhere', () => {
  const add = fieldAdder({variant: 'note(text: "$&")'}, fragments);
  expect(add(query)).toContain('{ note(text: "$&") sku }');
});

it('changes no query without fields', () => {
  expect(fieldAdder({}, fragments)(query)).toBe(query);
  expect(fieldAdder({product: undefined}, fragments)(query)).toBe(query);
});

it.each(['', '  ', '{ tags', 'tags }', 'seo { title', 'image(width: 5', 'a { b( } )'])(
  'refuses %j, which would break each query',
  (product) => {
    expect(() => fieldAdder({product}, fragments)).toThrow(/"fields\.product" is .* "tags seo/s);
  },
);
